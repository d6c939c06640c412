import { Link } from '@tanstack/react-router';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyWebGame } from '../games/face.ts';
import { botAbout, botName, characterOf } from '../words/bots.ts';
import styles from './Opponents.module.css';
import { Portrait } from './Portrait.tsx';

interface OpponentsProps {
  readonly game: AnyWebGame;
  readonly bots: readonly string[];
  readonly beaten: ReadonlySet<string>;
  readonly bot: string;
  readonly onChange: (bot: string) => void;
}

/** Whom of the computer's characters to play: all faces in one row, and a line on the one that is chosen. */
export function Opponents({ game, bots, beaten, bot, onChange }: OpponentsProps): ReactElement {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className={styles['opponents']}>
      <legend>{t('play.opponent')}</legend>
      <div className={styles['faces']}>
        {bots.map((one) => (
          <label key={one} className={styles['face']}>
            <input type="radio" name={group} checked={one === bot} onChange={() => onChange(one)} />
            <Portrait game={game} bot={one} className={styles['portrait']} />
            <strong>{characterOf(game.id, one) ?? botName(t, one)}</strong>
            {characterOf(game.id, one) !== undefined && <small>{botName(t, one)}</small>}
            {beaten.has(one) && (
              <span className={styles['beaten']}>
                <span aria-hidden="true">✓</span>
                <span className="hidden-text">{t('ladder.beaten')}</span>
              </span>
            )}
          </label>
        ))}
      </div>
      <p className={styles['line']}>
        {botAbout(game.id, bot)}{' '}
        <Link to="/ladder" hash={game.id}>
          {t('ladder.progress', { count: bots.filter((one) => beaten.has(one)).length, all: bots.length })}
        </Link>
      </p>
    </fieldset>
  );
}
