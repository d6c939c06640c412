import { simulationSeed } from '@tactarium/engine';
import { expect, it } from 'vitest';
import type { Fielded } from './document.ts';
import { admit, fight, replayTold, type ToldBattle } from './told.ts';

const team = (leader: string, cards: readonly string[]): Fielded => ({
  leader,
  spells: [],
  team: cards.map((card, x) => ({ card, tier: 1, at: { x, y: 0 } })),
});
const told = fight(
  simulationSeed(7),
  team('humans/commander_aldric', ['humans/footman', 'humans/footman#2', 'humans/archer']),
  team('undead/lich_king_malachar', ['undead/zombie', 'undead/zombie#2']),
);

it('a battle that is handed on is fought again, and is the same', () => {
  const { verdict, result, rounds, events } = replayTold(told);
  expect(verdict).toBe('same');
  expect([result, rounds]).toEqual([told.result, told.rounds]);
  expect(events.length).toBeGreaterThan(10);
});

it.each<[string, Partial<ToldBattle>, string]>([
  ['another digest', { digest: '0' }, 'broken'],
  ['another result', { result: told.result === 'win' ? 'lose' : 'win' }, 'broken'],
  ['another length', { rounds: told.rounds + 1 }, 'broken'],
  ['another seed', { seed: simulationSeed(8) }, 'broken'],
  ['other rules', { rules: '0' }, 'other_rules'],
])('with %s it is %s', (_, change, verdict) => {
  expect(replayTold({ ...told, ...change }).verdict).toBe(verdict);
});

it.each<[string, Fielded, string]>([
  ['an unknown unit', team(told.own.leader, ['humans/nobody']), 'battle/unknown-unit'],
  ['an unknown leader', { ...told.own, leader: 'humans/nobody' }, 'battle/unknown-leader'],
  ['two in one place', { ...told.own, team: [told.own.team[0]!, told.own.team[0]!] }, 'battle/bad-places'],
])('is not admitted with %s', (_, own, code) => {
  expect(admit({ ...told, own })).toMatchObject({ ok: false, error: { code } });
});
