import { goldFor, type OpponentView, ratingChange, type View } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cardName, factionName, leaderName, spellName } from '../names.ts';
import { Picture } from '../parts/Picture.tsx';
import { LeaderPortrait } from './LeaderPortrait.tsx';
import styles from './OpponentPanel.module.css';

interface OpponentPanelProps {
  readonly opponent: OpponentView;
  readonly view: View;
  readonly rated: boolean;
}

/** RUN-13: all there is to know of an opponent before the battle, and what is at stake. */
export function OpponentPanel({ opponent, view, rated }: OpponentPanelProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const { leader, faction, team, spells, rating, wins, bot } = opponent;
  const change = (result: 'win' | 'lose'): string => {
    const points = ratingChange(view.rating, rating, result);
    return points < 0 ? `−${-points}` : `+${points}`;
  };
  return (
    <section className={styles['opponent']} aria-labelledby="opponent-title">
      <h2 id="opponent-title">{t('opponent.title')}</h2>
      <div className={styles['head']}>
        <LeaderPortrait leader={leader} small />
        <div>
          <strong>{leaderName(leader)}</strong>
          <span>
            {factionName(faction)} · {t(bot ? 'opponent.bot' : 'opponent.player')} ·{' '}
            {rated ? t('opponent.record', { count: wins, rating }) : t('opponent.unrated', { count: wins })}
          </span>
        </div>
      </div>
      <ul>
        {team.map(({ card, tier, at }) => (
          <li key={`${card}${at.x}${at.y}`}>
            <Picture id={card} /> {cardName(card)}
            {tier > 1 && ` T${tier}`}
          </li>
        ))}
      </ul>
      {spells.length > 0 && (
        <p>{t('opponent.spells', { spells: spells.map(({ spell }) => spellName(spell)).join(', ') })}</p>
      )}
      <p className={styles['small']}>
        {t(rated ? 'opponent.stakes' : 'opponent.unratedStakes', {
          win: goldFor('win', view.streak + 1),
          lose: goldFor('lose', 0),
          up: change('win'),
          down: change('lose'),
        })}
      </p>
    </section>
  );
}
