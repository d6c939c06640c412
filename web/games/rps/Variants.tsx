import { VARIANTS } from '@tactarium/games/rps/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../app/Choice.tsx';
import type { OptionsProps } from '../face.ts';
import { variantOf } from './variant.ts';

/** The one option of RPS Battle. */
export function Variants({ options, onChange }: OptionsProps): ReactElement {
  const { t } = useTranslation('rps');
  return (
    <Choice
      title={t('variantTitle')}
      options={VARIANTS.map((id) => ({ value: id, name: t(`variant.${id}.name`), about: t(`variant.${id}.about`) }))}
      value={variantOf(options)}
      onChange={(variant) => onChange({ variant })}
    />
  );
}
