import type { Typed } from '@tactarium/engine';
import { FACINGS, type Facing } from '@tactarium/engine/grid/hex';
import type { Aim } from '@tactarium/games/mechs/client';
import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GridReader } from '../../../board/GridReader.tsx';
import type { Spot } from '../../../board/geometry.ts';
import { detailAt } from '../../../board/lod.ts';
import table from '../../../board/Table.module.css';
import type { CameraControl } from '../../../board/useCamera.ts';
import { useGestures } from '../../../board/useGestures.ts';
import { facing, facingsAt } from '../plan/plan.ts';
import type { Play } from '../plan/usePlay.ts';
import styles from './Board.module.css';
import { Board } from './Board.tsx';
import { Effects } from './Effects.tsx';
import { Arcs, Fire } from './Fire.tsx';
import { facingUnder, Ghost, type Turning } from './Ghost.tsx';
import { HexReadout } from './HexReadout.tsx';
import { sayHex } from './labels.ts';
import { geometryOf, HEX } from './layout.ts';
import { hexesPath } from './paths.ts';
import { Reach } from './Reach.tsx';

/** Hexes that are shaded: what cannot be seen from one, or how dangerous each is. */
export interface Shading {
  readonly unseen?: readonly number[];
  readonly danger?: readonly (readonly number[])[];
}

interface TableProps {
  readonly play: Play;
  readonly camera: CameraControl;
  readonly turned: boolean;
  readonly playing: Typed | undefined;
  readonly pointed: Aim | undefined;
  readonly shading: Shading;
  readonly board: RefObject<SVGSVGElement | null>;
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, hex: number) => boolean;
  readonly onFocus: (hex: number) => void;
  readonly children?: ReactNode;
}

/** The map on its table: drawn, pulled, zoomed, read and played on. */
export function Table(props: TableProps): ReactElement {
  const { play, camera, turned, playing, pointed, shading, board, grid, children } = props;
  const { t } = useTranslation('mechs');
  const { view, plan, actor, busy } = play;
  const geometry = geometryOf(view.field, turned);
  const [carried, setCarried] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const detail = detailAt(camera.scale * HEX);
  const under = (spot: Spot): number => geometry.cellUnder(spot);
  const wedgeUnder = (spot: Spot): Facing | undefined =>
    plan.aiming && facingUnder(view, plan.aiming.to, turned, spot, camera.scale);
  const canLift = (hex: number): boolean =>
    actor !== undefined && view.phase === 'movement' && (hex === actor.at || hex === plan.aiming?.to);

  const gestures = useGestures(camera, {
    lifts: (spot) => wedgeUnder(spot) === undefined && canLift(under(spot)),
    onTap(spot) {
      // Whoever clicks here plays on by keys from here.
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
      const wedge = wedgeUnder(spot);
      if (wedge !== undefined) return play.face(wedge);
      const hex = under(spot);
      if (hex >= 0) play.choose(hex);
      else play.letGo();
    },
    onLift: () => setCarried(true),
    onCarry(spot) {
      const hex = under(spot);
      if (hex >= 0 && hex !== plan.aiming?.to && hex !== actor?.at) play.aimAt(hex);
    },
    onDrop: () => setCarried(false),
    onPutBack: () => setCarried(false),
    onHold(spot) {
      const there = view.mechs.find(({ at }) => at === under(spot));
      if (there) play.lookAt(there.id);
    },
  });
  const turnings = useMemo(() => turningsOf(play), [play]);
  const acting = !busy || playing === undefined;
  return (
    <div className={table['table']}>
      <div ref={camera.frame} className={table['frame']} data-carrying={carried} {...gestures}>
        <Board
          ref={(element) => {
            camera.svg.current = element;
            board.current = element;
          }}
          view={view}
          turned={turned}
          detail={detail}
          focus={hasKeys ? plan.focus : undefined}
          actor={acting ? actor?.id : undefined}
          ringed={ringedIn(playing)}
          below={
            <>
              {shading.unseen && <path className={styles['unseen']} d={hexesPath(geometry, shading.unseen)} />}
              {acting && <Reach view={view} reaches={play.reaches} zone={play.zone} turned={turned} detail={detail} />}
              {shading.danger?.map((hexes, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step of danger is its number.
                <path key={step} className={styles[`danger${step + 1}`]} d={hexesPath(geometry, hexes, 40)} />
              ))}
              {acting && actor && view.phase === 'attack' && (
                <Arcs view={view} mech={actor} at={actor.at} facing={actor.facing} twist={play.twist} turned={turned} />
              )}
            </>
          }
        >
          <Fire
            view={view}
            actor={actor}
            planned={[...plan.aims, ...plan.blows]}
            pointed={pointed}
            target={view.phase === 'attack' || view.phase === 'physical' ? plan.target : undefined}
            turned={turned}
          />
          {acting && actor && plan.aiming && (
            <Ghost view={view} mech={actor} aiming={plan.aiming} way={play.way} turnings={turnings} turned={turned} />
          )}
          <Effects event={playing} view={view} turned={turned} />
        </Board>
      </div>
      <GridReader
        ref={grid}
        label={t('board')}
        geometry={geometry}
        columns={view.field.size[0]}
        turned={turned}
        focus={plan.focus}
        selected={actor && actor.at >= 0 ? actor.at : undefined}
        labelOf={(hex) => sayHex(t, play, hex, turned)}
        onFocus={props.onFocus}
        onHere={setKeys}
        onPick={play.choose}
        onKey={props.onKey}
      />
      <HexReadout play={play} camera={camera} turned={turned} />
      {children}
    </div>
  );
}

/** How each facing of the ghost could be had. */
function turningsOf({ view, plan: { aiming }, reaches }: Play): readonly Turning[] {
  if (!aiming) return [];
  return FACINGS.map((wanted) => {
    if (wanted === aiming.facing) return 'here';
    if (aiming.mode === undefined) return 'same';
    if (facingsAt(view, reaches, aiming.mode, aiming.to).some((one) => one.facing === wanted)) return 'same';
    return facing(view, reaches, aiming, wanted) ? 'other' : 'none';
  });
}

/** Who shoots and who is shot at while an attack is shown. */
function ringedIn(playing: Typed | undefined): readonly string[] {
  if (playing?.type !== 'attack_resolved') return [];
  return [String(playing['mech']), String(playing['target'])];
}
