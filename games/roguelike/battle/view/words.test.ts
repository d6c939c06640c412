import { diceFrom, simulationSeed } from '@tactarium/engine';
import { expect, it } from 'vitest';
import { factions } from '../../content/index.ts';
import { starterTeam } from '../../teams/starterTeam.ts';
import { createBattle } from '../setup/create.ts';
import type { BattleEvent } from '../state/events.ts';
import { playTurn } from '../turns/play.ts';
import { sayEvent } from './words.ts';

it('RUN-33 every event of many battles is said in a whole sentence, or not at all', () => {
  const said = new Set<string>();
  const odd: string[] = [];
  for (let n = 0; n < 20; n++) {
    const dice = diceFrom(simulationSeed(81, n), 2);
    const events: BattleEvent[] = [];
    const teams = [
      starterTeam(factions[n % factions.length]!.id, 0, 12, 1 + (n % 3), dice),
      starterTeam(factions[(n * 3 + 1) % factions.length]!.id, 1, 12, 1 + (n % 3), dice),
    ] as const;
    const battle = createBattle(teams, { dice, log: events });
    while (playTurn(battle));
    for (const event of events) {
      const sentence = sayEvent(event, (id) => `the ${id}`);
      if (sentence === undefined) continue;
      said.add(event.type);
      if (!/^\S.*\.$/.test(sentence) || /undefined|NaN|\[object|_/.test(sentence)) odd.push(sentence);
    }
  }
  expect(odd).toEqual([]);
  expect(said.size).toBeGreaterThan(20);
});

it('RUN-33 says who did what to whom, and why', () => {
  const say = (event: BattleEvent) => sayEvent(event, (id) => ({ A: 'Knight', B: 'Zombie' })[id] ?? id);
  expect(
    say({ type: 'attacked', attackerId: 'A', targetId: 'B', cause: 'attack', arc: 'rear', result: 'hit', damage: 25 }),
  ).toBe('Knight attacks Zombie from behind for 25.');
  expect(
    say({
      type: 'clash',
      attackerId: 'A',
      targetId: 'B',
      attackDamage: 25,
      riposteDamage: 8,
      attackResolveDamage: 0,
      riposteResolveDamage: 0,
      wasFlanked: false,
      riposteType: 'weak',
    }),
  ).toBe('Zombie ripostes for 8 (weak).');
  expect(say({ type: 'resolve_changed', unitId: 'A', amount: -20, resolve: 5, why: 'surrounded' })).toBe(
    'Knight loses 20 Resolve (surrounded).',
  );
  expect(say({ type: 'turned', unitId: 'A', facing: 'north' })).toBeUndefined();
});
