import type { Facing } from '@tactarium/engine/grid/hex';
import { type Cell, indexOfCell } from '../field/field.ts';
import { knownState } from '../known.ts';
import { type Mech, NOWHERE } from '../mech.ts';
import type { Column } from '../resolution/location.ts';
import { meanDamage } from '../resolution/mean.ts';
import type { Moved } from '../resolution/tables.ts';
import { chance } from '../resolution/toHit.ts';
import { refuseShot } from '../rules/declare.ts';
import { isWaiting } from '../rules/flow.ts';
import { columnFor, rangeBetween, shotNumber, sightBetween } from '../rules/situation.ts';
import { mechNamed, type State } from '../state.ts';
import type { View } from '../view.ts';
import { type SightView, viewSight } from './sight.ts';

/** Where and how a mech would stand. */
export interface Stance {
  readonly at: Cell;
  readonly facing: Facing;
  readonly moved: Moved;
  readonly hexes: number;
}

/** The shot that is likeliest to hit, and the twist it takes. */
export interface BestShot {
  readonly weapon: string;
  readonly number: number;
  /** Of 36. */
  readonly ways: number;
  readonly twist: number;
}

/** What one enemy is to a mech in a stance. */
export interface Outlook {
  readonly enemy: string;
  readonly range: number;
  readonly sight: SightView;
  /** The side on which the enemy would strike the mech. */
  readonly ownColumn: Column;
  /** The side on which the mech would strike the enemy. */
  readonly theirColumn: Column;
  readonly mine?: BestShot;
  /** The enemy's best as it stands now. */
  readonly theirs?: BestShot;
  /** The enemy has still to move: its numbers may change. */
  readonly moves: boolean;
}

/** What every enemy on the field is to the mech, were it to stand so. */
export function outlookOf(view: View, id: string, stance: Stance): readonly Outlook[] {
  const state = knownState(view);
  const { field } = state;
  const mech = mechNamed(state, id);
  const at = indexOfCell(field, stance.at);
  if (!mech || at === undefined) return [];
  const self: Mech = { ...mech, ...stance, at };
  return state.mechs
    .filter((enemy) => enemy.side !== mech.side && !enemy.destroyed && enemy.at !== NOWHERE)
    .map((enemy): Outlook => {
      const [mine, theirs] = [bestShot(state, self, enemy), bestShot(state, enemy, self)];
      return {
        enemy: enemy.id,
        range: rangeBetween(state, at, enemy.at),
        sight: viewSight(field, sightBetween(state, self, enemy)),
        ownColumn: columnFor(state, self, enemy),
        theirColumn: columnFor(state, enemy, self),
        ...(mine && { mine }),
        ...(theirs && { theirs }),
        moves: state.phase === 'movement' && isWaiting(state, enemy),
      };
    });
}

function bestShot(state: State, shooter: Mech, target: Mech): BestShot | undefined {
  if (shooter.shutdown || !shooter.conscious) return undefined;
  let best: (BestShot & { damage: number }) | undefined;
  for (const twist of shooter.twisted ? [shooter.twist] : [0, -1, 1]) {
    const twisted: Mech = { ...shooter, twist };
    for (const mount of shooter.sheet.weapons) {
      if (refuseShot(state, twisted, mount.id, target)) continue;
      const { number } = shotNumber(state, twisted, mount, target);
      const damage = meanDamage(mount.weapon);
      if (best && (number > best.number || (number === best.number && damage <= best.damage))) continue;
      best = { weapon: mount.id, number, ways: chance(state.rules, number, state), twist, damage };
    }
  }
  if (!best) return undefined;
  const { damage: _, ...shot } = best;
  return shot;
}
