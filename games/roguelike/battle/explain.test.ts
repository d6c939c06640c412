import { diceFrom, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import { botTeam, mirrorTeam } from '../teams/botTeam.ts';
import { accountOf, damageFrom, EXPLAINED, effectiveOf, explainUnit } from './explain.ts';
import { type BattleDocument, recordBattle } from './resolve.ts';
import { createBattle } from './setup/create.ts';
import { playTurn } from './turns/play.ts';

const BATTLES = Number(process.env['EXPLAINED_BATTLES'] ?? 60);

/** Bots of two factions with plenty of gold: tiers, leaders and spells of all kinds. */
function documentOf(number: number): BattleDocument {
  const dice = diceFrom(simulationSeed(77, number), 0);
  const team = (place: number) => {
    const faction = factions[place % factions.length]!;
    const names = Object.keys(faction.leaders);
    const leader = `${faction.id}/${names[number % names.length]!}`;
    return botTeam({ faction: faction.id, leader, gold: 60, hand: 9, deck: 'built' }, dice).team;
  };
  return { seed: simulationSeed(78, number), left: team(number), right: mirrorTeam(team(number + 3), 1) };
}

describe('the account of a battle', () => {
  it('is of the battle that was fought, event by event', () => {
    const document = documentOf(0);
    expect([...accountOf(document).events]).toEqual(recordBattle(document).events);
  });

  it('RUN-28 RUN-35 reckons every blow: its parts give the damage, and that is what the event says unless allies bear a part', () => {
    let blows = 0;
    for (let number = 0; number < BATTLES; number++) {
      const { events, blows: reckoned } = accountOf(documentOf(number));
      for (const [place, blow] of reckoned) {
        const event = events[place]!;
        expect(event.type).toBe('attacked');
        if (event.type !== 'attacked') continue;
        expect([event.attackerId, event.targetId, event.cause]).toEqual([blow.attacker, blow.target, blow.cause]);
        const isImmune = blow.damage === 0 && event.damage === 0;
        if (!isImmune) expect(damageFrom(blow)).toBe(blow.damage);
        const softened = events
          .slice(Math.max(0, place - 20), place)
          .some((before) => before.type === 'damage_shared' && before.unitId === blow.target);
        if (!softened && event.damage !== blow.damage) expect(event.damage).toBeGreaterThan(blow.damage);
        blows++;
      }
      const hits = events.filter((event) => event.type === 'attacked' && event.result === 'hit');
      expect(reckoned.size).toBe(hits.length);
    }
    expect(blows).toBeGreaterThan(BATTLES * 20);
  });

  it('RUN-35 gives every effective number of every unit by its parts', () => {
    for (let number = 0; number < BATTLES / 4; number++) {
      const { seed, left, right } = documentOf(number);
      const battle = createBattle([left, right], { dice: diceFrom(seed, 0) });
      for (let turn = 0; playTurn(battle); turn++) {
        if (turn % 7 !== 0) continue;
        for (const unit of battle.units) {
          const parts = explainUnit(battle, unit);
          const totals = Object.fromEntries(EXPLAINED.map((stat) => [stat, parts[stat].total]));
          expect(totals).toEqual(effectiveOf(battle, unit));
        }
      }
    }
  });

  it('RUN-34 RUN-30 has a decision for every turn in which a unit could act, and whom it struck was among the best it weighed', () => {
    const { events, decisions } = accountOf(documentOf(5));
    expect(decisions.size).toBeGreaterThan(20);
    for (const [place, { rule, unit, weighed }] of decisions) {
      const begun = events[place]!;
      expect(begun.type === 'turn_started' && begun.unitId).toBe(unit);
      if (rule !== 'strike' && rule !== 'engaged_strike') continue;
      const end = events.findIndex((event, i) => i > place && event.type === 'turn_started');
      const blow = events
        .slice(place, end < 0 ? undefined : end)
        .find((event) => event.type === 'attacked' && event.attackerId === unit && event.cause === 'attack');
      if (blow?.type !== 'attacked') continue;
      const best = Math.max(...weighed.map(({ score }) => score));
      expect(weighed.find(({ id }) => id === blow.targetId)?.score).toBe(best);
    }
  });
});
