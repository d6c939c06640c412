import { type FallenView, KIND_NAMES, type KindName, type SeatName, type View } from '@tactarium/games/rps/client';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kindWord } from '../words.ts';
import { PieceImage } from './Piece.tsx';
import styles from './PlayerPanel.module.css';

interface PlayerPanelProps {
  readonly view: View;
  readonly seat: SeatName;
  readonly name: string;
  /** Owes a command now. */
  readonly acting: boolean;
  readonly rating?: number | undefined;
  readonly clock?: ReactNode;
}

/** One side: who plays it, what it has lost, and what of it is not seen. */
export function PlayerPanel({ view, seat, name, acting, rating, clock }: PlayerPanelProps): ReactElement {
  const { t } = useTranslation();
  const fallen = view.fallen[seat];
  const standing = view.cells.filter((piece) => piece?.seat === seat).length;
  const unseen = view.unseen[seat];
  const inPlay = view.phase !== 'setup';
  return (
    <section className={styles['player']} data-acting={acting} data-seat={seat} aria-label={name}>
      <header className={styles['head']}>
        <PieceImage
          seat={seat}
          kind={view.variant === 'onslaught' ? 'rock' : 'king'}
          className={styles['crest'] ?? ''}
        />
        <div className={styles['who']}>
          <h2 className={styles['name']} title={name}>
            {name}
          </h2>
          <p className={styles['about']}>
            {[
              ...(seat === view.viewer && name !== t('match.you') ? [t('match.isYou')] : []),
              ...(name === t(`side.${seat}`) ? [] : [t(`side.${seat}`)]),
              ...(rating === undefined ? [] : [String(rating)]),
              ...(inPlay ? [t('rps.standing', { count: standing })] : []),
              ...(!inPlay && view.ready.includes(seat) ? [t('rps.ready')] : []),
            ].join(' · ')}
          </p>
        </div>
        {clock}
      </header>
      {inPlay && unseen && Object.keys(unseen).length > 0 && (
        <Row title={t('rps.unseen')}>
          {countsOf(unseen).map(([kind, count]) => (
            <Chip key={kind} seat={seat} kind={kind} count={count} label={`${count} × ${kindWord(t, kind)}`} />
          ))}
        </Row>
      )}
      {inPlay && (
        <Row title={t('rps.fallen')}>
          {fallen.length === 0 && <li className={styles['none']}>{t('rps.nobody')}</li>}
          {tally(fallen).map(([kind, count]) => (
            <Chip
              key={kind ?? 'hidden'}
              seat={seat}
              kind={kind}
              count={count}
              label={`${count} × ${kind ? kindWord(t, kind) : t('rps.unknownKind')}`}
            />
          ))}
        </Row>
      )}
    </section>
  );
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles['row']}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

interface ChipProps {
  readonly seat: SeatName;
  readonly kind: KindName | undefined;
  readonly count: number;
  readonly label: string;
}

const Chip = ({ seat, kind, count, label }: ChipProps): ReactElement => (
  <li className={styles['chip']} title={label}>
    <PieceImage seat={seat} kind={kind} />
    <span aria-hidden="true">{count}</span>
    <span className="hidden-text">{label}</span>
  </li>
);

const ORDER = KIND_NAMES.filter((kind): kind is KindName => kind !== 'hidden');

const countsOf = (counts: NonNullable<View['unseen'][SeatName]>): readonly (readonly [KindName, number])[] =>
  ORDER.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]] as const] : []));

function tally(fallen: readonly FallenView[]): readonly (readonly [KindName | undefined, number])[] {
  return [...ORDER, undefined].flatMap((kind) => {
    const count = fallen.filter((one) => one.kind === kind).length;
    return count > 0 ? [[kind, count] as const] : [];
  });
}
