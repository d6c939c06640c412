import gecko from '~icons/game-icons/gecko';
import crown from '~icons/game-icons/queen-crown';
import rock from '~icons/game-icons/rock';
import scissors from '~icons/game-icons/scissors';
import scroll from '~icons/game-icons/scroll-unfurled';
import spikyPit from '~icons/game-icons/spiky-pit';
import spock from '~icons/game-icons/spock-hand';
import { outline } from '../../art/outline.ts';

/** What a piece shows, by its kind. */
export const KIND_ICONS = {
  rock: outline(rock),
  paper: outline(scroll),
  scissors: outline(scissors),
  lizard: outline(gecko),
  spock: outline(spock),
  king: outline(crown),
  pit: outline(spikyPit),
} as const;
