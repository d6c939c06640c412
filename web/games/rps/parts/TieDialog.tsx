import type { KindName, View } from '@tactarium/games/rps/client';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../app/Dialog.tsx';
import { indexOf } from '../board.ts';
import { moversIn } from '../pointed.ts';
import { kindWord } from '../sayings.ts';
import { PieceImage } from './Piece.tsx';
import styles from './TieDialog.module.css';

interface TieDialogProps {
  readonly view: View;
  readonly open: boolean;
  readonly busy: boolean;
  /** Of who has to choose: it runs on behind the dialog. */
  readonly clock?: ReactNode;
  readonly onChoose: (kind: KindName) => void;
}

/** RPS-27: a tie is a choice put before both players. */
export function TieDialog({ view, open, busy, clock, onChoose }: TieDialogProps): ReactElement | null {
  const { t } = useTranslation('rps');
  const { tie, viewer } = view;
  useNumberKeys(open && !busy && tie !== undefined && tie.mine === undefined, (number) => {
    const kind = moversIn(view)[number - 1];
    if (kind) onChoose(kind);
  });
  if (!tie || viewer === 'spectator') return null;
  const kinds = moversIn(view);
  const pieces = [view.cells[indexOf(view, tie.from)], view.cells[indexOf(view, tie.at)]];
  const mine = pieces.find((piece) => piece?.seat === viewer);
  const theirs = pieces.find((piece) => piece && piece.seat !== viewer);
  const waiting = tie.mine !== undefined;
  return (
    <Dialog open={open} title={t('tie.title')} className={styles['tie']}>
      <div>
        <div className={styles['pair']}>
          {mine && <PieceImage {...mine} className={styles['fighter'] ?? ''} />}
          <span className={styles['against']}>{t('tie.against')}</span>
          {theirs && <PieceImage {...theirs} className={styles['fighter'] ?? ''} />}
        </div>
        <p className={styles['lead']}>
          {waiting
            ? t('tie.waiting', { kind: kindWord(t, tie.mine!) })
            : t('tie.lead', { kind: mine?.kind ? kindWord(t, mine.kind) : '' })}
        </p>
        {tie.equal > 0 && <p className={styles['again']}>{t('tie.equal', { count: tie.equal })}</p>}
        <div className={styles['choices']}>
          {kinds.map((kind, i) => (
            <button
              key={kind}
              type="button"
              className={styles['choice']}
              disabled={waiting || busy}
              data-chosen={tie.mine === kind}
              onClick={() => onChoose(kind)}
            >
              <PieceImage seat={viewer} kind={kind} className={styles['choicePiece'] ?? ''} />
              <span>{kindWord(t, kind)}</span>
              <kbd>{i + 1}</kbd>
            </button>
          ))}
        </div>
        {clock && <div className={styles['clock']}>{clock}</div>}
        <p className={styles['note']}>{t('tie.note')}</p>
      </div>
    </Dialog>
  );
}

function useNumberKeys(listening: boolean, onNumber: (number: number) => void): void {
  useEffect(() => {
    if (!listening) return;
    const press = ({ key }: KeyboardEvent): void => onNumber(Number(key));
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [listening, onNumber]);
}
