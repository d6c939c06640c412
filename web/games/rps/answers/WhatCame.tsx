import type { View } from '@tactarium/games/rps/client';
import type { Plan } from '@tactarium/protocol';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { sayProblem } from '../../../words/problem.ts';
import styles from './AnswersPanel.module.css';
import { stepsOf } from './lines.ts';
import { otherSide, type Speech, sayStep } from './sayings.ts';

interface WhatCameProps {
  readonly plan: Plan;
  readonly view: View;
  readonly speech: Speech;
  readonly isBusy: boolean;
  onSeen(): void;
}

/** What became of the answers so far: those that were played, and the lines that were dropped. */
export function WhatCame({ plan, view, speech, isBusy, onSeen }: WhatCameProps): ReactElement {
  const { t: shared } = useTranslation();
  const { t, rps } = speech;
  const side = otherSide(rps, view);
  const { played, gone } = plan;
  const plies = (line: Plan['played']): readonly string[] => {
    const steps = stepsOf(view, line);
    return line.map((_, i) =>
      t('playedPly', { side, theirs: sayStep(view, steps[2 * i]!), mine: sayStep(view, steps[2 * i + 1]!) }),
    );
  };
  const why = (code: string): string => {
    if (code === 'plan/differs') return t('why.differs', { side });
    // The rules know no moves while a tie is broken.
    if (code === 'phase/not-playing') return t('why.tie');
    return t('why.refused', { reason: sayProblem(shared, code, 'rps') });
  };
  return (
    <div className={styles['came']} role="status">
      {played.length > 0 && (
        <>
          <p className={styles['good']}>{t('played', { count: played.length })}</p>
          <ul>
            {plies(played).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {gone.length > 0 && (
        <>
          <p>
            {t('gone', { count: gone.length })} {[...new Set(gone.map((one) => why(one.why)))].join(' ')}
          </p>
          <ul className={styles['gone']}>
            {gone.map(({ line, ply }) => (
              <li key={JSON.stringify(line)}>{plies(line.slice(ply)).join(' ')}</li>
            ))}
          </ul>
        </>
      )}
      <Button look="quiet" disabled={isBusy} onClick={onSeen}>
        {t('seen')}
      </Button>
    </div>
  );
}
