import entMouth from '~icons/game-icons/ent-mouth';
import foxHead from '~icons/game-icons/fox-head';
import squirrel from '~icons/game-icons/squirrel';
import stagHead from '~icons/game-icons/stag-head';
import { outline } from '../../art/outline.ts';

/** The faces of the computer's levels; their names stand in the words, under `characters`. */
export const portraits = {
  baby: outline(squirrel),
  normal: outline(foxHead),
  hard: outline(stagHead),
  nightmare: outline(entMouth),
} as const;
