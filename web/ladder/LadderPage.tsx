import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { Page } from '../app/Page.tsx';
import { Icon } from '../art/Icon.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { gameName, games } from '../games/index.ts';
import { useGames } from '../games/useGame.ts';
import { startMatch } from '../pages/startMatch.ts';
import { botAbout, botName, characterOf } from '../words/bots.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './LadderPage.module.css';
import { Portrait } from './Portrait.tsx';
import { useLadder } from './useLadder.ts';

/** Games in which somebody of the computer's stands on the other side. */
const CLIMBED = games.filter(({ load, isSolitary }) => load && !isSolitary).map(({ id }) => id);

/** Every opponent of every game, the weakest first: who was beaten, and who comes next. */
export function LadderPage(): ReactElement {
  const { t } = useTranslation();
  const faces = useGames(CLIMBED);
  return (
    <Page title={t('ladder.title')} lead={t('ladder.lead')}>
      {CLIMBED.map((id) => {
        const game = faces.get(id);
        return game && <Ladder key={id} game={game} />;
      })}
    </Page>
  );
}

function Ladder({ game }: { readonly game: AnyWebGame }): ReactElement {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { bots, tallies, beaten, next, failed } = useLadder(game.id);
  const [problem, setProblem] = useState<string>();
  const play = async (bot: string): Promise<void> =>
    setProblem(await startMatch(navigate, { game: game.id, bot, options: game.usual }));
  const wrong = problem ?? failed;
  return (
    <section className={styles['ladder']} aria-labelledby={game.id}>
      <h2 id={game.id}>
        {gameName(game.id)}{' '}
        <small>{t('ladder.progress', { count: bots.filter((bot) => beaten.has(bot)).length, all: bots.length })}</small>
      </h2>
      {bots.length > 0 && next === undefined && (
        <p className={styles['all']}>
          <Icon name="laurel" /> {t('ladder.all')}
        </p>
      )}
      {wrong !== undefined && <p role="alert">{sayProblem(t, wrong, game.id)}</p>}
      <ol>
        {bots.map((bot) => {
          const { won, drawn, lost } = tallies.get(bot) ?? { won: 0, drawn: 0, lost: 0 };
          const name = characterOf(game.id, bot) ?? botName(t, bot);
          return (
            <li key={bot} data-rung={bot} data-beaten={beaten.has(bot)} data-next={bot === next}>
              <Portrait game={game} bot={bot} className={styles['portrait']} />
              <div className={styles['who']}>
                <h3>
                  {name} <small>{botName(t, bot)}</small>
                </h3>
                <p>{botAbout(game.id, bot)}</p>
                <p className={styles['record']}>
                  {beaten.has(bot) && <strong>✓ {t('ladder.beaten')}</strong>}
                  {won + drawn + lost > 0 && (
                    <span>{t('leaderboard.recordLong', { wins: won, draws: drawn, losses: lost })}</span>
                  )}
                </p>
              </div>
              <Button look={bot === next ? 'gold' : 'plain'} onClick={() => void play(bot)}>
                {t(bot === next ? 'ladder.challenge' : 'ladder.play')}
                <span className="hidden-text"> {name}</span>
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
