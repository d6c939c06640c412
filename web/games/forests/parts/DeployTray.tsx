import { deploymentOf, forecastOf, THRESHOLDS, WOOD_A_POINT } from '@tactarium/games/forests/client';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { keepKeyboard } from '../keys.ts';
import { incomeNext } from '../terms.ts';
import type { Play } from '../usePlay.ts';
import styles from './Cards.module.css';

interface DeployTrayProps {
  readonly play: Play;
  /** By keys: a chip was taken, or none after all. */
  readonly onLeave: () => void;
}

/** The reserve: chips to deploy, and wood to trade. Chip, then tile. */
export function DeployTray({ play, onLeave }: DeployTrayProps): ReactElement | null {
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
        <div
          className={styles['chips']}
          role="toolbar"
          aria-label={t('tray.title')}
          onMouseDown={keepKeyboard}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onLeave();
            else goAlong(event);
          }}
        >
          {chips.map((hp) => (
            <button
              key={hp}
              type="button"
              className={styles['chip']}
              data-chip={hp}
              aria-pressed={held === hp}
              aria-label={t('tray.deploy', { hp })}
              disabled={!mayAct || hp > reserve}
              onClick={({ detail }) => {
                play.take(held === hp ? undefined : { is: 'deploy', hp });
                // No click of a pointer counts 0: it was a key.
                if (detail === 0) onLeave();
              }}
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

/** Left and right go from chip to chip. */
function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-chip]:enabled')];
  chips[chips.indexOf(event.target as HTMLElement) + by]?.focus();
  event.preventDefault();
}
