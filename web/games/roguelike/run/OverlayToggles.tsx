import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OverlayToggles.module.css';
import { OVERLAYS, type OverlayName } from './overlays.ts';

interface OverlayTogglesProps {
  readonly overlays: ReadonlySet<OverlayName>;
  onChange(overlays: ReadonlySet<OverlayName>): void;
}

export function OverlayToggles({ overlays, onChange }: OverlayTogglesProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const toggle = (name: OverlayName): void => {
    const next = new Set(overlays);
    if (!next.delete(name)) next.add(name);
    onChange(next);
  };
  return (
    <fieldset className={styles['toggles']} aria-label={t('overlay.title')}>
      {OVERLAYS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={overlays.has(name)}
          title={t(`overlayAbout.${name}`)}
          onClick={() => toggle(name)}
        >
          {t(`overlay.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
