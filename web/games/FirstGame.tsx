import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { startMatch } from '../pages/startMatch.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './FirstGame.module.css';
import type { AnyWebGame } from './face.ts';

/** Starts the game that is meant for newcomers, where there is one. */
export function FirstGame({ game }: { readonly game: AnyWebGame }): ReactElement | null {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  if (!game.first) return null;
  const { bot, options, seat, seed, prepare } = game.first;
  const start = async (): Promise<void> => {
    prepare?.();
    setProblem(await startMatch(navigate, { game: game.id, bot, options, seat, seed }));
  };
  return (
    <p className={styles['first']}>
      <Button onClick={() => void start()}>{t('how.first')}</Button> <small>{t('how.firstAbout')}</small>
      {problem && <span role="alert">{sayProblem(t, problem, game.id)}</span>}
    </p>
  );
}
