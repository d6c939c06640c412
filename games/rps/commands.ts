import type { Seat } from '@tactarium/engine';
import { planFor } from './board.ts';
import { VARIANTS, type Variant, type VariantId, variants } from './content/variants.ts';
import type { Known } from './known.ts';
import { canMove, HIDDEN, kindName, type Piece, SIDES, sideOf } from './pieces.ts';
import { isFull, isPlaced } from './rules/layout.ts';
import type { State } from './state.ts';
import { SETUP_COMMANDS } from './view.ts';
import type { Command } from './wire.ts';

export function legal(known: Known, seat: Seat): readonly Command[] {
  switch (known.phase) {
    case 'setup':
      return legalLayout(known, seat);
    case 'playing':
      return known.turn === seat ? legalMoves(known.variant, known.board, seat) : [];
    case 'tie_breaker':
      if (known.tie!.chosen[seat] !== HIDDEN) return [];
      return known.variant.movers.map((kind) => ({ type: 'choose', piece: kindName(kind) }) as Command);
    case 'finished':
      return [];
  }
}

/** Every step on a board, by cell and then as its neighbours are listed: made once, and shared by all lists. */
const STEPS = Object.fromEntries(VARIANTS.map((id) => [id, stepsOn(variants[id])])) as Record<
  VariantId,
  readonly (readonly Command[])[]
>;

function stepsOn(variant: Variant): readonly (readonly Command[])[] {
  const { cells, neighbours } = planFor(variant);
  return neighbours.map((around, from) => around.map((to) => ({ type: 'move', from: cells[from]!, to: cells[to]! })));
}

/** RPS-6, from what stands where: whose a piece is, and what one's own are. */
export function legalMoves(variant: Variant, board: readonly Piece[], seat: Seat): readonly Command[] {
  const { neighbours } = planFor(variant);
  const steps = STEPS[variant.id];
  const side = SIDES[seat]!;
  const commands: Command[] = [];
  for (let from = 0; from < board.length; from++) {
    const piece = board[from]!;
    if (sideOf(piece) !== side || !canMove(piece)) continue;
    const around = neighbours[from]!;
    for (let i = 0; i < around.length; i++) {
      if (sideOf(board[around[i]!]!) !== side) commands.push(steps[from]![i]!);
    }
  }
  return commands;
}

/** RPS-3. */
function legalLayout(known: Known, seat: Seat): readonly Command[] {
  const layout = known.layouts[seat]!;
  if (layout.ready) return [];
  if (layout.commands >= SETUP_COMMANDS) return [{ type: 'ready' }];
  const { cells, homes } = planFor(known.variant);
  const home = homes[seat]!.map((index) => cells[index]!);
  const commands: Command[] = [];
  for (const king of home) for (const pit of home) if (king !== pit) commands.push({ type: 'place', king, pit });
  if (isPlaced(known, seat)) commands.push({ type: 'shuffle' });
  if (isFull(known, seat)) {
    for (const [i, a] of home.entries()) for (const b of home.slice(i + 1)) commands.push({ type: 'swap', a, b });
    commands.push({ type: 'ready' });
  }
  return commands;
}

/** RPS-4, RPS-16: a layout is nobody else's business, nor is a choice until both are in. */
export function secret({ tie }: State, _seat: Seat, { type }: Command): boolean {
  if (type === 'choose') return tie!.chosen.every((kind) => kind === HIDDEN);
  return type === 'place' || type === 'shuffle' || type === 'swap';
}
