import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Modifiers } from './Modifiers.tsx';

/** What one looks up in the middle of a battle. */
export function RulesCard(): ReactElement {
  const { t } = useTranslation('mechs');
  return (
    <>
      {(['goal', 'turn', 'hit', 'heat'] as const).map((topic) => (
        <p key={topic}>
          <strong>{t(`how.${topic}.title`)}:</strong> {t(`how.${topic}.text`)}
        </p>
      ))}
      <Modifiers />
    </>
  );
}
