import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import styles from './NotesPanel.module.css';

interface NotesPanelProps {
  readonly isMarking: boolean;
  readonly onChange: (isMarking: boolean) => void;
}

/** Turns marking on and off: while it is on, a click on a hidden piece changes what one takes it for. */
export function NotesPanel({ isMarking, onChange }: NotesPanelProps): ReactElement {
  const { t } = useTranslation('rps');
  return (
    <div className={styles['notes']}>
      <Button look={isMarking ? 'gold' : 'quiet'} aria-pressed={isMarking} onClick={() => onChange(!isMarking)}>
        {t(isMarking ? 'notes.done' : 'notes.mark')}
      </Button>
      {isMarking && <p role="status">{t('notes.help')}</p>}
    </div>
  );
}
