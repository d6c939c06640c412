import type { Typed } from '@tactarium/engine';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenMatch } from '../MatchContext.ts';
import { useRefusal } from '../useRefusal.ts';
import { Actions } from './Actions.tsx';
import { Announcer } from './Announcer.tsx';
import { Details, type GameDetails } from './Details.tsx';
import { DrawTalk } from './DrawTalk.tsx';
import { Left } from './Left.tsx';
import { Log } from './Log.tsx';
import styles from './MatchFrame.module.css';
import { PlayerPanel } from './PlayerPanel.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { RulesBeside } from './RulesCard.tsx';
import { Heard, Talk } from './Sayings.tsx';
import { type Banner, TurnBanner } from './TurnBanner.tsx';
import { Watching } from './Watching.tsx';

interface MatchFrameProps {
  /** The board and what is shown over it. */
  readonly table: ReactNode;
  readonly banner: Banner;
  /** A first-time sentence on what to do now: under whose turn it is, so that it is in sight with the board. */
  readonly hint?: ReactNode;
  /** The game's own panels, above the log. */
  readonly side?: ReactNode;
  /** In place of `side`: more than stands below a board on a phone, so it has pages there. */
  readonly details?: GameDetails;
  /** What the game calls this part of a match; tests go by it. */
  readonly phase?: string;
  /** More stands below the board than a phone can show at once, so its page scrolls. */
  readonly scrolls?: boolean;
  /** Whether the panels of the players are small enough to stand in one column with everything else on a tablet. */
  readonly hasSmallPanels?: boolean;
  /** Whether the rules card is short enough to stand between the players on a desk. */
  readonly hasShortRules?: boolean;
  /** What the game adds to the result of a match that is over. */
  readonly result?: ReactNode;
  /** Shows on the board where an event happened; undefined for what happened nowhere. */
  readonly locate?: (event: Typed) => (() => void) | undefined;
  /** Dialogs of the game. */
  readonly children?: ReactNode;
}

/** What stands around every board: the players, whose turn it is, what happened, and what any match offers. */
export function MatchFrame(props: MatchFrameProps): ReactElement {
  const {
    table,
    banner,
    hint: lesson,
    side,
    details,
    phase,
    scrolls = false,
    hasSmallPanels = false,
    hasShortRules = false,
    result,
    locate,
  } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { game, gameName, source, match, state, view, nameOf, clockOf } = useOpenMatch();
  const [looked, setLooked] = useState(false);
  const hint = useRefusal(state.refused, game.id);
  const isWatching = view.viewer === 'spectator';
  const { log, online } = state;
  // One's own side is below the board; for a spectator that of the last seat.
  const mine = isWatching ? game.seats.at(-1)! : view.viewer;
  const others = game.seats.filter((seat) => seat !== mine);
  const sitterOf = (seat: string) => state.sitters.find((one) => one.seat === seat);
  const panelOf = (seat: string): ReactElement => (
    <PlayerPanel
      key={seat}
      game={game}
      view={view}
      seat={seat}
      name={nameOf(seat)}
      options={state.options}
      rating={sitterOf(seat)?.rating}
      bot={sitterOf(seat)?.bot}
      acting={game.acts(view, seat)}
      away={view.outcome ? undefined : state.away?.[seat]?.since}
      clock={clockOf(seat)}
      talk={isWatching || seat === mine ? undefined : <Talk seat={seat} />}
    />
  );
  const rematch = async (): Promise<void> => {
    const next = await source.rematch();
    if (next.ok) await navigate({ to: '/match/$match', params: { match: next.value } });
    else match.refuse(next.error);
  };
  const logged = <Log game={game} events={log} viewer={view.viewer} locate={locate} />;
  const actions = <Actions onResult={() => setLooked(false)} />;
  const isOver = view.outcome !== undefined;
  const { offer } = state.view!.draws;
  const isOffered = offer !== undefined && game.seats[offer.seat] !== view.viewer;
  return (
    <main
      className={styles['page']}
      data-phase={phase}
      data-scrolls={scrolls}
      data-details={details && 'sheet'}
      data-tablet={details?.hasTabsOnTablet ? 'tabs' : undefined}
      data-panels={hasSmallPanels ? 'small' : undefined}
    >
      <h1 className="hidden-text">{t('match.heading', { game: gameName })}</h1>
      <div className={styles['theirs']}>
        {others.map(panelOf)}
        {hasShortRules && <RulesBeside />}
      </div>
      <div className={styles['table']}>{table}</div>
      <div className={styles['turn']}>
        <TurnBanner
          banner={banner}
          view={view}
          hint={hint}
          onHurry={state.playing && match.hurry}
          isShort={details !== undefined}
        />
        <DrawTalk />
        <div className={styles['lesson']}>{lesson}</div>
        <Left />
        {isWatching && online?.status === 'live' && <Watching delay={online.delay} />}
      </div>
      <div className={styles['mine']}>{panelOf(mine)}</div>
      <div className={styles['side']}>
        {details ? (
          <Details details={details} log={logged} actions={actions} calls={isOver || isOffered} />
        ) : (
          <>
            {side}
            <div className={styles['log']}>{logged}</div>
            {actions}
          </>
        )}
      </div>
      {props.children}
      <ResultDialog
        open={!looked}
        more={result}
        onClose={() => setLooked(true)}
        onRematch={isWatching ? undefined : () => void rematch()}
        rematchFrom={online?.rematch === undefined || others[0] === undefined ? undefined : nameOf(others[0])}
      />
      <Heard />
      <Announcer game={game} events={log} old={state.old} viewer={view.viewer} hint={hint} />
    </main>
  );
}
