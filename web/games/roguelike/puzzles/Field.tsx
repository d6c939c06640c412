import {
  type BattleView,
  cellName,
  cellsOf,
  HEIGHT,
  overlaysOf,
  type Placement,
  type Point,
  type Puzzle,
} from '@tactarium/games/roguelike/client';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../battle/Board.tsx';
import type { NameOf } from '../battle/sayings.ts';
import { CellGrid } from '../parts/CellGrid.tsx';
import type { Drag } from '../parts/useDrag.tsx';
import styles from './Field.module.css';
import { pieceAt } from './placing.ts';

export const ZONE = 'puzzle';
/** From the top of the screen. */
const ROWS = Array.from({ length: HEIGHT }, (_, i) => HEIGHT - 1 - i);

interface FieldProps {
  readonly puzzle: Puzzle;
  readonly view: BattleView;
  readonly placed: Placement;
  readonly picked: string | undefined;
  readonly selected: string | undefined;
  readonly nameOf: NameOf;
  readonly drag: Drag;
  keyOf(piece: string): string;
  onCell(at: Point): void;
}

/** The field while pieces are placed: the board of a battle, and on it cells to press and to drop pieces on. */
export function Field({
  puzzle,
  view,
  placed,
  picked,
  selected,
  nameOf,
  drag,
  keyOf,
  onCell,
}: FieldProps): ReactElement {
  const { t } = useTranslation('puzzles');
  const { t: ofGame } = useTranslation('roguelike');
  const overlays = useMemo(() => overlaysOf(view), [view]);
  const allowed = useMemo(() => new Set(cellsOf(puzzle).map(String)), [puzzle]);
  const [first] = cellsOf(puzzle);
  return (
    <div className={styles['field']}>
      <div aria-hidden="true">
        <Board
          view={view}
          overlays={overlays}
          effects={[]}
          ahead={[]}
          acting={undefined}
          selected={selected}
          event={undefined}
          nameOf={nameOf}
          onSelect={() => {}}
        />
      </div>
      <div className={styles['cells']}>
        <CellGrid
          rows={ROWS}
          zone={ZONE}
          label={t('field')}
          first={{ x: first?.[0] ?? 0, y: first?.[1] ?? 0 }}
          onCell={onCell}
          lookOf={(at) => {
            const unit = view.units.find((one) => one.at.x === at.x && one.at.y === at.y);
            const piece = pieceAt(placed, at);
            const isAllowed = allowed.has(`${at.x},${at.y}`);
            return {
              label: unit
                ? `${cellName(at)}: ${nameOf(unit.id)}, ${ofGame(`side.${unit.team}`)}`
                : isAllowed
                  ? ofGame('grid.free', { cell: cellName(at) })
                  : t('closed', { cell: cellName(at) }),
              taken: piece !== undefined,
              free: isAllowed && !unit,
              over: isAllowed && drag.over?.x === at.x && drag.over.y === at.y,
              picked: piece !== undefined && piece === picked,
              disabled: !isAllowed && !unit,
              handlers: piece === undefined ? undefined : drag.handlersOf(keyOf(piece)),
            };
          }}
        />
      </div>
    </div>
  );
}
