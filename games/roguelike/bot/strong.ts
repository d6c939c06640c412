import { type Bot, type Dice, simulationSeed } from '@tactarium/engine';
import { resolveBattle } from '../battle/resolve.ts';
import { documentOf } from '../document.ts';
import type { Event } from '../events.ts';
import { withTimings } from '../supplies.ts';
import type { OpponentView, View } from '../view.ts';
import type { Command } from '../wire.ts';
import { draftCommand } from './drafting.ts';
import { type Arrangement, arrangeCommand } from './preparing.ts';
import { arrangementFor } from './sensible.ts';
import { purchaseCommand } from './shopping.ts';
import { diceAbout } from './stable.ts';
import { startCommand } from './starting.ts';

/** Ways to stand that it thinks of, and battles it imagines for each; the best few are tried longer. */
const IDEAS = 16;
const FIRST_REHEARSALS = 2;
const BEST = 4;
const REHEARSALS = 8;

/** Looks at its opponent first, rehearses the battle in many formations, and takes the one that wins most often. */
export const strong: Bot<View, Command, Event> = {
  name: 'strong',
  about: 'Finds its opponent first, and rehearses the battle before it is fought.',
  decide({ view, dice }) {
    if (view.step === 'start') return startCommand(view, dice);
    if (view.step === 'draft') return draftCommand(view, dice);
    if (!view.opponent) return { type: 'find' };
    return purchaseCommand(view) ?? arrangeCommand(view, bestArrangement(view, view.opponent)) ?? { type: 'fight' };
  },
};

/** The last one worked out: each command toward it asks for it again. */
let remembered: { readonly key: string; readonly best: Arrangement } | undefined;

/** Follows from the cards on the field and the opponent alone, so it stays the same while the units take their places. */
function bestArrangement(view: View, opponent: OpponentView): Arrangement {
  const team = view.hand.flatMap(({ card, tier, at }) => (at ? [[card, tier] as const] : []));
  const key = JSON.stringify([view.leader, view.battles.length, team, opponent]);
  if (remembered?.key === key) return remembered.best;
  const ideas = Array.from({ length: IDEAS }, (_, n) => arrangementFor(view, n));
  const wins = (idea: Arrangement, battles: number): number => winsOf(view, opponent, idea, battles, diceAbout(key));
  const promising = ranked(ideas, (idea) => wins(idea, FIRST_REHEARSALS)).slice(0, BEST);
  const [best] = ranked(promising, (idea) => wins(idea, REHEARSALS));
  remembered = { key, best: best! };
  return best!;
}

/** Best first; among equals what came to mind first. */
function ranked(ideas: readonly Arrangement[], worth: (idea: Arrangement) => number): readonly Arrangement[] {
  const rated = ideas.map((idea) => ({ idea, worth: worth(idea) }));
  return rated.toSorted((a, b) => b.worth - a.worth).map(({ idea }) => idea);
}

/** Battles won, against timings that the opponent may have. All ideas meet the same ones. */
function winsOf(view: View, opponent: OpponentView, idea: Arrangement, battles: number, dice: Dice): number {
  const team = view.hand.flatMap(({ card, tier }) => {
    const at = idea.cells.get(card);
    return at ? [{ card, tier, at }] : [];
  });
  const own = { team, leader: view.leader, spells: idea.timings };
  let won = 0;
  for (let i = 0; i < battles; i++) {
    const seed = simulationSeed(dice.below('table', 'seed', 2 ** 32));
    const imagined = { ...opponent, spells: withTimings(opponent.spells, dice) };
    if (resolveBattle(documentOf(seed, own, imagined)).result === 'win') won++;
  }
  return won;
}
