import skull from '~icons/game-icons/broken-skull';
import forest from '~icons/game-icons/circle-forest';
import cog from '~icons/game-icons/cog';
import swords from '~icons/game-icons/crossed-swords';
import gecko from '~icons/game-icons/gecko';
import hourglass from '~icons/game-icons/hourglass';
import laurel from '~icons/game-icons/laurel-crown';
import mech from '~icons/game-icons/missile-mech';
import crown from '~icons/game-icons/queen-crown';
import rock from '~icons/game-icons/rock';
import book from '~icons/game-icons/rule-book';
import scissors from '~icons/game-icons/scissors';
import scroll from '~icons/game-icons/scroll-unfurled';
import hands from '~icons/game-icons/shaking-hands';
import pit from '~icons/game-icons/spiky-pit';
import spock from '~icons/game-icons/spock-hand';
import spyglass from '~icons/game-icons/spyglass';
import wings from '~icons/game-icons/winged-sword';

/** The outline of an icon: every one of the set is a single path on a square of 512. */
const outline = (svg: string): string => / d="([^"]+)"/.exec(svg)?.[1] ?? '';

export const ICONS = {
  rock: outline(rock),
  paper: outline(scroll),
  scissors: outline(scissors),
  lizard: outline(gecko),
  spock: outline(spock),
  king: outline(crown),
  pit: outline(pit),
  swords: outline(swords),
  forest: outline(forest),
  wings: outline(wings),
  mech: outline(mech),
  laurel: outline(laurel),
  skull: outline(skull),
  hands: outline(hands),
  book: outline(book),
  cog: outline(cog),
  hourglass: outline(hourglass),
  spyglass: outline(spyglass),
} as const;
export type IconName = keyof typeof ICONS;
/** Units of the square that an icon is drawn on. */
export const ICON_SIZE = 512;
