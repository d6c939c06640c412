import type { MyMatch } from '@tactarium/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../app/Button.tsx';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Icon } from '../art/Icon.tsx';
import type { AnyWebGame } from '../games/face.ts';
import { gameName } from '../games/index.ts';
import { useGames } from '../games/useGame.ts';
import { useGameWords } from '../games/useGameWords.ts';
import { ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { botTitle } from '../words/bots.ts';
import type { TFunction } from '../words/index.ts';
import { sayClock } from './clocks.ts';
import styles from './WatchPage.module.css';

const LOOK_EVERY = 10_000;

/** What is being played now, for who likes to watch. */
export function WatchPage(): ReactElement {
  const { t } = useTranslation();
  const { value, failed } = useAnswer(() => ask((server) => server.live()), 'live', LOOK_EVERY);
  // What one plays is played, not watched.
  const matches = value?.matches.filter(({ mine }) => mine === undefined);
  const faces = useGames(matches?.map(({ game }) => game) ?? []);
  if (failed) return <Trouble code={failed} />;
  return (
    <Page title={t('watch.title')} lead={t('watch.lead')}>
      {!matches && <p>{t('watch.loading')}</p>}
      {matches?.length === 0 && (
        <Empty>
          <Icon name="spyglass" />
          <p>{t('watch.none')}</p>
          <Link to="/play" className={buttonLook('gold')}>
            {t('join.other')}
          </Link>
        </Empty>
      )}
      {matches && matches.length > 0 && matches.every(isFeatured) && <p>{t('watch.featured')}</p>}
      <ul className={styles['matches']}>
        {matches?.map((match) => (
          <li key={match.id}>
            <Live match={match} game={faces.get(match.game)} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Played by bots alone, for want of people. */
const isFeatured = ({ seats }: MyMatch): boolean => seats.every(({ bot }) => bot !== undefined);

interface LiveProps {
  readonly match: MyMatch;
  /** Absent while it is fetched, and where it has no pages. */
  readonly game: AnyWebGame | undefined;
}

function Live({ match, game }: LiveProps): ReactElement {
  const { t, i18n } = useTranslation();
  const words = useGameWords(match.game);
  const [one, two] = match.seats;
  const [first = '', second = ''] = match.seats.map((seat) => sitterName(t, match.game, seat));
  const began = new Date(match.started ?? match.created);
  const time = began.toLocaleTimeString(i18n.language, { timeStyle: 'short' });
  return (
    <Link to="/match/$match" params={{ match: match.id }} className={styles['match']}>
      {game && one && <game.Crest seat={one.seat} options={match.options} />}
      <div className={styles['about']}>
        <h2>{t('watch.against', { first, second })}</h2>
        <p>
          {[
            gameName(match.game),
            ...(game?.facts(match.options, words) ?? []),
            sayClock(t, match.clock),
            t('watch.since', { time }),
          ].join(' · ')}
        </p>
      </div>
      {game && two && <game.Crest seat={two.seat} options={match.options} />}
      <span className={buttonLook()}>{t('watch.open')}</span>
    </Link>
  );
}

const sitterName = (t: TFunction, game: string, { player, bot }: MyMatch['seats'][number]): string =>
  bot === undefined ? (player?.name ?? '') : botTitle(t, bot, game);
