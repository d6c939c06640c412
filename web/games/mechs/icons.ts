import battle from '~icons/game-icons/battle-mech';
import binoculars from '~icons/game-icons/binoculars';
import stars from '~icons/game-icons/knocked-out-stars';
import head from '~icons/game-icons/mecha-head';
import missile from '~icons/game-icons/missile-mech';
import antennas from '~icons/game-icons/robot-antennas';
import golem from '~icons/game-icons/robot-golem';
import { outline } from '../../art/outline.ts';

/** Outlines on a square of 512, fetched with this game's page only. */
export const MECH_ICONS = {
  light: outline(antennas),
  medium: outline(battle),
  heavy: outline(missile),
  assault: outline(golem),
  head: outline(head),
  unconscious: outline(stars),
  look: outline(binoculars),
} as const;

/** By weight. */
export function mechIcon(tons: number): string {
  if (tons <= 35) return MECH_ICONS.light;
  if (tons <= 55) return MECH_ICONS.medium;
  return tons <= 75 ? MECH_ICONS.heavy : MECH_ICONS.assault;
}
