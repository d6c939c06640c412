import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../app/Button.tsx';
import { Choice } from '../app/Choice.tsx';
import { Page } from '../app/Page.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Icon } from '../art/Icon.tsx';
import { FirstGame } from '../games/FirstGame.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { GamePage } from '../games/GamePage.tsx';
import { GameTabs } from '../games/GameTabs.tsx';
import { gameName } from '../games/index.ts';
import { useGameWords } from '../games/useGameWords.ts';
import { AGAINST } from '../lobby/against.ts';
import { FriendForm } from '../lobby/FriendForm.tsx';
import { SideChoice } from '../lobby/SideChoice.tsx';
import { ANY_SIDE } from '../lobby/sides.ts';
import { useBots } from '../local/useBots.ts';
import { botAbout, botName } from '../words/bots.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './PlayPage.module.css';
import { startMatch, startRefereed, USUAL_BOT } from './startMatch.ts';

/** Whom to play, and how. */
export function PlayPage(): ReactElement {
  const { game } = useParams({ from: '/play/$game' });
  return <GamePage id={game}>{(face) => <NewGame key={game} game={face} />}</GamePage>;
}

function NewGame({ game }: { readonly game: AnyWebGame }): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { against = 'computer' } = useSearch({ from: '/play/$game' });
  const params = { game: game.id };
  return (
    <Page title={t('play.title', { game: gameName(game.id) })}>
      <GameTabs to="/play/$game" />
      <Choice
        title={t('play.against')}
        options={AGAINST.map((one) => ({ value: one, name: t(`play.${one}.name`), about: t(`play.${one}.about`) }))}
        value={against}
        onChange={(one) => void navigate({ to: '/play/$game', params, search: { against: one }, replace: true })}
      />
      {against === 'computer' && <ComputerForm game={game} />}
      {against === 'friend' && <FriendForm game={game} />}
      {against === 'anyone' && (
        <div className={styles['start']}>
          <Link to="/quick/$game" params={params} className={buttonLook('gold')}>
            <Icon name="swords" /> {t('play.find')}
          </Link>
        </div>
      )}
    </Page>
  );
}

/** Where a game against the computer is played, if the server keeps scores of such games. */
const WHERE = ['practice', 'leaderboard'] as const;
type Where = (typeof WHERE)[number];

function ComputerForm({ game }: { readonly game: AnyWebGame }): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { bots, failed } = useBots(game.id);
  const [bot, setBot] = useState(USUAL_BOT);
  const [options, setOptions] = useState(game.usual);
  const [side, setSide] = useState(ANY_SIDE);
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [where, setWhere] = useState<Where>('practice');
  const words = useGameWords(game.id);
  const start = async (): Promise<void> => {
    setStarting(true);
    const wish = { game: game.id, bot, options, ...(side !== ANY_SIDE && { seat: side }) };
    setProblem(await (where === 'practice' ? startMatch(navigate, wish) : startRefereed(navigate, game, wish)));
    setStarting(false);
  };
  const terms = game.terms?.(bot, options, words);
  const unscored = where === 'leaderboard' ? game.unscored?.(options, words) : undefined;
  if (failed) return <Trouble code={failed} />;
  return (
    <>
      <FirstGame game={game} />
      <Choice
        title={t('play.opponent')}
        options={bots.map((name) => ({ value: name, name: botName(t, name), about: botAbout(game.id, name) }))}
        value={bot}
        onChange={setBot}
      />
      {terms && <p className={styles['note']}>{terms}</p>}
      <game.Options options={options} onChange={setOptions} against="computer" />
      <SideChoice game={game} seats={game.seatsAgainstBots ?? game.seats} side={side} onChange={setSide} />
      {game.unscored && (
        <Choice
          title={t('play.where.title')}
          options={WHERE.map((one) => ({
            value: one,
            name: t(`play.where.${one}.name`),
            about: t(`play.where.${one}.about`),
          }))}
          value={where}
          onChange={setWhere}
        />
      )}
      {unscored && (
        <p role="status" className={styles['note']}>
          {unscored}
        </p>
      )}
      {problem && <p role="alert">{sayProblem(t, problem, game.id)}</p>}
      <div className={styles['start']}>
        <Button look="gold" disabled={starting || bots.length === 0} onClick={() => void start()}>
          <Icon name="swords" /> {t(starting ? 'play.starting' : 'play.start')}
        </Button>
      </div>
    </>
  );
}
