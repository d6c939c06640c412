import { type Json, type Refusal, refusal } from '@tactarium/engine';

/** Every reason to refuse, and how it is said. */
export const REFUSALS = {
  'run/wrong-step': 'That cannot be done now.',
  'run/over': 'This run is over.',
  'run/arena-only': 'Opponents and results come from the arena.',
  'start/unknown-faction': 'There is no such faction.',
  'start/unknown-leader': 'There is no such leader.',
  'start/other-faction': 'That leader leads another faction.',
  'draft/wrong-number': 'That is not the number of cards to pick.',
  'draft/not-offered': 'That card is not on offer.',
  'place/not-in-hand': 'You do not hold that card.',
  'place/outside-zone': 'Units are placed on your own two rows.',
  'place/already-there': 'That unit stands there already.',
  'place/too-dear': 'You cannot pay for that.',
  'place/card-twice': 'A card can be placed only once.',
  'place/cell-twice': 'Two units cannot share a cell.',
  'unplace/not-placed': 'That unit is not on the field.',
  'timing/unknown-spell': 'Your leader does not know that spell.',
  'timing/unknown': 'A spell is cast early, mid or late.',
  'upgrade/not-in-hand': 'You do not hold that card.',
  'upgrade/not-owned': 'Place that card first: only cards you own can be upgraded.',
  'upgrade/highest': 'That card has reached its highest tier.',
  'upgrade/too-dear': 'You cannot pay for that upgrade.',
  'find/found-already': 'You have found your opponent.',
  'battle/no-opponent': 'Find an opponent first.',
  'battle/no-unit': 'Place at least one unit.',
  'deck/wrong-number': 'A deck has 12 units and 2 spells.',
  'deck/unknown-unit': 'Your faction has no such unit.',
  'deck/too-many-of-a-kind': 'A deck has at most 2 of a kind.',
  'deck/too-many-rare': 'A deck has at most 4 rare units.',
  'deck/too-many-epic': 'A deck has at most 2 epic units.',
  'deck/unknown-spell': 'Your leader does not know that spell.',
  'deck/spell-twice': 'A deck has two different spells.',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

export const no = (code: RefusalCode | 'match/not-seated', detail?: { readonly [key: string]: Json }): Refusal =>
  refusal(code, detail);
