import type { Typed } from '@tactarium/engine';
import type { View } from '@tactarium/games/forests/client';
import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GridReader } from '../../../board/GridReader.tsx';
import type { Spot } from '../../../board/geometry.ts';
import { detailAt } from '../../../board/lod.ts';
import styles from '../../../board/Table.module.css';
import type { CameraControl } from '../../../board/useCamera.ts';
import { useGestures } from '../../../board/useGestures.ts';
import { CELL, geometryOf, unitOn } from '../board.ts';
import { handlesOf } from '../handles.ts';
import { marksFor, traceOf } from '../marks.ts';
import type { Play } from '../usePlay.ts';
import { Aim } from './Aim.tsx';
import { Board } from './Board.tsx';
import { EdgeHandles, handleAt } from './EdgeHandles.tsx';
import { Effects } from './Effects.tsx';
import type { Carried } from './Units.tsx';

interface TableProps {
  readonly play: Play;
  readonly camera: CameraControl;
  readonly turned: boolean;
  readonly threats: boolean;
  readonly playing: Typed | undefined;
  readonly log: readonly Typed[];
  /** The view that is drawn: that of the match, or of their turn while it is seen again. */
  readonly shown: View;
  readonly board: RefObject<SVGSVGElement | null>;
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly byHand: RefObject<readonly [number, number] | undefined>;
  readonly labelOf: (tile: number) => string;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, tile: number) => boolean;
  readonly onFocus: (tile: number) => void;
  /** What lies over the map: zoom buttons, hints. */
  readonly children?: ReactNode;
}

/** The map on its table: drawn, pulled, zoomed, read and played on. */
export function Table(props: TableProps): ReactElement {
  const { play, camera, turned, threats, playing, log, shown, board, grid, byHand } = props;
  const { t } = useTranslation('forests');
  const { view, hand, mayAct } = play;
  const geometry = geometryOf(view, turned);
  const [carried, setCarried] = useState<Carried>();
  // Beside the state: a quick hand drops before React has drawn what it lifted.
  const lifted = useRef<number>(undefined);
  const [hovered, setHovered] = useState<number>();
  const [hasKeys, setKeys] = useState(false);
  const detail = detailAt(camera.scale * CELL);
  const handles = handlesOf(view, hand);
  const under = (spot: Spot): number => geometry.cellUnder(spot);
  const canLift = (tile: number): boolean => {
    const unit = unitOn(view, tile);
    return mayAct && unit?.seat === view.viewer && !unit.acted && hand.tool?.is !== 'deploy';
  };

  const gestures = useGestures(camera, {
    lifts: (spot) => canLift(under(spot)),
    onTap(spot) {
      // Whoever clicks here plays on by keys from here.
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
      const handle =
        hand.picked === undefined ? undefined : handleAt(view, turned, hand.picked, handles, spot, camera.scale);
      if (handle) return play.send(handle.command);
      const tile = under(spot);
      if (tile >= 0) play.choose(tile);
      else play.letGo();
    },
    onLift(spot) {
      const tile = under(spot);
      lifted.current = tile;
      play.pick(tile);
      setCarried({ tile, at: spot });
    },
    onCarry: (spot) => setCarried((held) => held && { ...held, at: spot }),
    onDrop(spot) {
      setCarried(undefined);
      const [from, to] = [lifted.current, under(spot)];
      if (from === undefined) return;
      lifted.current = undefined;
      byHand.current = [from, to];
      play.drop(from, to);
    },
    onPutBack: () => setCarried(undefined),
    onHold(spot) {
      const tile = under(spot);
      if (unitOn(view, tile)?.seat !== view.viewer) return;
      play.pick(tile);
      play.take({ is: 'walls' });
    },
    onHover: (spot) => setHovered(spot && under(spot) >= 0 ? under(spot) : undefined),
  });

  const marks = marksFor(play, { threats, hovered: carried ? under(carried.at) : hovered });
  return (
    <div className={styles['table']}>
      <div
        ref={camera.frame}
        className={styles['frame']}
        data-carrying={carried !== undefined}
        data-may-lift={hovered !== undefined && canLift(hovered)}
        {...gestures}
      >
        <Board
          ref={(element) => {
            camera.svg.current = element;
            board.current = element;
          }}
          view={shown}
          turned={turned}
          detail={detail}
          marks={{ ...marks, focus: hasKeys ? hand.focus : undefined, flash: play.flash, trace: traceOf(view, log) }}
          carried={carried}
          marches={new Map(play.marches.map(({ from, turns }) => [from, turns]))}
          asleep={asleepIn(play)}
        >
          {hand.picked !== undefined && shown === view && (
            <EdgeHandles view={view} turned={turned} picked={hand.picked} handles={handles} scale={camera.scale} />
          )}
          <Effects event={playing} view={shown} turned={turned} />
        </Board>
      </div>
      <GridReader
        ref={grid}
        label={t('board')}
        geometry={geometry}
        columns={view.size}
        turned={turned}
        focus={hand.focus}
        selected={hand.picked}
        labelOf={props.labelOf}
        onFocus={props.onFocus}
        onHere={setKeys}
        onPick={play.choose}
        onKey={props.onKey}
      />
      <Aim play={play} camera={camera} turned={turned} />
      {props.children}
    </div>
  );
}

const asleepIn = ({ standing }: Play): ReadonlySet<number> =>
  new Set([...standing].flatMap(([tile, order]) => (order.is === 'march' ? [] : [tile])));
