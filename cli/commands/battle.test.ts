import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runTyped } from '../testing/fakeTerminal.ts';

const typed = ['battle', '--left', 'humans', '--right', 'undead', '--seed', '7'];

it('tells a battle in words, and the same one for the same seed', async () => {
  const { code, printed } = await runTyped(typed);
  expect(code).toBe(0);
  expect(printed).toContain('Round 1.');
  expect(printed).toMatch(/attacks .* for \d+\./);
  expect(printed).toMatch(/(Left|Right) wins/);
  expect((await runTyped(typed)).printed).toBe(printed);
});

it('gives the events to programs', async () => {
  const { printed } = await runTyped([...typed, '--json']);
  const { events, winner, systems, teams } = JSON.parse(printed);
  expect(systems).toHaveLength(12);
  expect(teams[0].units).toHaveLength(6);
  expect(events.at(-1)).toEqual({ type: 'battle_ended', winner, reason: 'elimination' });
});

it('switches systems off and on', async () => {
  const off = JSON.parse((await runTyped([...typed, '--json', '--systems', 'none'])).printed);
  expect(off.systems).toEqual([]);
  expect(off.events.some(({ type }: { type: string }) => type === 'resolve_changed')).toBe(false);
  const some = JSON.parse((await runTyped([...typed, '--json', '--systems', 'all,-auras,-shred'])).printed);
  expect(some.systems).toHaveLength(10);
  const two = JSON.parse((await runTyped([...typed, '--json', '--systems', 'shred,resolve'])).printed);
  expect(two.systems).toEqual(['resolve', 'shred']);
});

const FACTIONS = ['order', 'chaos', 'nature', 'shadow', 'arcane', 'machine', 'humans', 'undead'];

it.each(FACTIONS)('RUN-16 %s can meet every faction', async (left) => {
  for (const right of FACTIONS) {
    const { code, printed } = await runTyped([
      'battle',
      '--left',
      left,
      '--right',
      right,
      '--seed',
      '5',
      '--tier',
      '3',
    ]);
    expect(code, right).toBe(0);
    expect(printed).toMatch(/(Left|Right) wins/);
  }
});

it('takes a team from a file', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'team-')), 'team.json');
  writeFileSync(file, JSON.stringify({ units: [{ unit: 'humans/paladin', tier: 3, at: [3, 1] }] }));
  const { printed } = await runTyped(['battle', '--left', file, '--right', 'undead', '--units', '1', '--seed', '1']);
  expect(printed).toContain('paladin L1');
  writeFileSync(file, JSON.stringify({ units: [{ unit: 'humans/paladin', tier: 4, at: [3, 1] }] }));
  const refused = await runTyped(['battle', '--left', file, '--right', 'undead']);
  expect(refused.code).toBe(2);
  expect(refused.warned).toContain('team/unknown-tier');
  expect(refused.warned).toContain('humans/paladin');
});

it.each([
  [['battle', '--left', 'human', '--right', 'undead'], 'There is no faction'],
  [[...typed, '--systems', 'luck'], 'There is no system'],
  [[...typed, '--units', '13'], '--units needs a whole number from 1 to 12'],
  [['battle', '--left', 'humans'], "required option '--right <team>' not specified"],
])('%j is bad usage', async (args, sentence) => {
  const { code, warned } = await runTyped(args);
  expect(warned).toContain(sentence);
  expect(code).toBe(2);
});
