import { knownState } from '../known.ts';
import { standCost } from '../mech.ts';
import { type Piloting, pilotingOf } from '../resolution/piloting.ts';
import type { Cause } from '../resolution/record.ts';
import { waysBelow } from '../resolution/toHit.ts';
import { mechNamed } from '../state.ts';
import type { View } from '../view.ts';

/** MEC-31: what a mech would have to roll for this cause, line by line, and in how many of 36 it succeeds. */
export function pilotingFor(view: View, id: string, cause: Cause): (Piloting & { readonly ways: number }) | undefined {
  const { rules, mechs } = knownState(view);
  const mech = mechNamed({ mechs }, id);
  if (!mech) return undefined;
  const piloting = pilotingOf(rules, mech, cause);
  return { ...piloting, ways: 36 - waysBelow(piloting.number) };
}

/** MEC-31: the MP that standing up would cost; undefined for an unknown mech. */
export function standCostFor(view: View, id: string): number | undefined {
  const { rules, mechs } = knownState(view);
  const mech = mechNamed({ mechs }, id);
  return mech && standCost(rules, mech);
}
