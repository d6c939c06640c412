import * as content from '@tactarium/games/roguelike/client';
import { spoken } from './tongues.ts';

/** What the content does, in the language that is spoken now. */
export const cardOf = (found: Parameters<typeof content.cardOf>[0], tongue = spoken()): content.UnitCard =>
  content.cardOf(found, tongue);
export const passiveTexts = (passives: readonly content.Passive[]): readonly string[] =>
  content.describePassives(passives, spoken());
export const spellText = (spell: content.Spell): string => content.describeSpell(spell, spoken());
export const auraText = (aura: content.Aura): string => content.describeAura(aura, spoken());
