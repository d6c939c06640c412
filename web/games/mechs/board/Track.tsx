import { rulesets, type View } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MechImage } from './MechToken.tsx';
import styles from './Track.module.css';

const ORDER = ['initiative', 'movement', 'attack', 'physical', 'heat'] as const;

interface TrackProps {
  readonly view: View;
  /** What is told just now may be of another phase than the view's. */
  readonly playing: string | undefined;
}

/** The phases of a turn, which one it is, and who has still to act in it. */
export function Track({ view, playing }: TrackProps): ReactElement {
  const { t } = useTranslation('mechs');
  const { phase, turn, turnLimit, viewer } = view;
  const phases = ORDER.filter((one) => one !== 'physical' || rulesets[view.rules].physical);
  const now = playing === 'initiative_rolled' ? 'initiative' : playing === 'heat_settled' ? 'heat' : phase;
  const waiting = view.mechs.filter(
    (mech) =>
      !mech.done && !mech.destroyed && (phase === 'deployment' ? mech.at < 0 : mech.conscious && !mech.shutdown),
  );
  return (
    <nav className={styles['track']} aria-label={t('track.label')}>
      <strong>{turn === 0 ? t('phase.deployment') : t('track.turn', { turn, limit: turnLimit })}</strong>
      {turn > 0 && (
        <ol>
          {phases.map((one) => (
            <li key={one} data-now={one === now} aria-current={one === now ? 'step' : undefined}>
              {t(`phase.${one}`)}
            </li>
          ))}
        </ol>
      )}
      {phase !== 'finished' && (
        <p>
          <span className="hidden-text">{t('track.waiting')}: </span>
          {waiting.map(({ id, side, design }) => (
            <span key={id} className={styles['token']}>
              <MechImage side={side} tons={design.tons} id={id} />
              <span className="hidden-text">{t(side === viewer ? 'track.mine' : 'track.theirs', { mech: id })} </span>
            </span>
          ))}
        </p>
      )}
    </nav>
  );
}
