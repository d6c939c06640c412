import type { KindName, SeatName } from '@tactarium/games/rps/client';
import type { ReactElement } from 'react';
import { ICON_SIZE } from '../../../art/outline.ts';
import { KIND_ICONS } from '../icons.ts';
import styles from './Piece.module.css';

export interface Token {
  readonly seat: SeatName;
  readonly kind?: KindName | undefined;
  readonly halo?: boolean;
  readonly revealed?: boolean;
  readonly moved?: boolean;
  /** What the player takes it for, while it is hidden. */
  readonly note?: KindName | undefined;
}

/** Red carries a pointed shield, Blue a round one: the side is told without its colour. */
const BODY: Readonly<Record<SeatName, string>> = {
  red: 'M-34-35Q0-43 34-35L35-2C35 22 16 36 0 43C-16 36-35 22-35-2Z',
  blue: 'M0-39A39 39 0 1 1 0 39A39 39 0 1 1 0-39Z',
};
const RIM: Readonly<Record<SeatName, string>> = {
  red: 'M-27-29Q0-35 27-29L28-3C28 17 13 29 0 35C-13 29-28 17-28-3Z',
  blue: 'M0-32A32 32 0 1 1 0 32A32 32 0 1 1 0-32Z',
};
const RAYS = 16;
const ICON = 44;
const NOTE = 24;

/** A winner's sunburst, as points around the token. */
const HALO = Array.from({ length: RAYS * 2 }, (_, i) => {
  const angle = (Math.PI * i) / RAYS;
  const radius = i % 2 === 0 ? 49 : 42;
  return `${(Math.sin(angle) * radius).toFixed(1)},${(-Math.cos(angle) * radius).toFixed(1)}`;
}).join(' ');

/** One piece around the origin, a cell of 100 wide. */
export function Piece({ seat, kind, halo, revealed, moved, note }: Token): ReactElement {
  const scale = ICON / ICON_SIZE;
  return (
    <g className={styles[seat]}>
      <ellipse className={styles['shadow']} cx="3" cy="36" rx="36" ry="12" />
      {halo && <polygon className={styles['halo']} points={HALO} />}
      <path className={styles['side']} d={BODY[seat]} transform="translate(0 6)" />
      <path className={styles['body']} d={BODY[seat]} />
      <path className={styles['sheen']} d={BODY[seat]} />
      <path className={styles['rim']} d={RIM[seat]} />
      {kind ? (
        <path
          className={styles['icon']}
          d={KIND_ICONS[kind]}
          transform={`translate(${-ICON / 2} ${-ICON / 2 - 1}) scale(${scale})`}
        />
      ) : (
        <>
          <path className={styles['fog']} d={RIM[seat]} />
          <text className={styles['question']} y="17" textAnchor="middle">
            ?
          </text>
          {note && (
            <g data-note={note} transform="translate(25 -25)">
              <circle className={styles['note']} r="17" />
              <path
                className={styles['guess']}
                d={KIND_ICONS[note]}
                transform={`translate(${-NOTE / 2} ${-NOTE / 2}) scale(${NOTE / ICON_SIZE})`}
              />
            </g>
          )}
          {moved && (
            <path className={styles['steps']} d="M-9 32l9-7 9 7M-9 26l9-7 9 7" transform="translate(22 2) scale(.7)" />
          )}
        </>
      )}
      {kind && revealed && !halo && (
        <path className={styles['seen']} d="M12 28q9-8 18 0q-9 8-18 0zM21 25.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5" />
      )}
    </g>
  );
}

/** A piece on its own, for lists and dialogs. What it is stands in words beside it. */
export const PieceImage = ({
  className,
  ...token
}: Token & { readonly className?: string | undefined }): ReactElement => (
  <svg className={className} viewBox="-52 -52 104 104" width="1em" height="1em" aria-hidden="true">
    <Piece {...token} />
  </svg>
);
