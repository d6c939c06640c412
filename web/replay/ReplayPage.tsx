import type { Result } from '@tactarium/engine';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ChangeEvent, type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../app/Button.tsx';
import { Page } from '../app/Page.tsx';
import { GamePage } from '../games/GamePage.tsx';
import { gameName, listed } from '../games/index.ts';
import { localArena } from '../local/arena.ts';
import type { FilmInfo } from '../local/messages.ts';
import { useMatches } from '../local/useMatches.ts';
import { isLocal, isShared } from '../online/ids.ts';
import { arena, ask } from '../online/session.ts';
import { useMine } from '../online/useMine.ts';
import { type Row, rowsOf } from '../pages/myGames.ts';
import { botTitle } from '../words/bots.ts';
import { sayProblem } from '../words/problem.ts';
import { FilmPage } from './FilmPage.tsx';
import { MOST_BYTES, parseReplay } from './file.ts';
import styles from './ReplayPage.module.css';

/** Any finished game: one of this browser or of the server, or one from a file. */
export function ReplayPage(): ReactElement {
  const { t } = useTranslation('replay');
  const { t: shared } = useTranslation();
  const { match, step } = useSearch({ from: '/replay' });
  const navigate = useNavigate();
  const [film, setFilm] = useState<FilmInfo>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let gone = false;
    if (match === undefined) return;
    void (async () => {
      const told = await openFilm(match);
      if (gone) return;
      if (told.ok) setFilm(told.value);
      else setProblem(sayProblem(shared, told.error.code));
    })();
    return () => {
      gone = true;
    };
  }, [match, shared]);

  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    setProblem(undefined);
    if (file.size > MOST_BYTES) return setProblem(t('tooLarge'));
    const replay = parseReplay(await file.text());
    if (replay === undefined) return setProblem(t('unreadable'));
    const told = await localArena.ask('film', { replay });
    if (told.ok) setFilm(told.value);
    else setProblem(sayProblem(shared, told.error.code));
  };
  const close = (): void => {
    setFilm(undefined);
    void navigate({ to: '/replay', search: {} });
  };

  if (film) {
    return (
      <GamePage id={film.game}>
        {(game) => <FilmPage game={game} film={film} onClose={close} match={match} at={step} />}
      </GamePage>
    );
  }
  return (
    <Page title={t('title')} lead={t('lead')}>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <label className={styles['file']}>
        <span className={buttonLook('gold')}>{t('open')}</span>
        <input type="file" accept="application/json,.json" onChange={(event) => void open(event)} />
        <small>{t('drop')}</small>
      </label>
      <Finished />
    </Page>
  );
}

/** The record of a match, from the server or from this browser, in the hands of the worker. */
async function openFilm(match: string): Promise<Result<FilmInfo, { readonly code: string }>> {
  if (isLocal(match)) return localArena.ask('film', { match });
  // Whoever has the link may see a shared game, without being anybody.
  const replay = isShared(match)
    ? await (await arena()).sharedReplay(match)
    : await ask((server) => server.replay(match));
  return replay.ok ? localArena.ask('film', { replay: JSON.parse(JSON.stringify(replay.value)) }) : replay;
}

const OVER: ReadonlySet<Row['state']> = new Set(['won', 'lost', 'drawn']);

function Finished(): ReactElement {
  const { t, i18n } = useTranslation('replay');
  const { t: shared } = useTranslation();
  const { matches: local } = useMatches();
  const { matches: online, failed: away } = useMine();
  const finished =
    local && (online || away)
      ? rowsOf(local, online ?? []).filter(({ state, game }) => OVER.has(state) && !listed(game)?.own)
      : undefined;
  return (
    <section className={styles['finished']}>
      <h2>{t('finished')}</h2>
      {away && <p role="alert">{shared('mine.away')}</p>}
      {finished?.length === 0 && <p>{t('none')}</p>}
      <ul>
        {finished?.map(({ id, game, bot, opponent, created }) => (
          <li key={id}>
            <Link to="/replay" search={{ match: id }}>
              {[gameName(game), bot === undefined ? opponent : botTitle(shared, bot, game)].filter(Boolean).join(', ')},{' '}
              {new Date(created).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
