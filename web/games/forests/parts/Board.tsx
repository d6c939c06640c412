import type { View } from '@tactarium/games/forests/client';
import type { ReactElement, ReactNode, Ref } from 'react';
import drawing from '../../../board/drawing.module.css';
import type { Detail } from '../../../board/lod.ts';
import { geometryOf } from '../board.ts';
import { Bases } from './Bases.tsx';
import { Fog, FogPattern } from './Fog.tsx';
import { Forests } from './Forests.tsx';
import { Ground } from './Ground.tsx';
import { type BoardMarks, MarksAbove, MarksBelow, ThreatPattern } from './Marks.tsx';
import { type Carried, Units } from './Units.tsx';
import { Walls } from './Walls.tsx';

export interface BoardProps {
  readonly view: View;
  readonly turned: boolean;
  readonly detail: Detail;
  readonly marks?: BoardMarks;
  readonly carried?: Carried | undefined;
  readonly marches?: ReadonlyMap<number, number>;
  readonly asleep?: ReadonlySet<number>;
  /** Handles and effects over everything else. */
  readonly children?: ReactNode;
  /** The part of the drawing that is shown where no camera says it; left out, all of it. */
  readonly crop?: string;
  readonly ref?: Ref<SVGSVGElement>;
}

/**
 * Draws a view in layers, most of them a path or two, so that 900 tiles cost hardly more than 100. It knows no rules: what
 * lights up is told to it. Screen readers have the grid above it.
 */
export function Board(props: BoardProps): ReactElement {
  const { view, turned, detail, marks, carried, marches, asleep, children, crop, ref } = props;
  const { size, forests, sight, walls, waiting } = view;
  const { width, height } = geometryOf(view, turned);
  return (
    <svg
      ref={ref}
      className={drawing['board']}
      viewBox={crop ?? `0 0 ${width} ${height}`}
      aria-hidden="true"
      data-detail={detail}
    >
      <defs>
        <FogPattern />
        <ThreatPattern />
      </defs>
      <Ground size={size} turned={turned} />
      <Forests size={size} turned={turned} forests={forests} detail={detail} />
      <Fog size={size} turned={turned} sight={sight} />
      <Walls size={size} turned={turned} walls={walls} waiting={waiting} detail={detail} />
      <Bases view={view} turned={turned} />
      <MarksBelow size={size} turned={turned} {...marks} />
      <Units view={view} turned={turned} detail={detail} carried={carried} marches={marches} asleep={asleep} />
      <MarksAbove size={size} turned={turned} {...marks} />
      {children}
    </svg>
  );
}
