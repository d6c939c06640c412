import type { BattleEvent } from '@tactarium/games/roguelike/client';
import type { SoundName } from '../../../art/sounds.ts';

const CONTAGION_SOUNDS: Readonly<Record<string, SoundName>> = {
  fire: 'fire',
  poison: 'poison',
  curse: 'curse',
  frost: 'frost',
  plague: 'plague',
};

/** What an event sounds like; most are seen and not heard. */
function soundOf(event: BattleEvent): SoundName | undefined {
  switch (event.type) {
    case 'attacked':
      return event.result === 'hit' ? 'clash' : 'step';
    case 'died':
      return 'fall';
    case 'unit_retreating':
    case 'unit_crumbling':
      return 'horn';
    case 'unit_rallied':
      return 'chime';
    case 'charge_impact':
      return 'gallop';
    case 'spell_cast':
      return 'halo';
    case 'contagion_spread':
      return CONTAGION_SOUNDS[event.contagionType];
    case 'armor_shredded':
      return 'crack';
    case 'hard_intercept':
      return 'gate';
    case 'healed':
      return 'chime';
    default:
      return undefined;
  }
}

/** What is heard of the events that pass together: each sound once. */
export const soundsBetween = (events: readonly BattleEvent[], from: number, to: number): ReadonlySet<SoundName> =>
  new Set(events.slice(from, to).flatMap((event) => soundOf(event) ?? []));
