import type { MechView, View } from '@tactarium/games/mechs/client';
import type { ReactElement, ReactNode, Ref } from 'react';
import drawing from '../../../board/drawing.module.css';
import type { Detail } from '../../../board/lod.ts';
import styles from './Board.module.css';
import { Ground } from './Ground.tsx';
import { geometryOf } from './layout.ts';
import { MechToken, tokenOf } from './MechToken.tsx';
import { hexPath } from './paths.ts';

interface BoardProps {
  readonly view: View;
  readonly turned: boolean;
  readonly detail: Detail;
  /** A hex that the keyboard is on. */
  readonly focus?: number | undefined;
  /** A mech that is lifted just now: its ghost follows the finger. */
  readonly lifted?: string | undefined;
  readonly actor?: string | undefined;
  /** Mechs that shoot and are shot at just now. */
  readonly ringed?: readonly string[];
  /** Between the ground and the mechs: reach, arcs. */
  readonly below?: ReactNode;
  /** Over everything: ghost, lines of fire, effects. */
  readonly children?: ReactNode;
  readonly crop?: string;
  readonly ref?: Ref<SVGSVGElement>;
}

/**
 * Draws a view in layers, most of them a path or two. It knows no rules: what lights up is told to it. Screen readers have
 * the grid above it.
 */
export function Board(props: BoardProps): ReactElement {
  const { view, turned, detail, focus, lifted, actor, ringed = [], below, children, crop, ref } = props;
  const geometry = geometryOf(view.field, turned);
  const onField = view.mechs.filter(({ at }) => at >= 0);
  const wrecks = onField.filter(({ destroyed }) => destroyed);
  return (
    <svg
      ref={ref}
      className={drawing['board']}
      viewBox={crop ?? `0 0 ${geometry.width} ${geometry.height}`}
      aria-hidden="true"
      data-detail={detail}
    >
      <Ground field={view.field} turned={turned} detail={detail} />
      {below}
      {wrecks.map(({ id, at }) => {
        const { x, y } = geometry.middleOf(at);
        return (
          <g key={id} className={styles['wreck']} data-wreck={id} transform={`translate(${x} ${y})`}>
            <path d="M-26 16l12-18l-4-14l16 8l10-16l4 18l16 2l-10 12l6 14l-18-6l-12 12l-4-14z" />
            <text y="34">{id}</text>
          </g>
        );
      })}
      {onField
        .filter(({ destroyed }) => !destroyed)
        .map((mech) => (
          <Standing
            key={mech.id}
            mech={mech}
            view={view}
            turned={turned}
            detail={detail}
            isActor={mech.id === actor}
            isLifted={mech.id === lifted}
            isRinged={ringed.includes(mech.id)}
          />
        ))}
      {children}
      {focus !== undefined && <path className={styles['focus']} d={hexPath(geometry.middleOf(focus), 46)} />}
    </svg>
  );
}

interface StandingProps extends Pick<BoardProps, 'view' | 'turned' | 'detail'> {
  readonly mech: MechView;
  readonly isActor: boolean;
  readonly isLifted: boolean;
  readonly isRinged: boolean;
}

function Standing({ mech, view, turned, detail, isActor, isLifted, isRinged }: StandingProps): ReactElement {
  const { x, y } = geometryOf(view.field, turned).middleOf(mech.at);
  return (
    <g transform={`translate(${x} ${y})`} className={styles['standing']} data-lifted={isLifted}>
      {isActor && <circle className={styles['actor']} r="44" />}
      {isRinged && <circle className={styles['ringed']} r="47" />}
      {/* A new one on every hex: what has walked keeps the way it went in its style. */}
      <g key={mech.at} data-mech={mech.id} data-at={mech.at}>
        <MechToken {...tokenOf(view, mech)} turned={turned} detail={detail} />
      </g>
    </g>
  );
}
