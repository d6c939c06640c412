import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSettings } from '../account/AccountSettings.tsx';
import { Choice } from '../app/Choice.tsx';
import { InstallButton } from '../app/InstallButton.tsx';
import { Page } from '../app/Page.tsx';
import { play } from '../art/sounds.ts';
import { front } from '../games/index.ts';
import { useSession } from '../online/session.ts';
import { Challengers } from './Challengers.tsx';
import { Notifications } from './Notifications.tsx';
import styles from './SettingsPage.module.css';
import { CONTRASTS, change, LANGUAGES, MOTIONS, PACES, THEMES, useSettings } from './store.ts';

export function SettingsPage(): ReactElement {
  const { t } = useTranslation();
  const { player } = useSession();
  const { theme, motion, pace, contrast, language, sound, sayings } = useSettings();
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
            title={t('settings.pace.title')}
            options={PACES.map((value) => ({ value, name: t(`settings.pace.${value}`) }))}
            value={pace}
            onChange={(value) => change({ pace: value })}
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
          <Choice
            title={t('settings.sayings.title')}
            options={(['on', 'off'] as const).map((value) => ({ value, name: t(`settings.sayings.${value}`) }))}
            value={sayings ? 'on' : 'off'}
            onChange={(value) => change({ sayings: value === 'on' })}
          />
          <Notifications />
          {player && <Challengers key={player.id} />}
          <InstallButton />
          <AccountSettings />
        </div>
        <figure className={styles['sample']}>
          <div>
            <front.Sample />
          </div>
          <figcaption>{t('settings.sample')}</figcaption>
        </figure>
      </div>
    </Page>
  );
}
