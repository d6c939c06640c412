import type { Slot, Subsystem } from '@tactarium/games/roguelike/battle/resolution/subsystem';
import {
  type Rules,
  resolution,
  rulesFor,
  SYSTEMS,
  type SystemName,
} from '@tactarium/games/roguelike/battle/resolution/table';
import { type Counts, count } from './counts.ts';
import { fight, type Match } from './trial.ts';

/** Only one battle in this many is examined so closely: it is fought again without each system. */
export const LOOKED_AT_EVERY = 50;

type Told = (...said: unknown[]) => unknown;
type Numbers = Readonly<Record<string, number>>;

const without = new Map<SystemName, Rules>(
  SYSTEMS.map((name) => [name, rulesFor(SYSTEMS.filter((other) => other !== name))]),
);

/**
 * How often each system had a say in this battle: answers that changed a number or forbade something, moments in which
 * it made something happen, and whether another side would have won without it.
 */
export function countSystems(match: Match, winner: number, counts: Counts): void {
  const said = newEar();
  fight(match, listening(said));
  count(counts, ['systems', 'battles']);
  for (const name of SYSTEMS) {
    const { answers, acts } = said[name]!;
    if (answers + acts > 0) count(counts, ['systems', 'present', name]);
    count(counts, ['systems', 'answers', name], answers);
    count(counts, ['systems', 'acts', name], acts);
    if (fight(match, without.get(name)).winner !== winner) count(counts, ['systems', 'decides', name]);
  }
}

type Ear = { readonly [name: string]: { answers: number; acts: number } };

export const newEar = (): Ear => Object.fromEntries(SYSTEMS.map((name) => [name, { answers: 0, acts: 0 }]));

/** The usual rules, with a listener at every entry of the table. */
export function listening(said: Ear): Rules {
  const table = Object.fromEntries(
    (Object.keys(resolution) as Slot[]).map((slot) => [
      slot,
      resolution[slot].map((subsystem: Subsystem): Subsystem => {
        const told = subsystem[slot] as Told;
        const heard = said[subsystem.name];
        return heard ? { name: subsystem.name, [slot]: overheard(told, heard) } : subsystem;
      }),
    ]),
  );
  return rulesFor(SYSTEMS, table as typeof resolution);
}

function overheard(told: Told, heard: { answers: number; acts: number }): Told {
  return (...said) => {
    const tally = said.at(-1) as Numbers;
    const battle = said[0] as ReturnType<typeof fight>['battle'];
    const [sum, made] = [sumOf(tally), battle.log!.length + battle.pending.length];
    const answer = told(...said);
    if (answer === true || sumOf(tally) !== sum) heard.answers++;
    if (battle.log!.length + battle.pending.length !== made) heard.acts++;
    return answer;
  };
}

/** Of a Tally or a Scale; anything else that is asked about has none of these. */
const sumOf = (said: Numbers): number =>
  (said['percent'] ?? 0) * 1_000_003 + (said['flat'] ?? 0) * 1009 + (said['times'] ?? 0) / (said['over'] ?? 1);
