import type { Refusal } from '@tactarium/engine';
import type { Command, View } from '@tactarium/games/mechs/client';
import type { SoundName } from '../../../art/sounds.ts';
import type { Plan } from './plan.ts';
import type { Prospect } from './useProspect.ts';

/** What a deed goes by and what it can do. Several deeds may come before React draws again, so each asks for `now`. */
export interface Mind {
  now(): Prospect & { readonly view: View; readonly plan: Plan };
  change(next: Partial<Plan> | ((plan: Plan) => Plan)): void;
  /** Sends commands one after another and stops at the first that is refused. */
  order(commands: readonly Command[]): void;
  /** Says why something cannot be done; undefined takes it back. */
  refuse(refusal: Refusal | undefined): void;
  sound(name: SoundName): void;
}
