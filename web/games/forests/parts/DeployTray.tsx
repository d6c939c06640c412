import { deploymentOf, forecastOf, THRESHOLDS, WOOD_A_POINT } from '@tactarium/games/forests/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { incomeNext } from '../terms.ts';
import type { Play } from '../usePlay.ts';
import styles from './Cards.module.css';

/** The reserve: chips to deploy, and wood to trade. Chip, then tile; or drag by keys with D. */
export function DeployTray({ play }: { readonly play: Play }): ReactElement | null {
  const { t } = useTranslation('forests');
  const { view, hand, mayAct } = play;
  const [points, setPoints] = useState(1);
  if (!view.mine || view.outcome) return null;
  const { reserve, wood } = view.mine;
  const { tiles, hp: affordable } = deploymentOf(view);
  const most = Math.floor(wood / WOOD_A_POINT);
  const wanted = Math.max(1, Math.min(points, most));
  const held = hand.tool?.is === 'deploy' ? hand.tool.hp : undefined;
  // One step beyond what can be paid is shown, so that one knows what to save for.
  const chips = THRESHOLDS.slice(0, Math.max(5, affordable.length + 1));
  return (
    <section className={styles['card']} aria-label={t('tray.title')} data-tray>
      <div className={styles['row']}>
        <h3>{t('tray.title')}</h3>
        <p className={styles['quiet']}>
          {t('tray.have', { count: reserve })} <small>{incomeNext(t, forecastOf(view))}</small>
        </p>
      </div>
      {tiles.length === 0 ? (
        <p className={styles['quiet']}>{t('tray.noTile')}</p>
      ) : (
        <div className={styles['chips']}>
          {chips.map((hp) => (
            <button
              key={hp}
              type="button"
              className={styles['chip']}
              data-chip={hp}
              aria-pressed={held === hp}
              aria-label={t('tray.deploy', { hp })}
              disabled={!mayAct || hp > reserve}
              onClick={() => play.take(held === hp ? undefined : { is: 'deploy', hp })}
            >
              {hp}
            </button>
          ))}
        </div>
      )}
      <div className={styles['row']}>
        {most < 1 ? (
          <p className={styles['quiet']}>{t('tray.tooLittle', { wood })}</p>
        ) : (
          <>
            <p className={styles['quiet']}>{t('tray.convertHow', { wood: wanted * WOOD_A_POINT, count: wanted })}</p>
            <div className={styles['stepper']}>
              <Button
                look="quiet"
                aria-label={t('tray.fewer')}
                disabled={wanted <= 1}
                onClick={() => setPoints(wanted - 1)}
              >
                −
              </Button>
              <Button
                look="quiet"
                aria-label={t('tray.more')}
                disabled={wanted >= most}
                onClick={() => setPoints(wanted + 1)}
              >
                +
              </Button>
              <Button disabled={!mayAct} onClick={() => play.send({ type: 'convert', points: wanted })}>
                {t('tray.convert')}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
