import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TierTable } from './parts/TierTable.tsx';

/** What one looks up in the middle of a war. */
export function RulesCard(): ReactElement {
  const { t } = useTranslation('forests');
  return (
    <>
      {(['goal', 'fight', 'merge', 'walls'] as const).map((topic) => (
        <p key={topic}>
          <strong>{t(`how.${topic}.title`)}:</strong> {t(`how.${topic}.text`)}
        </p>
      ))}
      <TierTable />
    </>
  );
}
