import cowled from '~icons/game-icons/cowled';
import dominoMask from '~icons/game-icons/domino-mask';
import jesterHat from '~icons/game-icons/jester-hat';
import visoredHelm from '~icons/game-icons/visored-helm';
import { outline } from '../../art/outline.ts';

/** The faces of the computer's levels; their names stand in the words, under `characters`. */
export const portraits = {
  baby: outline(jesterHat),
  normal: outline(visoredHelm),
  hard: outline(dominoMask),
  nightmare: outline(cowled),
} as const;
