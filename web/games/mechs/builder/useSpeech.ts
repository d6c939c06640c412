import { useTranslation } from 'react-i18next';
import type { Speech } from './words/say.ts';

export function useSpeech(): Speech {
  const { t } = useTranslation('workshop');
  const { t: mechs } = useTranslation('mechs');
  return { t, mechs };
}
