import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../app/Page.tsx';
import type { AnyWebGame, IconCredits } from '../games/face.ts';
import { games } from '../games/index.ts';
import { useGames } from '../games/useGame.ts';
import styles from './CreditsPage.module.css';

const HOMES: Readonly<Record<string, string>> = {
  Lorc: 'https://lorcblog.blogspot.com',
  Delapouite: 'https://delapouite.com',
  Skoll: 'https://game-icons.net',
  Cathelineau: 'https://game-icons.net',
};
/** The icons of the shared pages by author, under the names that they have in their set. Games name their own. */
const SHARED: IconCredits = {
  Lorc: [
    'broken-skull',
    'cog',
    'crossed-swords',
    'hourglass',
    'laurel-crown',
    'missile-mech',
    'queen-crown',
    'spyglass',
    'winged-sword',
  ],
  Delapouite: ['circle-forest', 'rule-book', 'shaking-hands', 'stairs'],
};
const SOFTWARE = [
  'React',
  'TanStack Router',
  'zustand',
  'Motion',
  'Radix UI',
  'i18next, react-i18next',
  'ZzFX',
  'zod',
  'Vite, Rolldown',
  'Vite PWA, Workbox',
  'unplugin-icons',
  'Iconify (Apache-2.0 / MIT)',
];

export function CreditsPage(): ReactElement {
  const { t } = useTranslation();
  const faces = useGames(games.map(({ id }) => id));
  const credits = useCredits(faces);
  const authors = [...new Set(credits.flatMap((names) => Object.keys(names)))];
  const iconsOf = (author: string): readonly string[] =>
    [...new Set(credits.flatMap((names) => names[author] ?? []))].toSorted();
  return (
    <Page title={t('credits.title')}>
      <div className={styles['credits']}>
        <section>
          <h2>{t('credits.icons.title')}</h2>
          <p>
            {t('credits.icons.text')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </p>
          <ul>
            {authors.map((author) => (
              <li key={author}>
                {HOMES[author] ? <a href={HOMES[author]}>{author}</a> : author}: {iconsOf(author).join(', ')}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('credits.fonts.title')}</h2>
          <p>{t('credits.fonts.text')}</p>
          <ul>
            <li className={styles['display']}>{t('credits.fonts.grenze')}</li>
            <li>{t('credits.fonts.alegreya')}</li>
          </ul>
        </section>
        <section>
          <h2>{t('credits.code.title')}</h2>
          <p>{t('credits.code.text')}</p>
          <ul className={styles['software']}>
            {SOFTWARE.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

/** The shared icons and those of the games, as their lists come. */
function useCredits(faces: ReadonlyMap<string, AnyWebGame>): readonly IconCredits[] {
  const [credits, setCredits] = useState<readonly IconCredits[]>([SHARED]);
  useEffect(() => {
    let gone = false;
    const lists = [...faces.values()].map(async ({ icons }) => (typeof icons === 'function' ? icons() : icons));
    Promise.all(lists).then(
      (all) => !gone && setCredits([SHARED, ...all]),
      // Without a network, perhaps: what is here stays.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [faces]);
  return credits;
}
