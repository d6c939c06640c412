import type { View } from '@tactarium/games/rps/client';
import type { Translate } from '../../face.ts';
import { cellAt, cellName } from '../board.ts';
import { sayPiece, seatWord } from '../sayings.ts';
import { type Imagined, retell, type Step, type Told } from './imagined.ts';
import type { Steps } from './lines.ts';

/** Both vocabularies: that of the game, and that of answers in advance. */
export interface Speech {
  readonly rps: Translate<'rps'>;
  readonly t: Translate<'answers'>;
}

const nameOf = (view: View, cell: number): string => cellName(cellAt(view, cell));

function sayMove({ rps, t }: Speech, view: View, told: Told): string {
  const who = told.seat === view.viewer ? 'you' : 'other';
  const words = { side: seatWord(rps, told.seat), from: nameOf(view, told.from), to: nameOf(view, told.to) };
  const move = t(`move.${told.isAttack ? (`${who}Attack` as const) : who}`, words);
  return told.needs ? t(`needs.${told.needs === view.viewer ? 'you' : 'other'}`, { move }) : move;
}

/** A line in words: a sentence for each thing that is foreseen, with its answer where there is one. */
export function sayLine(speech: Speech, view: View, steps: Steps): readonly string[] {
  const { told } = retell(view, steps);
  return told.flatMap((foreseen, i) => {
    if (i % 2 === 1) return [];
    const answer = told[i + 1];
    const { t } = speech;
    const move = sayMove(speech, view, foreseen);
    // An answer that needs one end of the fight says so itself.
    const theirs = foreseen.isOpen && answer && !answer.needs ? t('anyEnd', { move }) : move;
    if (!answer) return [t(i === 0 ? 'open' : 'openNext', { theirs })];
    return [t(i === 0 ? 'first' : 'next', { theirs, mine: sayMove(speech, view, answer) })];
  });
}

/** A move of a board that is gone: only from where to where. */
export const sayStep = (view: View, { from, to }: Step): string => `${nameOf(view, from)}–${nameOf(view, to)}`;

/** What a screen reader says of a cell of an imagined board. */
export function sayImagined({ rps }: Speech, { view, cells }: Imagined, cell: number, isTarget: boolean): string {
  const standing = cells[cell]!;
  const who = standing.map((piece) => sayPiece(rps, piece, view.viewer)).join(' / ');
  const target = rps(standing.length > 0 ? 'cell.attack' : 'cell.target');
  return [nameOf(view, cell), who || rps('cell.empty'), ...(isTarget ? [target] : [])].join(', ');
}

/** Why nothing can be done with a cell of an imagined board. */
export function whyNot({ rps, t }: Speech, { view, turn, cells }: Imagined, cell: number, isHeld: boolean): string {
  const piece = cells[cell]!.find(({ seat }) => seat === turn);
  if (isHeld && !piece) return rps('refusals.move/not-a-step');
  if (!piece) return t(turn === view.viewer ? 'cannot.mine' : 'cannot.theirs', { side: otherSide(rps, view) });
  return rps(`refusals.${piece.kind === 'king' || piece.kind === 'pit' ? 'move/immobile' : 'move/hemmed-in'}`);
}

/** The opponent, as players call them. */
export const otherSide = (rps: Speech['rps'], { viewer }: View): string =>
  seatWord(rps, viewer === 'red' ? 'blue' : 'red');
