import { type MechView, rulesets, type View } from '@tactarium/games/mechs/client';
import { memo, type ReactElement } from 'react';
import { ICON_SIZE } from '../../../art/outline.ts';
import type { Detail } from '../../../board/lod.ts';
import { MECH_ICONS, mechIcon } from '../icons.ts';
import { signed } from '../words/names.ts';
import { angleOf } from './layout.ts';
import styles from './MechToken.module.css';
import { wedgePath } from './paths.ts';

export interface Token {
  readonly id: string;
  readonly side: 'a' | 'b';
  readonly tons: number;
  readonly facing: number;
  readonly twist: number;
  readonly heat: number;
  readonly moved: MechView['moved'];
  /** What its movement adds to shots at it. */
  readonly evasion: number;
  readonly prone: boolean;
  readonly shutdown: boolean;
  readonly unconscious: boolean;
  readonly done: boolean;
}

/** Of a view's mech what its token shows. */
export const tokenOf = (view: Pick<View, 'rules'>, mech: MechView): Token => ({
  id: mech.id,
  side: mech.side,
  tons: mech.design.tons,
  facing: mech.facing,
  twist: mech.twist,
  heat: mech.heat,
  moved: mech.moved,
  evasion: evasionOf(view, mech),
  prone: mech.prone,
  shutdown: mech.shutdown,
  unconscious: !mech.conscious,
  done: mech.done,
});

/** MEC-8. */
export const evasionOf = (
  { rules }: Pick<View, 'rules'>,
  { moved, hexes }: Pick<MechView, 'moved' | 'hexes'>,
): number => (moved === 'stationary' ? 0 : rulesets[rules].targetMovement(hexes) + (moved === 'jumped' ? 1 : 0));

/** A's mechs are pointed, B's are round: the side is told without its colour. */
const BODY = {
  a: 'M-27-25Q0-33 27-25L28 1C27 18 13 28 0 33C-13 28-27 18-28 1Z',
  b: 'M0-30A30 30 0 1 1 0 30A30 30 0 1 1 0-30Z',
} as const;
const ORIGIN = { x: 0, y: 0 };
const RING = 36;
const AROUND = 2 * Math.PI * RING;
const HOTTEST = 30;

interface MechTokenProps extends Token {
  readonly turned: boolean;
  readonly detail?: Detail;
}

/** A mech around the origin, on a hex of radius 50. */
export const MechToken = memo(function MechToken(props: MechTokenProps): ReactElement {
  const { id, side, tons, facing, twist, heat, moved, evasion, turned, detail = 'full' } = props;
  const { prone, shutdown, unconscious, done } = props;
  const ahead = angleOf(facing, turned);
  return (
    <g className={styles[side]} data-done={done} data-off={shutdown || unconscious}>
      <path className={styles['wedge']} d={wedgePath(ORIGIN, ahead, 24, 50, 13)} />
      <g transform={prone ? 'rotate(90) scale(1 0.78)' : undefined}>
        <path className={styles['body']} d={BODY[side]} />
        {detail !== 'far' && (
          <path
            className={styles['icon']}
            d={mechIcon(tons)}
            transform={`translate(-17 -24) scale(${34 / ICON_SIZE})`}
          />
        )}
      </g>
      {heat > 0 && (
        <circle
          className={styles['heat']}
          r={RING}
          strokeDasharray={`${(AROUND * Math.min(heat, HOTTEST)) / HOTTEST} ${AROUND}`}
          transform="rotate(-90)"
        />
      )}
      {twist !== 0 && <path className={styles['torso']} d={wedgePath(ORIGIN, ahead + 60 * twist, 16, 45, 7)} />}
      <text className={styles['id']} y={detail === 'far' ? 10 : 26} fontSize={detail === 'far' ? 30 : 17}>
        {id}
      </text>
      {moved !== 'stationary' && detail !== 'far' && (
        <g transform="translate(29 -28)" className={styles['die']} data-moved={moved}>
          <rect x="-12" y="-10" width="24" height="20" rx="5" />
          <text y="6">{signed(evasion)}</text>
        </g>
      )}
      {prone && detail !== 'far' && <path className={styles['sign']} d="M-43-22h22M-43-22l7-9M-21-22l-5-14" />}
      {shutdown && <path className={styles['sign']} d="M-30 14v12M-36 18a10 10 0 1 0 12 0" />}
      {unconscious && !shutdown && (
        <path
          className={styles['badge']}
          d={MECH_ICONS.unconscious}
          transform={`translate(-44 14) scale(${26 / ICON_SIZE})`}
        />
      )}
    </g>
  );
});

/** A mech on its own, for cards, lists and the track. What it is stands in words beside it. */
export const MechImage = ({
  side,
  tons,
  id = '',
  className,
}: {
  readonly side: 'a' | 'b';
  readonly tons: number;
  readonly id?: string;
  readonly className?: string | undefined;
}): ReactElement => (
  <svg className={className} viewBox="-36 -36 72 72" width="1em" height="1em" aria-hidden="true">
    <g className={styles[side]}>
      <path className={styles['body']} d={BODY[side]} />
      <path
        className={styles['icon']}
        d={mechIcon(tons)}
        transform={`translate(${id ? -16 : -20} ${id ? -23 : -21}) scale(${(id ? 32 : 40) / ICON_SIZE})`}
      />
      <text className={styles['id']} y="26" fontSize="19">
        {id}
      </text>
    </g>
  </svg>
);
