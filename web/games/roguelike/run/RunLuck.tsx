import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BATTLES, countable, luckOf, type Told, type useChances } from './luck.ts';

/** Nearer than this to what was to be expected is no luck worth naming. */
const HARDLY = 0.5;

interface RunLuckProps {
  readonly battles: readonly Told[];
  readonly counted: ReturnType<typeof useChances>;
  /** Whether it is the reader's own run. */
  readonly isMine: boolean;
}

/** Expected against real wins over a run, while the worker counts and when it is done. */
export function RunLuck({ battles, counted, isMine }: RunLuckProps): ReactElement | undefined {
  const { t, i18n } = useTranslation('roguelike');
  const known = countable(battles).length;
  if (battles.length === 0) return undefined;
  if (known === 0) return <small>{t('luck.part')}</small>;
  if (counted.length < known)
    return <p role="status">{t('luck.counting', { battles: BATTLES, done: counted.length, of: known })}</p>;
  const { count, expected, wins, spread } = luckOf(counted);
  const show = (number: number): string =>
    number.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const by = wins - expected;
  const whose = isMine ? (['lucky', 'unlucky'] as const) : (['theirsLucky', 'theirsUnlucky'] as const);
  const verdict = Math.abs(by) < HARDLY ? 'even' : whose[by > 0 ? 0 : 1];
  return (
    <section aria-labelledby="run-luck" data-luck={verdict}>
      <h2 id="run-luck">{t('luck.title')}</h2>
      <p>
        {t(isMine ? 'luck.told' : 'luck.theirs', { count, expected: show(expected), spread: show(spread), wins })}{' '}
        {t(`luck.${verdict}`, { by: show(Math.abs(by)) })}
      </p>
      {known < battles.length && <small>{t('luck.part')}</small>}
    </section>
  );
}
