import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import type { AnyEntry } from './entry.ts';
import type { Actor } from './game.ts';
import { laws } from './laws/laws.ts';
import { type MatchState, match } from './match.ts';
import { Table } from './table.ts';
import { pennies } from './testing/pennies.ts';

const game = match(pennies);
type State = ReturnType<typeof game.setup>;
const SEED = `sfc32:${'1'.repeat(32)}` as const;
const start = () => game.setup({ rounds: 9 }, SEED);

/** Plays the commands, all of which must be accepted, and gives the state after them and what was told. */
function played(...steps: readonly (readonly [Actor, object])[]) {
  let state = start();
  const events: object[] = [];
  for (const [actor, json] of steps) {
    const applied = applyJson(state, actor, json);
    if (!applied.ok) throw new Error(`${JSON.stringify(json)} is refused: ${applied.error.code}`);
    state = applied.value.state;
    events.push(...applied.value.events);
  }
  return { state, events };
}

function applyJson(state: State, actor: Actor, json: object) {
  const command = game.readCommand(json);
  return command.ok ? apply(game, state, actor, command.value) : command;
}

const refusalOf = (state: State, actor: Actor, json: object): string | undefined => {
  const answer = applyJson(state, actor, json);
  return answer.ok ? undefined : answer.error.code;
};

const show = { type: 'show', side: 'heads' };

describe('a match', () => {
  it('obeys the laws with the smallest game', () => {
    for (const law of laws) {
      const secret = (state: unknown) =>
        (state as MatchState<{ shown: readonly unknown[] }>).game.shown.every((coin) => coin === null);
      const trial = { samples: [{ rounds: 1 }, { rounds: 5 }], games: 10, run: 1, secret };
      expect(law.check(game, trial).positions).toBeGreaterThan(20);
    }
  });

  it('ends when a side resigns, in its turn or out of it', () => {
    expect(game.outcome(played([0, { type: 'resign' }]).state)).toEqual({
      result: 'won',
      winner: 1,
      reason: 'resigned',
    });
    const { state, events } = played([1, show], [1, { type: 'resign' }]);
    expect(game.outcome(state)).toEqual({ result: 'won', winner: 0, reason: 'resigned' });
    expect(events.at(-2)).toEqual({ type: 'resigned', seat: 'odd' });
    expect(refusalOf(state, 0, { type: 'resign' })).toBe('match/over');
    expect(refusalOf(state, 0, show)).toBe('match/over');
  });

  it.each([
    [true, { result: 'draw', reason: 'draw_agreed' }],
    [false, undefined],
  ])('lets a bot answer an offer as its game says: %s', (taken, outcome) => {
    const table = new Table(
      { game: pennies, takesDraw: () => taken } as Pick<AnyEntry, 'game' | 'takesDraw'>,
      { rounds: 9 },
      SEED,
    );
    expect(table.act(0, { type: 'offer_draw' }).ok).toBe(true);
    expect(table.ask(1, { name: 'idle', about: '', decide: () => show })).toBe(true);
    expect(table.outcome).toEqual(outcome);
  });

  it('does not let a game be resigned that does not allow it', () => {
    const stubborn = match({ ...pennies, allows: { ...pennies.allows, resign: false } });
    expect(stubborn.refuse(start(), 0, { type: 'resign' })?.code).toBe('resign/not-allowed');
    expect(stubborn.legal(start(), 0)).not.toContainEqual({ type: 'resign' });
  });

  it('ends in a draw when an offer is accepted', () => {
    const { state } = played([0, { type: 'offer_draw' }], [1, { type: 'accept_draw' }]);
    expect(game.outcome(state)).toEqual({ result: 'draw', reason: 'draw_agreed' });
  });

  it('takes one offer a turn, answered by the other side alone', () => {
    const { state } = played([0, { type: 'offer_draw' }]);
    expect(refusalOf(state, 0, { type: 'offer_draw' })).toBe('draw/offered-already');
    expect(refusalOf(state, 0, { type: 'accept_draw' })).toBe('draw/no-offer');
    const declined = played([0, { type: 'offer_draw' }], [1, { type: 'decline_draw' }]).state;
    expect(refusalOf(declined, 1, { type: 'accept_draw' })).toBe('draw/no-offer');
    expect(refusalOf(declined, 0, { type: 'offer_draw' })).toBe('draw/offered-already');
    expect(refusalOf(played([0, show], [1, show]).state, 0, { type: 'offer_draw' })).toBeUndefined();
  });

  it('offers only when the game lets a side offer', () => {
    expect(refusalOf(played([0, show]).state, 0, { type: 'offer_draw' })).toBe('draw/not-now');
  });

  it('lets an offer stand until the other side has moved', () => {
    const standing = played([0, { type: 'offer_draw' }], [0, show]).state;
    expect(standing.draws.offer).toEqual({ seat: 0, turn: 0 });
    const { state, events } = played([0, { type: 'offer_draw' }], [0, show], [1, show]);
    expect(state.draws.offer).toBeUndefined();
    expect(events).toContainEqual({ type: 'draw_lapsed' });
  });

  it('takes an answer that names its offer, and none that names another', () => {
    const { state } = played([0, { type: 'offer_draw' }]);
    expect(refusalOf(state, 1, { type: 'accept_draw', offer: 7 })).toBe('draw/no-offer');
    expect(refusalOf(state, 1, { type: 'accept_draw', offer: 0 })).toBeUndefined();
  });

  it('hears of time from the arena alone, and only of seats that owe a command', () => {
    expect(refusalOf(start(), 0, { type: 'timeout', seat: 'odd' })).toBe('match/not-the-arena');
    expect(refusalOf(played([0, show]).state, 'arena', { type: 'timeout', seat: 'even' })).toBe('timeout/owes-nothing');
    const { state } = played([0, show], ['arena', { type: 'timeout', seat: 'odd' }]);
    expect(game.outcome(state)).toEqual({ result: 'won', winner: 0, reason: 'timeout' });
    const both = played(['arena', { type: 'timeout', seat: ['even', 'odd'] }]).state;
    expect(game.outcome(both)).toEqual({ result: 'void', reason: 'timeout' });
  });

  it('is not played by the arena', () => {
    expect(refusalOf(start(), 'arena', { type: 'resign' })).toBe('match/not-seated');
    expect(refusalOf(start(), 'arena', show)).toBe('match/not-seated');
  });

  it.each([
    { type: 'resign', now: true },
    { type: 'accept_draw', offer: 'first' },
    { type: 'accept_draw', offer: 0.5 },
    { type: 'timeout' },
    { type: 'timeout', seat: 'purple' },
    { type: 'timeout', seat: [] },
    { type: 'timeout', seat: 'arena' },
    { type: 'timeout', seat: ['even', 'odd', 'even'] },
    { type: 'show', side: 'edge' },
    {},
  ])('refuses to read %j', (json) => {
    expect(game.readCommand(json)).toMatchObject({ ok: false, error: { code: 'command/malformed' } });
  });
});
