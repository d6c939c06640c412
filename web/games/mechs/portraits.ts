import androidMask from '~icons/game-icons/android-mask';
import planePilot from '~icons/game-icons/plane-pilot';
import robotHelmet from '~icons/game-icons/robot-helmet';
import spiderBot from '~icons/game-icons/spider-bot';
import { outline } from '../../art/outline.ts';

/** The faces of the computer's levels; their names stand in the words, under `characters`. */
export const portraits = {
  baby: outline(planePilot),
  normal: outline(robotHelmet),
  hard: outline(androidMask),
  nightmare: outline(spiderBot),
} as const;
