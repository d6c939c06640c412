import { SIZES } from '@tactarium/games/forests/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../app/Choice.tsx';
import type { OptionsProps } from '../face.ts';
import { optionsOf } from './options.ts';

/** The size of the map, and its fog. What each side begins with is said at the opponents. */
export function Options({ options, onChange }: OptionsProps): ReactElement {
  const { t } = useTranslation('forests');
  const { size, fog } = optionsOf(options);
  return (
    <>
      <Choice
        title={t('options.size')}
        options={SIZES.map((one) => ({
          value: String(one),
          name: t('facts.size', { size: one }),
          about: t(`options.sizeAbout.${one}`),
        }))}
        value={String(size)}
        onChange={(value) => onChange({ size: Number(value), fog })}
      />
      <Choice
        title={t('options.fog')}
        options={[
          { value: 'on', name: t('options.fogOn'), about: t('options.fogOnAbout') },
          { value: 'off', name: t('options.fogOff'), about: t('options.fogOffAbout') },
        ]}
        value={fog ? 'on' : 'off'}
        onChange={(value) => onChange({ size, fog: value === 'on' })}
      />
    </>
  );
}
