import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../app/Page.tsx';
import styles from './CreditsPage.module.css';

/** By author, under the names that the icons have in their set. */
const ICONS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'Lorc',
    'https://lorcblog.blogspot.com',
    [
      'broken-skull',
      'cog',
      'crossed-swords',
      'gecko',
      'hourglass',
      'laurel-crown',
      'missile-mech',
      'queen-crown',
      'rock',
      'scissors',
      'scroll-unfurled',
      'spyglass',
      'winged-sword',
    ],
  ],
  ['Delapouite', 'https://delapouite.com', ['circle-forest', 'rule-book', 'shaking-hands', 'spiky-pit', 'spock-hand']],
];
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
            {ICONS.map(([author, home, icons]) => (
              <li key={author}>
                <a href={home}>{author}</a>: {icons.join(', ')}
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
