import {
  auras,
  describeAt,
  describeAura,
  describeLine,
  describePassives,
  describeSpell,
  english,
  everyLine,
  factions,
  leaders,
  spells,
  type Tongue,
} from '@tactarium/games/roguelike/client';
import { describe, expect, it } from 'vitest';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { german } from './words/tongue.de.ts';

/** Everything that is described, each with all its texts in a language. */
const DESCRIBED: Readonly<Record<string, (tongue: Tongue) => readonly string[]>> = {
  units: (tongue) =>
    [...everyLine.values()].flatMap(({ line }) => [
      ...describeLine(line, tongue),
      ...[1, 2, 3].flatMap((tier) => describeAt(line, tier, tongue)),
    ]),
  leaders: (tongue) => [...leaders.values()].flatMap(({ passives }) => describePassives(passives, tongue)),
  factions: (tongue) => factions.flatMap(({ bonus }) => describePassives(bonus, tongue)),
  spells: (tongue) => [...spells.values()].map((spell) => describeSpell(spell, tongue)),
  auras: (tongue) => Object.values(auras).map((aura) => describeAura(aura, tongue)),
};

/** Without the name that it begins with: `Feuerball (alle 2 Züge): …`. */
const bodyOf = (text: string): string => text.slice(text.indexOf(': ') + 2);
const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap(
    (text) =>
      bodyOf(text)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );
const figuresOf = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).toSorted();

/** Words that both languages have. */
const SHARED = ['an', 'frost', 'in', 'initiative', 'wolf'];

describe('the German texts', () => {
  it.each(Object.entries(DESCRIBED))('of %s say the same figures as the English ones', (_, textsIn) => {
    const [ours, theirs] = [textsIn(german), textsIn(english)];
    expect(ours.length).toBe(theirs.length);
    expect(ours.length).toBeGreaterThan(7);
    expect(ours.map(figuresOf)).toEqual(theirs.map(figuresOf));
  });

  it.each(Object.entries(DESCRIBED))('of %s have no English word in them', (_, textsIn) => {
    const foreign = new Set(wordsOf(textsIn(english)).filter((word) => !SHARED.includes(word)));
    expect(foreign.size).toBeGreaterThan(5);
    expect([...new Set(wordsOf(textsIn(german)))].filter((word) => foreign.has(word))).toEqual([]);
  });

  it('of statuses say the same figures as the English ones', () => {
    const figures = (about: object): readonly (readonly string[])[] => Object.values(about).map(figuresOf);
    expect(Object.keys(de.statusAbout)).toEqual(Object.keys(en.statusAbout));
    expect(figures(de.statusAbout)).toEqual(figures(en.statusAbout));
  });

  it('name nobody twice in one breath, and put the subject behind the verb', () => {
    const spell = (id: string): string => describeSpell(spells.get(id)!, german);
    const unit = (id: string): readonly string[] => describeLine(everyLine.get(id)!.line, german);
    expect(spell('humans/inspire')).toBe(
      'Ermutigen: gibt dem mutlosesten Verbündeten 20 Entschlossenheit, befreit ihn von Ansteckungen und Nachteilen.',
    );
    expect(unit('machine/bomb_bot')).toEqual([
      'Zünden (T1): wenn es trifft, vernichtet es sich selbst; wenn es stirbt, fügt es angrenzenden Feinden 18 magischen Schaden zu.',
    ]);
    expect(unit('nature/bear')).toEqual([
      'Prankenhieb (T1, alle 2 Züge, Reichweite 1): trifft das Ziel mit 130 % ANG, gibt ihm −20 % ANG für 1 Zug, stößt es ein Feld weg.',
    ]);
  });
});
