import { useTranslation } from 'react-i18next';

/** A moment as people write it, in the language that is spoken. */
export function useTime(): (moment: number) => string {
  const { i18n } = useTranslation();
  return (moment) => new Date(moment).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
}
