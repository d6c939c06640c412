import { puzzles } from '@tactarium/games/roguelike/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../app/Page.tsx';
import { Way } from '../../../app/Way.tsx';
import { Loading } from '../../../match/parts/Loading.tsx';
import { Picture } from '../parts/Picture.tsx';
import styles from './PuzzlesPage.module.css';
import { solvedPuzzles } from './progress.ts';
import { useStories } from './stories.ts';

/** `/puzzles`: all of them, and which were solved here. */
export function PuzzlesPage(): ReactElement {
  const { t } = useTranslation('puzzles');
  const { t: ofGame } = useTranslation('roguelike');
  const [solved] = useState(solvedPuzzles);
  const stories = useStories();
  if (!stories) return <Loading />;
  return (
    <Page title={ofGame('puzzles.title')} lead={t('lead')}>
      <p>{t('progress', { solved: puzzles.filter(({ id }) => solved.has(id)).length, all: puzzles.length })}</p>
      <ol className={styles['puzzles']}>
        {puzzles.map(({ id, rule, pieces }) => (
          <li key={id}>
            <Way href={`/puzzles/${id}`} className={styles['puzzle']} data-solved={solved.has(id)}>
              <Picture id={pieces[0]!.unit} />
              <strong>{stories[id]?.title}</strong>
              <span>{stories[id]?.goal}</span>
              <small>
                {rule}
                {solved.has(id) && ` · ${t('done')}`}
              </small>
            </Way>
          </li>
        ))}
      </ol>
    </Page>
  );
}
