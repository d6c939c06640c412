import { levelOf, type SeatName, SHIELD_FROM, tierOf } from '@tactarium/games/forests/client';
import { memo, type ReactElement } from 'react';
import { ICON_SIZE } from '../../../art/outline.ts';
import type { Detail } from '../../../board/lod.ts';
import sides from '../../../board/sides.module.css';
import { FOREST_ICONS, tierIcon } from '../icons.ts';
import styles from './Unit.module.css';

export interface UnitToken {
  readonly seat: SeatName;
  readonly hp: number;
  readonly still: number;
  /** It has no action left this turn. */
  readonly spent?: boolean;
  /** Out of sight: the round in which it was seen last. */
  readonly seenIn?: number | undefined;
  /** Turns of a march that are left; 0 where there is no way any more. */
  readonly march?: number | undefined;
  readonly asleep?: boolean;
  readonly detail?: Detail;
}

/** A's units are pointed, B's are round: the side is told without its colour. */
const BODY: Readonly<Record<SeatName, string>> = {
  a: 'M-34-33Q0-42 34-33L35-1C34 22 16 35 0 41C-16 35-34 22-35-1Z',
  b: 'M0-38A38 38 0 1 1 0 38A38 38 0 1 1 0-38Z',
};
const PIP = 'm-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z';
const pips = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, i) => `M${-15 + 10 * (i + from)} 35${PIP}`).join('');
const SHIELD = 'M-10-11h20v9c0 8-5 13-10 15c-5-2-10-7-10-15z';

/** One unit around the origin, on a tile of 100. */
export const Unit = memo(function Unit(props: UnitToken): ReactElement {
  const { seat, hp, still, spent, seenIn, march, asleep, detail = 'full' } = props;
  const [tier, level] = [tierOf(hp), levelOf(hp)];
  const icon = detail === 'full' ? 38 : 0;
  return (
    <g className={`${styles['unit']} ${sides[seat]}`} data-spent={spent} data-remembered={seenIn !== undefined}>
      <path className={styles['depth']} d={BODY[seat]} transform="translate(0 6)" />
      <path className={styles['body']} d={BODY[seat]} />
      {detail === 'full' && (
        <path
          className={styles['icon']}
          d={tierIcon(tier)}
          transform={`translate(${-icon / 2} ${-icon / 2 - 13}) scale(${icon / ICON_SIZE})`}
        />
      )}
      <text
        className={styles['hp']}
        y={detail === 'full' ? 27 : 15}
        fontSize={detail === 'full' ? (hp > 99 ? 25 : 29) : hp > 99 ? 36 : 46}
        textAnchor="middle"
      >
        {detail === 'far' && hp > 99 ? `T${tier}` : hp}
      </text>
      {detail !== 'far' && (
        <>
          <path className={styles['pips']} d={pips(level)} />
          {level < 4 && <path className={styles['noPips']} d={pips(4 - level, level)} />}
        </>
      )}
      {still >= SHIELD_FROM && (
        <path
          className={styles['shield']}
          d={SHIELD}
          transform={`translate(-33 -29) scale(${detail === 'full' ? 1 : 1.25})`}
        />
      )}
      {detail === 'full' && still > 0 && still < SHIELD_FROM && (
        <path className={styles['soon']} d={still === 1 ? `M-34-30${PIP}` : `M-38-28${PIP}M-30-34${PIP}`} />
      )}
      {march !== undefined && (
        <g transform="translate(30 -32)">
          <circle className={styles['flagGround']} r="14" />
          <text className={styles['flag']} y="7" textAnchor="middle">
            {march === 0 ? '!' : march}
          </text>
        </g>
      )}
      {asleep && march === undefined && (
        <path
          className={styles['asleep']}
          d={FOREST_ICONS.sleep}
          transform={`translate(16 -48) scale(${28 / ICON_SIZE})`}
        />
      )}
      {seenIn !== undefined && detail === 'full' && (
        <text className={styles['seenIn']} x="24" y="-26" textAnchor="middle">
          r{seenIn}
        </text>
      )}
    </g>
  );
});

/** A unit on its own, for cards, lists and dialogs. What it is stands in words beside it. */
export const UnitImage = ({
  className,
  ...token
}: UnitToken & { readonly className?: string | undefined }): ReactElement => (
  <svg className={className} viewBox="-50 -50 100 100" width="1em" height="1em" aria-hidden="true">
    <Unit {...token} />
  </svg>
);
