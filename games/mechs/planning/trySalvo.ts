import { diceFrom, simulationSeed } from '@tactarium/engine';
import { copyMech, type Mech } from '../mech.ts';
import { resolve } from '../rules/resolve.ts';
import { SEATS } from '../seats.ts';
import { isArm, isLeg, LOCATIONS, type LocationName, PLATES } from '../sheet/locations.ts';
import { mechNamed, type State } from '../state.ts';
import type { View } from '../view.ts';
import { type Aim, draftSalvo } from './salvo.ts';

/** What became of one target, as counts among all trials. */
export interface Tally {
  readonly mech: string;
  destroyed: number;
  fell: number;
  unconscious: number;
  lostArm: number;
  lostLeg: number;
  /** Points of armor and structure lost, in all trials together. */
  damage: number;
  /** By location: trials in which its structure was damaged. */
  readonly opened: { [location in LocationName]: number };
}

/**
 * The salvo resolved many times by the rules themselves, from one seed: how often each target is destroyed, falls, or
 * loses a limb. What others have declared is left out; undefined where there is no such mech.
 */
export function trySalvo(
  view: View,
  id: string,
  twist: number,
  aims: readonly Aim[],
  samples: number,
  seed: number,
): readonly Tally[] | undefined {
  const state = draftSalvo(view, id, twist, aims);
  if (!state) return undefined;
  const before = state.mechs.filter((mech) => mech.id !== id);
  const tallies = before.map(newTally);
  const dice = diceFrom(simulationSeed(seed), SEATS.length);
  for (let n = 0; n < samples; n++) {
    const trial: State = { ...state, mechs: state.mechs.map(copyMech), dice };
    resolve(trial, undefined);
    for (const [index, mech] of before.entries()) count(tallies[index]!, mech, mechNamed(trial, mech.id)!);
  }
  return tallies;
}

const newTally = ({ id }: Mech): Tally => ({
  mech: id,
  destroyed: 0,
  fell: 0,
  unconscious: 0,
  lostArm: 0,
  lostLeg: 0,
  damage: 0,
  opened: Object.fromEntries(LOCATIONS.map((location) => [location, 0])) as Tally['opened'],
});

function count(tally: Tally, before: Mech, after: Mech): void {
  if (after.destroyed) tally.destroyed++;
  if (after.prone && !before.prone) tally.fell++;
  if (before.conscious && !after.conscious) tally.unconscious++;
  const lost = (location: number): boolean => before.structure[location]! > 0 && after.structure[location] === 0;
  if (LOCATIONS.some((_, location) => isArm(location) && lost(location))) tally.lostArm++;
  if (LOCATIONS.some((_, location) => isLeg(location) && lost(location))) tally.lostLeg++;
  for (const plate of PLATES.keys()) tally.damage += before.armor[plate]! - after.armor[plate]!;
  for (const [location, name] of LOCATIONS.entries()) {
    const torn = before.structure[location]! - after.structure[location]!;
    tally.damage += torn;
    if (torn > 0) tally.opened[name]++;
  }
}
