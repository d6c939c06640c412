import skull from '~icons/game-icons/broken-skull';
import cog from '~icons/game-icons/cog';
import swords from '~icons/game-icons/crossed-swords';
import hourglass from '~icons/game-icons/hourglass';
import laurel from '~icons/game-icons/laurel-crown';
import crown from '~icons/game-icons/queen-crown';
import book from '~icons/game-icons/rule-book';
import hands from '~icons/game-icons/shaking-hands';
import spyglass from '~icons/game-icons/spyglass';
import stairs from '~icons/game-icons/stairs';
import { outline } from './outline.ts';

/** What the shared pages draw. A game has its own icons beside its face, so that they are fetched with it. */
export const ICONS = {
  swords: outline(swords),
  crown: outline(crown),
  laurel: outline(laurel),
  skull: outline(skull),
  hands: outline(hands),
  book: outline(book),
  cog: outline(cog),
  hourglass: outline(hourglass),
  spyglass: outline(spyglass),
  stairs: outline(stairs),
} as const;
export type IconName = keyof typeof ICONS;
