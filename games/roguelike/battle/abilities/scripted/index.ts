import type { Battle, Strike } from '../../state.ts';
import type { ScriptName } from '../vocabulary.ts';
import { conserveAmmo } from './conserveAmmo.ts';
import { rapidReload } from './rapidReload.ts';

/** What no words say. */
export interface Script {
  /** One sentence for the player. */
  readonly text: string;
  readonly quickensCooldown?: true;
  delivered?(battle: Battle, strike: Strike): void;
}

export const scripts: { readonly [S in ScriptName]: Script } = {
  conserve_ammo: conserveAmmo,
  rapid_reload: rapidReload,
};
