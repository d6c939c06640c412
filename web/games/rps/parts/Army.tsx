import { type FallenView, KIND_NAMES, type KindName, type SeatName, type View } from '@tactarium/games/rps/client';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kindWord } from '../sayings.ts';
import styles from './Army.module.css';
import { PieceImage } from './Piece.tsx';

/** What a side has lost, and what of it is not seen. */
export function Army({ view, seat: name }: { readonly view: View; readonly seat: string }): ReactElement | null {
  const { t } = useTranslation('rps');
  if (view.phase === 'setup') return null;
  const seat = name as SeatName;
  const fallen = view.fallen[seat];
  const unseen = view.unseen[seat];
  return (
    <>
      {unseen && Object.keys(unseen).length > 0 && (
        <Row title={t('unseen')}>
          {countsOf(unseen).map(([kind, count]) => (
            <Chip key={kind} seat={seat} kind={kind} count={count} label={`${count} × ${kindWord(t, kind)}`} />
          ))}
        </Row>
      )}
      <Row title={t('fallen')}>
        {fallen.length === 0 && <li className={styles['none']}>{t('nobody')}</li>}
        {tally(fallen).map(([kind, count]) => (
          <Chip
            key={kind ?? 'hidden'}
            seat={seat}
            kind={kind}
            count={count}
            label={`${count} × ${kind ? kindWord(t, kind) : t('unknownKind')}`}
          />
        ))}
      </Row>
    </>
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
