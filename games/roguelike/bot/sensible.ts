import type { Bot } from '@tactarium/engine';
import { pointOf } from '../battle/state/board.ts';
import type { Event } from '../events.ts';
import { arrange } from '../teams/botTeam.ts';
import { timingsFor } from '../teams/spellbook.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { draftCommand, lineOf } from './drafting.ts';
import { type Arrangement, arrangeCommand } from './preparing.ts';
import { purchaseCommand } from './shopping.ts';
import { diceAbout } from './stable.ts';
import { startCommand } from './starting.ts';

/** Drafts a balanced hand, spends what it has, and stands in a formation that suits its units. */
export const sensible: Bot<View, Command, Event> = {
  name: 'sensible',
  about: 'Drafts a balanced hand and stands in order, whoever comes.',
  decide({ view, dice }) {
    if (view.step === 'start') return startCommand(view, dice);
    if (view.step === 'draft') return draftCommand(view, dice);
    return (
      purchaseCommand(view) ??
      arrangeCommand(view, arrangementFor(view, 0)) ??
      (view.opponent ? { type: 'fight' } : { type: 'find' })
    );
  },
};

/** The `n`-th that comes to mind for the units on the field. */
export function arrangementFor({ hand, leader, spells, battles }: View, n: number): Arrangement {
  const team = hand.filter(({ at }) => at !== undefined);
  const dice = diceAbout(
    leader,
    battles.length,
    n,
    team.map(({ card, tier }) => [card, tier]),
  );
  const { cells } = arrange(
    team.map(({ card }) => lineOf(card)),
    dice,
  );
  return {
    cells: new Map(team.map(({ card }, i) => [card, pointOf(cells[i]!)])),
    timings: timingsFor(
      spells.map(({ spell }) => spell),
      dice,
    ),
  };
}
