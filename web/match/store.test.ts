import { err, ok, refusal, type Typed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import type { Listener, MatchSource } from './source.ts';
import { createMatch, type Moment } from './store.ts';

/** A game that counts: its view is a number, each event adds one. */
const counting = { seats: ['red', 'blue'], project: (view: number) => view + 1 };
const seen = (game: number) => ({
  match: 'm',
  game: 'counting',
  seat: 'red',
  n: 0,
  options: {},
  sitters: [],
  view: { game, draws: { offered: [-1, -1] } },
  told: [],
});

function table(answer: Awaited<ReturnType<MatchSource<number, Typed, Typed>['send']>> = ok(undefined)) {
  let listener!: Listener<number, Typed>;
  const stages: (Moment & { readonly type: string; readonly view: number; done(): void })[] = [];
  const source: MatchSource<number, Typed, Typed> = {
    listen: (one) => {
      listener = one;
      return () => {};
    },
    send: async () => answer,
    rematch: async () => ok('next'),
  };
  const match = createMatch(source, counting, {
    show: (event, view, { signal, rest }) =>
      new Promise<void>((done) => stages.push({ type: event.type, view, signal, rest, done })),
  });
  match.open();
  listener.seen(seen(10));
  return { match, listener, stages, shown: () => match.store.getState() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a match on the page', () => {
  it('plays one event after the other, and projects each when it was seen', async () => {
    const { listener, stages, shown } = table();
    listener.news([{ type: 'one' }, { type: 'two' }]);
    expect(stages.map(({ type }) => type)).toEqual(['one']);
    expect(shown()).toMatchObject({ busy: true, playing: { type: 'one' }, view: { game: 10 } });
    stages[0]!.done();
    await settled();
    expect(stages.map(({ type, view }) => [type, view])).toEqual([
      ['one', 10],
      ['two', 11],
    ]);
    stages[1]!.done();
    await settled();
    expect(shown()).toMatchObject({ busy: false, view: { game: 12 }, log: [{ type: 'one' }, { type: 'two' }] });
    expect(shown().playing).toBeUndefined();
  });

  it('takes news that come while it plays', async () => {
    const { listener, stages, shown } = table();
    listener.news([{ type: 'one' }]);
    listener.news([{ type: 'two' }]);
    stages[0]!.done();
    await settled();
    stages[1]!.done();
    await settled();
    expect(shown().view?.game).toBe(12);
  });

  it('throws away what was waiting when a fresh view comes', async () => {
    const { listener, stages, shown } = table();
    listener.news([{ type: 'one' }, { type: 'two' }]);
    listener.seen(seen(50));
    stages[0]!.done();
    await settled();
    expect(shown()).toMatchObject({ view: { game: 50 }, log: [], busy: false });
    listener.news([{ type: 'three' }]);
    stages.at(-1)!.done();
    await settled();
    expect(shown().view?.game).toBe(51);
  });

  it('plays the rest of a burst at once when hurried, and the next one with the stage again', async () => {
    const { match, listener, stages, shown } = table();
    listener.news([{ type: 'one' }, { type: 'two' }, { type: 'three' }]);
    expect(stages[0]!.rest.map(({ type }) => type)).toEqual(['two', 'three']);
    match.hurry();
    await settled();
    expect(stages[0]!.signal.aborted).toBe(true);
    expect(stages).toHaveLength(1);
    expect(shown()).toMatchObject({ busy: false, view: { game: 13 } });
    listener.news([{ type: 'four' }]);
    expect(stages.at(-1)!.type).toBe('four');
    expect(stages.at(-1)!.signal.aborted).toBe(false);
  });

  it('takes a refusal of the page itself, and takes it back', () => {
    const { match, shown } = table();
    match.refuse(refusal('move/immobile'));
    expect(shown()).toMatchObject({ refused: { code: 'move/immobile' } });
    match.refuse(undefined);
    expect(shown()).not.toHaveProperty('refused');
  });

  it('follows offers of a draw, which no game knows', async () => {
    const { listener, stages, shown } = table();
    listener.news([{ type: 'draw_offered', seat: 'blue', turn: 4 } as Typed]);
    stages[0]!.done();
    await settled();
    expect(shown().view).toEqual({ game: 10, draws: { offer: { seat: 1, turn: 4 }, offered: [-1, 4] } });
  });

  it('says why a command was refused, until the next', async () => {
    const { match, shown } = table(err(refusal('move/blocked')));
    expect(await match.send({ type: 'move' })).toBe(false);
    expect(shown()).toMatchObject({ refused: { code: 'move/blocked' }, busy: false });
    const next = match.send({ type: 'move' });
    expect(shown()).not.toHaveProperty('refused');
    await next;
  });

  it('is gone when its source says so', () => {
    const { listener, shown } = table();
    listener.gone(refusal('match/not-found'));
    expect(shown()).toMatchObject({ status: 'gone', problem: { code: 'match/not-found' } });
  });
});
