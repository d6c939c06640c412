import type { MyMatch } from '@tactarium/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../app/Button.tsx';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Icon } from '../art/Icon.tsx';
import { PieceImage } from '../games/rps/parts/Piece.tsx';
import { variantOf } from '../games/rps/variant.ts';
import { ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { botName } from '../words/bots.ts';
import type { TFunction } from '../words/index.ts';
import { sayClock } from './clocks.ts';
import styles from './WatchPage.module.css';

const LOOK_EVERY = 10_000;

/** What is being played now, for who likes to watch. */
export function WatchPage(): ReactElement {
  const { t } = useTranslation();
  const { value, failed } = useAnswer(() => ask((server) => server.live()), 'live', LOOK_EVERY);
  if (failed) return <Trouble code={failed} />;
  // What one plays is played, not watched; other games have no page yet.
  const matches = value?.matches.filter(({ mine, game }) => mine === undefined && game === 'rps');
  return (
    <Page title={t('watch.title')} lead={t('watch.lead')}>
      {!matches && <p>{t('watch.loading')}</p>}
      {matches?.length === 0 && (
        <Empty>
          <Icon name="spyglass" />
          <p>{t('watch.none')}</p>
          <Link to="/play/rps" className={buttonLook('gold')}>
            {t('join.other')}
          </Link>
        </Empty>
      )}
      <ul className={styles['matches']}>
        {matches?.map((match) => (
          <li key={match.id}>
            <Live match={match} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Live({ match }: { readonly match: MyMatch }): ReactElement {
  const { t, i18n } = useTranslation();
  const [red = '', blue = ''] = match.seats.map((seat) => sitterName(t, seat));
  const began = new Date(match.started ?? match.created);
  const time = began.toLocaleTimeString(i18n.language, { hour: '2-digit', minute: '2-digit' });
  return (
    <Link to="/match/$match" params={{ match: match.id }} className={styles['match']}>
      <PieceImage seat="red" kind="king" />
      <div className={styles['about']}>
        <h2>{t('watch.against', { red, blue })}</h2>
        <p>
          {t(`variant.${variantOf(match.options)}.name`)} · {sayClock(t, match.clock)} · {t('watch.since', { time })}
        </p>
      </div>
      <PieceImage seat="blue" kind="king" />
      <span className={buttonLook()}>{t('watch.open')}</span>
    </Link>
  );
}

const sitterName = (t: TFunction, { player, bot }: MyMatch['seats'][number]): string =>
  bot === undefined ? (player?.name ?? '') : t('bot.name', { name: botName(t, bot) });
