import type { Between, ForestView, SeatName, Tile, UnitOn, View, WallView } from '@tactarium/games/forests/client';
import type { ReactElement } from 'react';
import { CELL, FRAME, indexOf } from '../board.ts';
import { Board } from './Board.tsx';
import styles from './Diagram.module.css';

/** A few tiles in the middle of a map, x from 0 to 4, y from 0 to 2. */
export interface Drawing {
  readonly units?: readonly (readonly [Tile, SeatName, number, number?])[];
  readonly forests?: readonly (readonly [Tile, (SeatName | null)?])[];
  readonly walls?: readonly (readonly [Tile, Tile, WallView['owner'], number?])[];
  readonly picked?: Tile;
  readonly moves?: readonly Tile[];
  readonly attacks?: readonly Tile[];
  readonly merges?: readonly Tile[];
  readonly deploys?: readonly Tile[];
  /** Tiles in the fog. */
  readonly fog?: readonly Tile[];
  readonly countdown?: number;
}

/** The drawing begins here on the map, away from both bases; a base is shown by moving it to the corner. */
const ORIGIN = 3;
const SIZE = { size: 10 } as const;

const shifted = ([x, y]: Tile, by: number): Tile => [x + by, y + by];

/** The rules in pictures, drawn with the same hand as the game. */
export function Diagram({
  drawing,
  corner = false,
}: {
  readonly drawing: Drawing;
  readonly corner?: boolean;
}): ReactElement {
  const by = corner ? 0 : ORIGIN;
  const place = (tile: Tile): number => indexOf(SIZE, shifted(tile, by));
  const places = (tiles: readonly Tile[] = []): readonly number[] => tiles.map(place);
  const start = FRAME + by * CELL;
  return (
    <div className={styles['diagram']}>
      <Board
        view={viewOf(drawing, by)}
        turned={false}
        detail="full"
        crop={`${start} ${start} ${5 * CELL} ${3 * CELL}`}
        marks={{
          picked: drawing.picked && place(drawing.picked),
          moves: places(drawing.moves),
          attacks: places(drawing.attacks),
          merges: places(drawing.merges),
          deploys: places(drawing.deploys),
        }}
      />
    </div>
  );
}

function viewOf({ units = [], forests = [], walls = [], fog }: Drawing, by: number): View {
  const hidden = new Set(fog?.map((tile) => indexOf(SIZE, shifted(tile, by))));
  return {
    ...SIZE,
    fog: fog !== undefined,
    viewer: 'a',
    round: 9,
    turn: 'a',
    bases: { a: 100, b: 100 },
    holdings: { a: 0, b: 0 },
    units: units.map(
      ([at, seat, hp, still = 0]): UnitOn => ({
        at: shifted(at, by),
        seat,
        hp,
        still,
        acted: false,
        ...(hidden.has(indexOf(SIZE, shifted(at, by))) && { remembered: true }),
      }),
    ),
    forests: forests.map(([at, owner = null]): ForestView => ({ at: shifted(at, by), owner })),
    walls: walls.map(
      ([a, b, owner, hp = 100]): WallView => ({ between: [shifted(a, by), shifted(b, by)] as Between, owner, hp }),
    ),
    waiting: [],
    ...(fog && { sight: Array.from({ length: 100 }, (_, tile) => (hidden.has(tile) ? 5 : -1)) }),
  };
}
