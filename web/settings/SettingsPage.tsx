import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSettings } from '../account/AccountSettings.tsx';
import { Choice } from '../app/Choice.tsx';
import { Page } from '../app/Page.tsx';
import { play } from '../art/sounds.ts';
import { PieceImage } from '../games/rps/parts/Piece.tsx';
import styles from './SettingsPage.module.css';
import { CONTRASTS, change, LANGUAGES, MOTIONS, THEMES, useSettings } from './store.ts';

export function SettingsPage(): ReactElement {
  const { t } = useTranslation();
  const { theme, motion, contrast, language, sound } = useSettings();
  return (
    <Page title={t('settings.title')} lead={t('settings.lead')}>
      <div className={styles['columns']}>
        <div className={styles['settings']}>
          <Choice
            title={t('settings.theme.title')}
            options={THEMES.map((value) => ({ value, name: t(`settings.theme.${value}`) }))}
            value={theme}
            onChange={(value) => change({ theme: value })}
          />
          <Choice
            title={t('settings.sound.title')}
            options={(['on', 'off'] as const).map((value) => ({ value, name: t(`settings.sound.${value}`) }))}
            value={sound ? 'on' : 'off'}
            onChange={(value) => {
              change({ sound: value === 'on' });
              if (value === 'on') void play('halo');
            }}
          />
          <Choice
            title={t('settings.motion.title')}
            options={MOTIONS.map((value) => ({ value, name: t(`settings.motion.${value}`) }))}
            value={motion}
            onChange={(value) => change({ motion: value })}
          />
          <Choice
            title={t('settings.contrast.title')}
            options={CONTRASTS.map((value) => ({ value, name: t(`settings.contrast.${value}`) }))}
            value={contrast}
            onChange={(value) => change({ contrast: value })}
          />
          <Choice
            title={t('settings.language.title')}
            options={LANGUAGES.map((value) => ({ value, name: t(`settings.language.${value}`) }))}
            value={language}
            onChange={(value) => change({ language: value })}
          />
          <AccountSettings />
        </div>
        <figure className={styles['sample']}>
          <div>
            <PieceImage seat="red" />
            <PieceImage seat="red" kind="paper" halo />
            <PieceImage seat="blue" kind="scissors" />
            <PieceImage seat="blue" kind="king" />
          </div>
          <figcaption>{t('settings.sample')}</figcaption>
        </figure>
      </div>
    </Page>
  );
}
