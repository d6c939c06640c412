import wall from '~icons/game-icons/brick-wall';
import castle from '~icons/game-icons/castle';
import pawn from '~icons/game-icons/chess-pawn';
import swords from '~icons/game-icons/crossed-swords';
import elephant from '~icons/game-icons/elephant';
import flag from '~icons/game-icons/flying-flag';
import hourglass from '~icons/game-icons/hourglass';
import logging from '~icons/game-icons/logging';
import knight from '~icons/game-icons/mounted-knight';
import sleep from '~icons/game-icons/night-sleep';
import pine from '~icons/game-icons/pine-tree';
import swordman from '~icons/game-icons/swordman';
import hammer from '~icons/game-icons/thor-hammer';
import barracks from '~icons/game-icons/tower-flag';
import { outline } from '../../art/outline.ts';

/** Outlines on a square of 512, fetched with this game's page only. */
export const FOREST_ICONS = {
  tier1: outline(pawn),
  tier2: outline(swordman),
  tier3: outline(knight),
  tier4: outline(elephant),
  castle: outline(castle),
  wall: outline(wall),
  hammer: outline(hammer),
  forest: outline(pine),
  wood: outline(logging),
  reserve: outline(barracks),
  march: outline(flag),
  sleep: outline(sleep),
  swords: outline(swords),
  hourglass: outline(hourglass),
} as const;

export const tierIcon = (tier: number): string => FOREST_ICONS[`tier${tier as 1 | 2 | 3 | 4}`];
