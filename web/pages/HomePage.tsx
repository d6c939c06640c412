import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { useTitle } from '../app/useTitle.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { ask, session } from '../online/session.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './HomePage.module.css';
import { Scene } from './Scene.tsx';
import { startMatch, USUAL } from './startMatch.ts';

const GAMES = ['rps', 'forests', 'roguelike', 'mechs'] as const;
const PICTURES: Readonly<Record<(typeof GAMES)[number], IconName>> = {
  rps: 'scissors',
  forests: 'forest',
  roguelike: 'wings',
  mechs: 'mech',
};
const PROMISES = ['once', 'fair', 'keep'] as const;

export function HomePage(): ReactElement {
  const { t } = useTranslation();
  const { start, starting, problem } = usePlayNow();
  const unfinished = useUnfinished();
  useTitle(t('home.tab'));
  return (
    <main className={styles['home']}>
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
          <div className={styles['ways']}>
            <Button look="gold" disabled={starting} onClick={start}>
              <Icon name="swords" /> {t(starting ? 'play.starting' : 'home.playNow')}
            </Button>
            <Link to="/quick/rps" className={buttonLook()}>
              {t('home.quick')}
            </Link>
            <Link to="/play/rps" search={{ against: 'friend' }} className={buttonLook()}>
              {t('home.invite')}
            </Link>
          </div>
          {unfinished ? (
            <Link to="/match/$match" params={{ match: unfinished }} className={styles['goOn'] ?? ''}>
              {t('home.goOn')}
            </Link>
          ) : (
            <Link to="/how-to-play" className={styles['goOn'] ?? ''}>
              {t('home.learn')}
            </Link>
          )}
          {problem && <p role="alert">{sayProblem(t, problem)}</p>}
        </div>
        <Scene />
      </section>
      <section className={styles['games']} aria-labelledby="games">
        <h2 id="games">{t('home.gamesTitle')}</h2>
        <ul>
          {GAMES.map((game) => (
            <li key={game} className={styles['card']} data-game={game} data-playable={game === 'rps'}>
              <div className={styles['art']}>
                <Icon name={PICTURES[game]} />
              </div>
              <div className={styles['about']}>
                <h3>{t(`games.${game}.name`)}</h3>
                <p>{t(`games.${game}.about`)}</p>
                {game === 'rps' ? (
                  <Link to="/play/rps" className={buttonLook('gold')}>
                    {t('home.playable')}
                  </Link>
                ) : (
                  <p className={styles['later']}>{t('home.toCome')}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['promises']}>
        {PROMISES.map((promise) => (
          <div key={promise}>
            <h2>{t(`home.promises.${promise}.title`)}</h2>
            <p>{t(`home.promises.${promise}.text`)}</p>
          </div>
        ))}
      </section>
    </main>
  );
}

function usePlayNow() {
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = async (): Promise<void> => {
    setStarting(true);
    setProblem(await startMatch(navigate, USUAL));
    setStarting(false);
  };
  return { start: () => void start(), starting, problem };
}

/** A match that is under way, on the server or in this browser. Looked for when the page stands: it is not waited for. */
function useUnfinished(): string | undefined {
  const [match, setMatch] = useState<string>();
  useEffect(() => {
    let gone = false;
    void (async () => {
      const found = (await unfinishedOnline()) ?? (await unfinishedHere());
      if (!gone && found !== undefined) setMatch(found);
    })();
    return () => {
      gone = true;
    };
  }, []);
  return match;
}

async function unfinishedHere(): Promise<string | undefined> {
  const { localArena } = await import('../local/arena.ts');
  const mine = await localArena.ask('matches', {});
  return mine.ok ? mine.value.find(({ outcome }) => !outcome)?.id : undefined;
}

async function unfinishedOnline(): Promise<string | undefined> {
  if (!session.getState().player) return undefined;
  const mine = await ask((server) => server.mine());
  return mine.ok ? mine.value.matches.find(({ status, game }) => status === 'live' && game === 'rps')?.id : undefined;
}
