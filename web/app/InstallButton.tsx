import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { useInstall } from './install.ts';

/** Puts the client among the apps of the device, where the browser can. */
export function InstallButton(): ReactElement | null {
  const { t } = useTranslation();
  const install = useInstall();
  if (!install) return null;
  return (
    <p>
      <Button onClick={() => void install()}>{t('install.button')}</Button> <small>{t('install.about')}</small>
    </p>
  );
}
