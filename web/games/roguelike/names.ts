import * as content from '@tactarium/games/roguelike/client';
import { word } from '../../words/index.ts';

/** What things are called in the language that is spoken now; English is what the content calls them. */
const named = (kind: string, key: string, english: string): string =>
  word('roguelike', `names.${kind}.${key}`) ?? english;

export const factionName = (id: string): string => named('faction', id, content.factionName(id));
export const leaderName = (id: string): string => named('leader', id, content.leaderName(id));
/** The Resolve list is the same for every faction, so a spell is known by the end of its id. */
export const spellName = (id: string): string => named('spell', id.split('/').at(-1)!, content.spellName(id));

export function cardName(card: content.CardId): string {
  const unit = content.unitOf(card);
  const name = named('unit', unit, content.cardName(unit));
  const copy = card.split('#')[1];
  return copy === undefined ? name : `${name} (${copy})`;
}

/** A unit of some tier: its title there, or the name that it keeps. */
export const titleName = (unit: string, title: string): string =>
  title === content.cardName(unit) ? cardName(unit) : named('title', title, title);

/** Of a unit's ability or a leader's spell, by the id that events have. */
export function abilityName(id: string): string {
  if (content.spells.has(id)) return spellName(id);
  const key = id.split('/').at(-1)!;
  const plain = key.replaceAll('_', ' ');
  return named('ability', key, plain.charAt(0).toUpperCase() + plain.slice(1));
}
