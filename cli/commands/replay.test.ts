import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Json, Replay } from '@tactarium/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTyped, steppingEverywhere } from '../testing/fakeTerminal.ts';
import { readKey } from './replay.ts';

let folder: string;
let recorded: Replay;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
  const args = ['play', 'rps', '--variant', 'onslaught', '--bot', 'baby', '--seed', '3', '--record', file('game.json')];
  await runTyped(args, steppingEverywhere(6, 3, 200));
  recorded = JSON.parse(readFileSync(file('game.json'), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string): string => path.join(folder, name);
const save = (name: string, replay: unknown): string => {
  writeFileSync(file(name), typeof replay === 'string' ? replay : JSON.stringify(replay));
  return file(name);
};
const withEntry = <T>(list: readonly T[], index: number, entry: T): readonly T[] => list.with(index, entry);

describe('a recorded game', () => {
  it('is verified and shown step by step with everything open', async () => {
    const { code, printed } = await runTyped(['replay', file('game.json')]);
    const n = recorded.commands.length;
    expect(code).toBe(0);
    expect(printed).toContain(`Verified: played again, its ${n} commands give the same events and digests.`);
    expect(printed).toMatch(new RegExp(`\n${n} of ${n}  (red|blue): `));
    expect(printed).not.toContain('?');
    expect(printed.split('┌').length - 1).toBe(n + 1);
  });

  it('can only be verified', async () => {
    const { code, printed } = await runTyped(['replay', file('game.json'), '--verify']);
    expect(printed.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(0);
  });

  it('is stepped through at a terminal', async () => {
    const { printed } = await runTyped(
      ['replay', file('game.json')],
      ['', 'n', 'p', '3', 'p', '999999', 'x', 'q'],
      true,
    );
    const shown = [...printed.matchAll(/\n(The beginning|\d+(?= of))/g)].map(([, head]) => head);
    expect(shown).toEqual(['The beginning', '1', '2', '1', '3', '2']);
    expect(printed).toContain(`There are steps 0 to ${recorded.commands.length}.`);
  });

  it('tells what either side believed, move by move', async () => {
    const { code, printed } = await runTyped(['replay', file('game.json'), '--beliefs']);
    expect(code).toBe(0);
    // At first every hidden piece of an onslaught is as likely each of three kinds.
    expect(printed).toContain('Red believes\n  r  33 %  p  33 %  s  33 %  a5 b5 c5 a6 b6 c6\n');
    expect(printed).toContain('Blue believes\n  R  33 %  P  33 %  S  33 %  a1 b1 c1 a2 b2 c2\n');
    const answer = JSON.parse((await runTyped(['replay', file('game.json'), '--beliefs', '--json'])).printed);
    expect(answer.steps[0].beliefs[0]).toBe('Red believes');
  });

  it('is answered in JSON for programs', async () => {
    const { printed } = await runTyped(['replay', file('game.json'), '--json']);
    const answer = JSON.parse(printed);
    expect(answer).toMatchObject({ game: 'rps', verdict: { is: 'verified' }, outcome: { reason: expect.any(String) } });
    expect(answer.steps).toHaveLength(recorded.commands.length);
  });
});

describe('a game that was tampered with', () => {
  it('with a corrupted digest names the command, and shows positions up to it', async () => {
    const broken = save('digest.json', { ...recorded, digests: withEntry(recorded.digests, 4, '0'.repeat(16)) });
    const { code, printed } = await runTyped(['replay', broken]);
    const { actor, command } = recorded.commands[4]!;
    const place = `command 5 of ${recorded.commands.length}, ${actor} ${JSON.stringify(command)}`;
    expect(printed).toContain(`Broken at ${place}: its digest differs.`);
    expect(printed.split('┌').length - 1).toBe(5);
    expect(code).toBe(1);
  });

  it('with another event is broken too', async () => {
    const events = withEntry(recorded.events, 2, [{ type: 'passed', seat: 'red' }]);
    const { code, printed } = await runTyped(['replay', save('events.json', { ...recorded, events }), '--verify']);
    expect(printed).toContain('its events differ.');
    expect(code).toBe(1);
  });

  it('made under other rules it is told from its events, whatever they hold', async () => {
    const strange: Json[] = [
      { type: 'moved' },
      { type: 'teleported', text: '\x1b[2J' },
      { type: 'resigned', seat: 'red' },
    ];
    const other = save('other.json', { ...recorded, rules: '0', events: withEntry(recorded.events, 0, strange) });
    const { code, printed } = await runTyped(['replay', other]);
    expect(printed).toContain('Made under other rules ("0"; these are');
    expect(printed).toContain('  {"type":"moved"}\n  {"type":"teleported","text":"\\u001b[2J"}\n  Red resigns.\n');
    expect(printed).not.toContain('┌');
    expect(printed).not.toContain('\x1b');
    expect(code).toBe(0);
    expect((await runTyped(['replay', other, '--verify'])).code).toBe(1);
  });
});

describe('what is no recorded game', () => {
  it.each([
    ['cut short', () => save('cut.json', JSON.stringify(recorded).slice(0, 1000)), 'is not JSON, or was cut short'],
    ['empty', () => save('empty.json', ''), 'is not JSON'],
    ['junk', () => save('junk.json', '\0\x01'), 'is not a text'],
    ['a list', () => save('list.json', []), 'is not a recorded game: $ is not an object'],
    ['without commands', () => save('none.json', { ...recorded, commands: 3 }), 'commands is not a list'],
    ['of another game', () => save('chess.json', { ...recorded, game: 'chess' }), 'There is no game "chess"'],
    ['deep', () => save('deep.json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`), 'nested too deeply'],
    ['a folder', () => folder, 'is a folder'],
    ['missing', () => file('missing.json'), 'does not exist'],
  ])('%s: it is said in a sentence', async (_, make, sentence) => {
    const { code, warned } = await runTyped(['replay', make()]);
    expect(warned).toContain(sentence);
    expect(warned.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
});

it('keys lead through the steps', () => {
  expect(readKey('', 0, 9)).toBe(1);
  expect(readKey('N', 8, 9)).toBe(9);
  expect(readKey('n', 9, 9)).toBe('This is the end.');
  expect(readKey('p', 0, 9)).toBe('This is the beginning.');
  expect(readKey('7', 0, 9)).toBe(7);
  expect(readKey('10', 0, 9)).toBe('There are steps 0 to 9.');
  expect(readKey('q', 0, 9)).toBe('leave');
});
