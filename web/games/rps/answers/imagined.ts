import { beats, kindNamed, type PieceView, type SeatName, type View } from '@tactarium/games/rps/client';

/** A move by cells, of either side. */
export interface Step {
  readonly from: number;
  readonly to: number;
}

type Stander = PieceView & {
  /** The cell on which it stands in truth. */
  readonly origin: number;
};

/** A board as it may come to be, as far as one player can tell. */
export interface Imagined {
  readonly view: View;
  /** Who may stand on each cell: nobody, one, or after a fight that cannot be foreseen one of each side. */
  readonly cells: readonly (readonly Stander[])[];
  readonly turn: SeatName;
  /** Nothing can be answered from here on: the two are certainly equal, or a King falls. */
  readonly end?: 'tie' | 'over';
}

const otherOf = (seat: SeatName): SeatName => (seat === 'red' ? 'blue' : 'red');

/** The board as it is, while the opponent is to move. */
export const imagine = (view: View): Imagined => ({
  view,
  cells: view.cells.map((piece, origin) => (piece ? [{ ...piece, origin }] : [])),
  turn: otherOf(view.viewer as SeatName),
});

const standingOn = ({ cells }: Imagined, cell: number, seat: SeatName): Stander | undefined =>
  cells[cell]?.find((piece) => piece.seat === seat);

/** Whether two may stand here: a fight was not foreseeable. */
export const isOpen = ({ cells }: Imagined, cell: number): boolean => (cells[cell]?.length ?? 0) > 1;

/** Where the side whose turn it is may go from a cell. What is hidden may be a King or a Pit, but need not be. */
export function stepsFrom(imagined: Imagined, from: number): readonly number[] {
  const { view, cells, turn, end } = imagined;
  const mover = standingOn(imagined, from, turn);
  if (end || !mover || mover.kind === 'king' || mover.kind === 'pit') return [];
  return neighboursOf(view, from).filter((to) => {
    const standing = cells[to]!;
    return standing.length === 0 || standing.some(({ seat }) => seat !== turn);
  });
}

/** The board after a step. Who steps from or onto a cell where two may stand is there. */
export function step(imagined: Imagined, { from, to }: Step): Imagined {
  const { view, turn } = imagined;
  const mover = standingOn(imagined, from, turn);
  if (!mover) return imagined;
  const arrived: Stander = { ...mover, moved: true };
  const enemy = standingOn(imagined, to, otherOf(turn));
  const { standing, end } = enemy ? fight(arrived, enemy) : { standing: [arrived], end: undefined };
  const cells = imagined.cells.with(from, []).with(to, standing);
  return { view, cells, turn: otherOf(turn), ...(end && { end }) };
}

interface Fought {
  readonly standing: readonly Stander[];
  readonly end?: Imagined['end'];
}

/** How a fight ends, as far as one may know. */
function fight(attacker: Stander, defender: Stander): Fought {
  if (defender.kind === 'king') return { standing: [attacker], end: 'over' };
  if (defender.kind === 'pit') return { standing: [revealed(defender)] };
  if (!attacker.kind || !defender.kind) return { standing: [attacker, defender] };
  if (attacker.kind === defender.kind) return { standing: [attacker, defender], end: 'tie' };
  const wins = beats(kindNamed(attacker.kind), kindNamed(defender.kind));
  return { standing: [revealed(wins ? attacker : defender)] };
}

const revealed = (winner: Stander): Stander => ({ ...winner, revealed: true, halo: true });

function neighboursOf({ rows, columns }: View, cell: number): readonly number[] {
  const [row, column] = [Math.trunc(cell / columns), cell % columns];
  return [
    ...(row > 0 ? [cell - columns] : []),
    ...(row < rows - 1 ? [cell + columns] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
  ];
}

/** A step with what is known of it: for words. */
export interface Told extends Step {
  readonly seat: SeatName;
  readonly isAttack: boolean;
  /** A fight whose end cannot be foreseen. */
  readonly isOpen: boolean;
  /** Possible only if this side won the fight on one of the two cells. */
  readonly needs?: SeatName;
}

/** A line of steps from the board as it is. */
export function retell(view: View, steps: readonly Step[]): { readonly told: readonly Told[]; readonly now: Imagined } {
  let now = imagine(view);
  const told: Told[] = [];
  for (const one of steps) {
    const { turn } = now;
    const next = step(now, one);
    const isAttack = standingOn(now, one.to, otherOf(turn)) !== undefined;
    const isMine = turn === view.viewer;
    const needs = isMine && isOpen(now, one.from) ? turn : isMine && isOpen(now, one.to) ? otherOf(turn) : undefined;
    const open = isAttack && !next.end && isOpen(next, one.to);
    told.push({ ...one, seat: turn, isAttack, isOpen: open, ...(needs && { needs }) });
    now = next;
  }
  return { told, now };
}
