import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import styles from './AnswersPanel.module.css';
import type { Drafting } from './useDraft.ts';

interface DraftFormProps {
  readonly drafting: Drafting;
  readonly sentences: readonly string[];
  readonly isBusy: boolean;
  onSave(): void;
  onCancel(): void;
}

/** The line that is being made on the board, and what can be done with it. */
export function DraftForm({ drafting, sentences, isBusy, onSave, onCancel }: DraftFormProps): ReactElement | null {
  const { t } = useTranslation('answers');
  const { draft, help, hasOpenFight, back } = drafting;
  if (!draft) return null;
  const count = draft.steps.length;
  const name = draft.at === undefined ? t('draft') : t('line', { number: draft.at + 1 });
  return (
    <section className={styles['draft']} aria-label={name}>
      <h3>{name}</h3>
      <Sentences sentences={sentences} />
      <p role="status" className={styles['ask']}>
        {draft.isSame && `${t('same')} `}
        {help}
      </p>
      {hasOpenFight && <p className={styles['note']}>{t('fights')}</p>}
      <div className={styles['buttons']}>
        <Button look="gold" disabled={isBusy || count === 0 || count % 2 === 1} onClick={onSave}>
          {t('save')}
        </Button>
        <Button disabled={isBusy || count === 0} onClick={back}>
          {t('back')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}

/** A line in words. */
export const Sentences = ({ sentences }: { readonly sentences: readonly string[] }): ReactElement | null =>
  sentences.length === 0 ? null : (
    <ol className={styles['plies']}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
