import { describe, expect, it } from 'vitest';
import { simulationSeed } from './dice/seed.ts';
import { randomGame } from './laws/play.ts';
import { match } from './match.ts';
import { Recorder, type Replay, readReplay, verify } from './replay.ts';
import { pennies } from './testing/pennies.ts';

const game = match(pennies);

function recorded(): Replay {
  const recorder = new Recorder(game, { rounds: 5 }, simulationSeed(1, 2));
  for (const { seat, command, after, events } of randomGame(game, { rounds: 5 }, 1, 2)) {
    recorder.add(seat, command, after, events);
  }
  return JSON.parse(JSON.stringify(recorder.replay()));
}

describe('a replay', () => {
  const replay = recorded();

  it('is verified by playing it again', () => {
    const seen: number[] = [];
    expect(verify(game, replay, (_, index) => seen.push(index))).toEqual({ is: 'verified', commands: seen.length });
    expect(seen).toHaveLength(replay.commands.length);
  });

  it('names the command whose digest was corrupted', () => {
    const corrupted = { ...replay, digests: replay.digests.with(3, '0000000000000000') };
    expect(verify(game, corrupted)).toEqual({ is: 'broken', at: 3, why: 'its digest differs' });
  });

  it('names the command whose events were changed', () => {
    const changed = { ...replay, events: replay.events.with(2, [{ type: 'showed', seat: 0.5 }]) };
    expect(verify(game, changed)).toEqual({ is: 'broken', at: 2, why: 'its events differ' });
  });

  it('names a command that is refused, cannot be read, or is nobody’s', () => {
    const altered = (index: number, entry: Replay['commands'][number]) =>
      verify(game, { ...replay, commands: replay.commands.with(index, entry) });
    expect(altered(1, { actor: 'arena', command: { type: 'toss' } })).toMatchObject({ is: 'broken', at: 1 });
    expect(altered(1, { actor: 'even', command: { type: 'cheat' } })).toMatchObject({ at: 1, why: /cannot be read/ });
    expect(altered(1, { actor: 'purple', command: { type: 'toss' } })).toMatchObject({ at: 1, why: /no seat/ });
  });

  it('made under other rules says so', () => {
    expect(verify(game, { ...replay, rules: '0' })).toEqual({ is: 'made under other rules', rules: '0' });
  });

  it('of another game, or with options the game refuses, is broken', () => {
    expect(verify(game, { ...replay, game: 'chess' })).toMatchObject({ is: 'broken', why: /chess/ });
    expect(verify(game, { ...replay, options: {} })).toMatchObject({ is: 'broken', why: /options/ });
  });

  it.each([
    ['$', null],
    ['$', []],
    ['game', { ...recorded(), game: 7 }],
    ['rules', { ...recorded(), rules: undefined }],
    ['options', { ...recorded(), options: undefined }],
    ['seed', { ...recorded(), seed: 'sfc32:1' }],
    ['commands', { ...recorded(), commands: {} }],
    ['commands', { ...recorded(), commands: new Array(100_001).fill({}) }],
    ['digests', { ...recorded(), digests: [] }],
    ['events', { ...recorded(), events: undefined }],
    ['commands[0].actor', { ...recorded(), commands: recorded().commands.map(() => ({})) }],
    ['commands[1].command', { ...recorded(), commands: recorded().commands.with(1, { actor: 'even', command: 3 }) }],
    ['digests[2]', { ...recorded(), digests: recorded().digests.with(2, 7 as never) }],
    ['events[0]', { ...recorded(), events: recorded().events.with(0, 'x' as never) }],
    ['events[0][0]', { ...recorded(), events: recorded().events.with(0, [{ kind: 1 }]) }],
  ])('is refused with the place %s', (place, json) => {
    expect(readReplay(json)).toMatchObject({ ok: false, error: { code: 'replay/malformed', detail: { place } } });
  });
});
