import type { Playable, Seat } from '@tactarium/engine';
import { planFor } from '../board.ts';
import { VARIANTS, type Variant, type VariantId, variants } from '../content/variants.ts';
import { toAct } from '../outcome.ts';
import { canMove, EMPTY, HIDDEN, isRevealed, kindName, kindOf, ROCK, SIDES, sideOf } from '../pieces.ts';
import { advance } from '../rules/advance.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import type { Command } from '../wire.ts';

/** A command that a search may try, with its cells as the board counts them. Of a choice they mean nothing. */
export type Option = {
  readonly type: 'move' | 'choose';
  readonly from: number;
  readonly to: number;
  readonly command: Command;
};

/** Every step on a board, by cell and then as its neighbours are listed; and every choice. Made once. */
const steps = Object.fromEntries(VARIANTS.map((id) => [id, stepsOn(variants[id])])) as Record<
  VariantId,
  readonly (readonly Option[])[]
>;
const choices = Object.fromEntries(VARIANTS.map((id) => [id, choicesIn(variants[id])])) as Record<
  VariantId,
  readonly Option[]
>;

function stepsOn(variant: Variant): readonly (readonly Option[])[] {
  const { cells, neighbours } = planFor(variant);
  return neighbours.map((around, from) =>
    around.map((to) => ({ type: 'move', from, to, command: { type: 'move', from: cells[from]!, to: cells[to]! } })),
  );
}

function choicesIn({ movers }: Variant): readonly Option[] {
  return movers.map((kind) => ({
    type: 'choose',
    from: 0,
    to: 0,
    command: { type: 'choose', piece: kindName(kind) } as Command,
  }));
}

/** RPS Battle as a search plays it, once pieces move. */
export const playableIn = ({ movers }: Variant): Playable<State, Option> => ({ ...playable, secrets: movers.length });

const playable: Omit<Playable<State, Option>, 'secrets'> = {
  seats: SEATS,
  toAct,
  open,
  secret({ phase, tie, board }, seat, { from }) {
    if (phase === 'tie_breaker') return tie!.chosen[seat] === HIDDEN ? 0 : -1;
    const piece = board[from]!;
    return canMove(piece) ? kindOf(piece) - ROCK : -1;
  },
  advance: (state, actor, { command }) => advance(state, actor, command),
  outcome: ({ outcome }) => outcome,
  seen(state, { type, from, to }) {
    const [red, blue] = state.fallen as readonly [State['fallen'][0], State['fallen'][1]];
    const fights =
      ((red.length * CELLS + blue.length) * 8 + (red.at(-1)?.by ?? HIDDEN)) * 8 + (blue.at(-1)?.by ?? HIDDEN);
    const step = type === 'move' ? from * CELLS + to : (state.tie?.equal ?? 0);
    return (fights * CELLS * CELLS + step) * 2 + state.turn;
  },
};

/** More than any board has. */
const CELLS = 64;

/** RPS-6 without what only the owner knows: a piece that nobody has seen, and that may be King or Pit, might move. */
function open({ phase, variant, board }: State, seat: Seat): readonly Option[] {
  if (phase === 'tie_breaker') return choices[variant.id];
  const side = SIDES[seat]!;
  const options: Option[] = [];
  for (let from = 0; from < board.length; from++) {
    const piece = board[from]!;
    if (piece === EMPTY || sideOf(piece) !== side || (isRevealed(piece) && !canMove(piece))) continue;
    for (const step of steps[variant.id][from]!) if (sideOf(board[step.to]!) !== side) options.push(step);
  }
  return options;
}
