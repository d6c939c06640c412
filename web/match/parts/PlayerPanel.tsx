import type { Json } from '@tactarium/engine';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyWebGame, GameView } from '../../games/face.ts';
import { useGameWords } from '../../games/useGameWords.ts';
import { Portrait } from '../../ladder/Portrait.tsx';
import { botName, characterOf } from '../../words/bots.ts';
import { Away } from './Left.tsx';
import styles from './PlayerPanel.module.css';
import { Bubble } from './Sayings.tsx';

interface PlayerPanelProps {
  readonly game: AnyWebGame;
  readonly view: GameView;
  readonly seat: string;
  readonly name: string;
  readonly options: Json;
  /** Owes a command now. */
  readonly acting: boolean;
  readonly rating?: number | undefined;
  /** The level of the computer that plays here. */
  readonly bot?: string | undefined;
  /** Since when they have no connection; absent while they are here. */
  readonly away?: number | undefined;
  readonly clock?: ReactNode;
  /** A way to speak to them. */
  readonly talk?: ReactNode;
}

/** One player: who it is, on which side, how it stands with them, and whatever the game says below. */
export function PlayerPanel(props: PlayerPanelProps): ReactElement {
  const { game, view, seat, name, options, acting, rating, bot, away, clock, talk } = props;
  const { t } = useTranslation();
  const words = useGameWords(game.id);
  const side = game.seatName(seat, words);
  const about = [
    ...(seat === view.viewer && name !== t('match.you') ? [t('match.isYou')] : []),
    ...(bot === undefined || characterOf(game.id, bot) === undefined ? [] : [botName(t, bot)]),
    ...(name === side ? [] : [side]),
    ...(rating === undefined ? [] : [String(rating)]),
    ...game.status(view, seat, words),
  ];
  return (
    <section
      className={styles['player']}
      style={{ '--seat': game.colour(seat) } as CSSProperties}
      data-acting={acting}
      data-seat={seat}
      aria-label={name}
    >
      <header className={styles['head']}>
        {bot !== undefined && game.portraits?.[bot] !== undefined ? (
          <Portrait game={game} bot={bot} className={styles['crest']} />
        ) : (
          <game.Crest seat={seat} options={options} className={styles['crest']} />
        )}
        <div className={styles['who']}>
          <h2 className={styles['name']} title={name}>
            {name}
          </h2>
          <p className={styles['about']}>
            {away !== undefined && <Away since={away} />}
            {about.join(' · ')}
          </p>
        </div>
        {clock}
        {talk}
      </header>
      <Bubble seat={seat} />
      <game.Panel view={view} seat={seat} />
    </section>
  );
}
