import type { Bot, Dice } from '@tactarium/engine';
import { indexOf, planFor } from '../board.ts';
import { legalOf } from '../client.ts';
import { type Variant, variants } from '../content/variants.ts';
import type { Event } from '../events.ts';
import { beats, KING, kindOf, PIT } from '../pieces.ts';
import { SEATS, type SeatName } from '../seats.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { appraise, type Outlook, outlookOf } from './outlook.ts';

type Move = Extract<Command, { type: 'move' }>;

/** Takes what is safe, protects its King, and mixes its setups and tie choices. */
export const normal: Bot<View, Command, Event> = {
  name: 'normal',
  about: 'Takes what is safe, guards its King, and does not repeat itself.',
  decide({ view, dice }) {
    const legal = legalOf(view);
    switch (view.phase) {
      case 'setup':
        return layOut(view, legal, dice);
      case 'playing':
        return bestMove(view, legal as readonly Move[], dice);
      case 'tie_breaker':
      case 'finished':
        // Any fixed habit could be read: all kinds are equally likely.
        return legal[dice.below('table', 'mix', legal.length)]!;
    }
  },
};

/** The King in the back row, the Pit beside it or in front of it, the others as they fall. */
function layOut(view: View, legal: readonly Command[], dice: Dice): Command {
  const ready = legal.find(({ type }) => type === 'ready');
  const shuffle = legal.find(({ type }) => type === 'shuffle');
  if (ready ?? shuffle) return (ready ?? shuffle)!;
  const { cells, neighbours, homes } = planFor(variants[view.variant]);
  const home = homes[SEATS.indexOf(view.viewer as SeatName)]!;
  const back = view.viewer === 'red' ? home.slice(0, view.columns) : home.slice(view.columns);
  const king = dice.pick('table', 'mix', back);
  const beside = neighbours[king]!.filter((index) => home.includes(index));
  return { type: 'place', king: cells[king]!, pit: cells[dice.pick('table', 'mix', beside)]! };
}

/** How far apart two moves may be and still be a matter of taste. */
const TASTE = 6;

function bestMove(view: View, moves: readonly Move[], dice: Dice): Move {
  const variant = variants[view.variant];
  const outlook = outlookOf(view);
  let best = moves[0]!;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const score = scoreOf(variant, outlook, move) + dice.below('table', 'mix', TASTE);
    if (score > bestScore) {
      best = move;
      bestScore = score;
    }
  }
  return best;
}

/** What the move wins at once, and how the board looks after it compared with before. */
function scoreOf(variant: Variant, outlook: Outlook, { from, to }: Move): number {
  const [start, end] = [indexOf(variant, from), indexOf(variant, to)];
  const { board } = outlook;
  const mine = board[start]!;
  const theirs = board[end]!;
  const fight = theirs === 0 ? 0 : outlook.fight(kindOf(mine), end);
  const known = kindOf(theirs);
  const lost = theirs !== 0 && (known === PIT || (known !== KING && known !== 0 && beats(known, kindOf(mine))));
  board[start] = 0;
  board[end] = lost ? theirs : mine;
  const after = appraise(variant, outlook);
  board[start] = mine;
  board[end] = theirs;
  return fight + after;
}
