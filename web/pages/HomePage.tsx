import type { MyMatch } from '@tactarium/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { type CSSProperties, lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { InstallButton } from '../app/InstallButton.tsx';
import { useTitle } from '../app/useTitle.ts';
import { Way } from '../app/Way.tsx';
import { Icon, Outline } from '../art/Icon.tsx';
import { front, games, type ListedGame } from '../games/index.ts';
import { mayHaveShelf } from '../local/shelfName.ts';
import { ask, session } from '../online/session.ts';
import { useSettings } from '../settings/store.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './HomePage.module.css';
import { startMatch, USUAL_BOT } from './startMatch.ts';

const TimeLeft = lazy(async () => ({ default: (await import('./TimeLeft.tsx')).TimeLeft }));

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
            <Link to="/quick/$game" params={{ game: front.id }} className={buttonLook()}>
              {t('home.quick')}
            </Link>
            <Link to="/play/$game" params={{ game: front.id }} search={{ against: 'friend' }} className={buttonLook()}>
              {t('home.invite')}
            </Link>
            <Link to="/challenges" className={buttonLook()}>
              {t('challenges.title')}
            </Link>
          </div>
          {unfinished ? (
            <Link to="/match/$match" params={{ match: unfinished.id }} className={styles['goOn'] ?? ''}>
              {t('home.goOn')}
              {unfinished.due !== undefined && ` · ${t(unfinished.due ? 'mine.yours' : 'mine.theirs')}`}
              {unfinished.deadline !== undefined && (
                <Suspense>
                  &nbsp;·&nbsp;
                  <TimeLeft until={unfinished.deadline} />
                </Suspense>
              )}
            </Link>
          ) : (
            <Link to="/how-to-play" className={styles['goOn'] ?? ''}>
              {t('home.learn')}
            </Link>
          )}
          {problem && <p role="alert">{sayProblem(t, problem)}</p>}
          <InstallButton />
        </div>
        <front.Scene />
      </section>
      <section className={styles['games']} aria-labelledby="games">
        <h2 id="games">{t('home.gamesTitle')}</h2>
        <ul>
          {games.map((game) => (
            <Card key={game.id} game={game} />
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

function Card({ game }: { readonly game: ListedGame }): ReactElement {
  const { t } = useTranslation();
  const { language } = useSettings();
  const { id, name, about, picture, ground, weave, load, own } = game;
  const style = { '--art': ground, '--weave': weave } as CSSProperties;
  return (
    <li className={styles['card']} style={style} data-playable={load !== undefined}>
      <div className={styles['art']}>
        <Outline of={picture} />
      </div>
      <div className={styles['about']}>
        <h3>{name}</h3>
        <p>{about[language]}</p>
        {own ? (
          <Way href={own.start} className={buttonLook('gold')}>
            {t('home.playable')}
          </Way>
        ) : (
          <Link to="/play/$game" params={{ game: id }} className={buttonLook(load ? 'gold' : 'plain')}>
            {t(load ? 'home.playable' : 'home.terminal')}
          </Link>
        )}
      </div>
    </li>
  );
}

function usePlayNow() {
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = async (): Promise<void> => {
    setStarting(true);
    setProblem(await startMatch(navigate, { game: front.id, bot: USUAL_BOT }));
    setStarting(false);
  };
  return { start: () => void start(), starting, problem };
}

/** Whether it is this player's turn, and until when: absent where nobody waits. */
type Unfinished = Pick<MyMatch, 'id' | 'due' | 'deadline'>;

/** A match that is under way, on the server or in this browser. Looked for when the page stands: it is not waited for. */
function useUnfinished(): Unfinished | undefined {
  const [match, setMatch] = useState<Unfinished>();
  useEffect(() => {
    let gone = false;
    void (async () => {
      const found = (await unfinishedOnline()) ?? (await unfinishedHere());
      if (!gone) setMatch(found);
    })();
    return () => {
      gone = true;
    };
  }, []);
  return match;
}

async function unfinishedHere(): Promise<Unfinished | undefined> {
  if (!(await mayHaveShelf())) return undefined;
  const { localArena } = await import('../local/arena.ts');
  const mine = await localArena.ask('matches', {});
  return mine.ok ? mine.value.find(({ outcome }) => !outcome) : undefined;
}

async function unfinishedOnline(): Promise<Unfinished | undefined> {
  if (!session.getState().player) return undefined;
  const mine = await ask((server) => server.mine());
  if (!mine.ok) return undefined;
  const live = mine.value.matches.filter(({ status }) => status === 'live');
  return live.find(({ due }) => due) ?? live[0];
}
