import type { Stage } from '@tactarium/engine';
import { positions } from './positions/positions.ts';

/** Battles can be shown in scenarios; the run around them is not there yet, so there is no Game to play. */
export const roguelike: Stage = { id: 'roguelike', positions };
