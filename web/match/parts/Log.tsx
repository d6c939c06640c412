import type { Typed } from '@tactarium/engine';
import { memo, type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyWebGame } from '../../games/face.ts';
import { goesOn, type LoggedTurn, turnsOf } from '../turns.ts';
import { useSayings } from '../useSayings.ts';
import styles from './Log.module.css';

/** To whom of which game something is told. */
interface Told {
  readonly game: AnyWebGame;
  readonly viewer: string;
  /** Shows where something happened; undefined for what happened nowhere. */
  readonly locate?: ((event: Typed) => (() => void) | undefined) | undefined;
}

interface LogProps extends Told {
  readonly events: readonly Typed[];
}

/** How many entries, or turns, are shown; as many more each time that earlier ones are asked for. */
const ENTRIES = 200;
const TURNS = 20;
/** The last turns are open; one reads what the other side has just done, and what one does oneself. */
const OPEN_TURNS = 2;

/** What happened, in words, by turns where the game has them; the newest is in sight. */
export function Log({ game, events, viewer, locate: locateNow }: LogProps): ReactElement {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new event is what moves the list.
  useEffect(() => {
    const showLast = (): void => list.current?.scrollTo({ top: list.current.scrollHeight });
    showLast();
    // A list that was hidden, or a phone that was turned, forgets where it was.
    const size = new ResizeObserver(showLast);
    size.observe(list.current!);
    return () => size.disconnect();
  }, [events.length]);
  const [pages, setPages] = useState(1);
  const turns = useTurns(game, events);
  const latest = useRef(locateNow);
  latest.current = locateNow;
  // The same for all renders: a turn that has not changed is not drawn again.
  const locate = useCallback((event: Typed) => latest.current?.(event), []);
  const props = { game, viewer, locate };
  const all = turns?.length ?? events.length;
  const window = turns ? TURNS : ENTRIES;
  const first = Math.max(0, all - pages * window);
  return (
    <section className={styles['log']} aria-label={t('match.log')}>
      <h2>{t('match.log')}</h2>
      {first > 0 && (
        <button type="button" className={styles['earlier']} onClick={() => setPages(pages + 1)}>
          {t(turns ? 'match.earlierTurns' : 'match.earlier', { count: Math.min(first, window) })}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <ol ref={list} tabIndex={0}>
        {turns ? (
          turns
            .slice(first)
            .map((turn, i, shown) => (
              <Turn key={turn.first} {...props} turn={turn} isRecent={i >= shown.length - OPEN_TURNS} />
            ))
        ) : (
          <Entries {...props} events={events.slice(first)} first={first} />
        )}
      </ol>
    </section>
  );
}

/** By turns, where the game has them. */
function useTurns(game: AnyWebGame, events: readonly Typed[]): readonly LoggedTurn[] | undefined {
  const before = useRef<{ readonly events: readonly Typed[]; readonly turns: readonly LoggedTurn[] }>(undefined);
  if (!game.beginsTurn) return undefined;
  if (before.current?.events !== events) {
    const known = before.current && goesOn(events, before.current.events) ? before.current.turns : [];
    before.current = { events, turns: turnsOf(events, game.beginsTurn, known) };
  }
  return before.current.turns;
}

interface TurnProps extends Told {
  readonly turn: LoggedTurn;
  readonly isRecent: boolean;
}

/** A turn under its heading. What is folded is not in the document: a long game has thousands of entries. */
const Turn = memo(function Turn({ turn, isRecent, ...props }: TurnProps): ReactElement {
  const { t } = useTranslation();
  const { game, viewer } = props;
  const { sayEvent } = useSayings(game);
  const [wanted, setWanted] = useState<boolean>();
  const isOpen = wanted ?? isRecent;
  const { first, events } = turn;
  const [beginning, ...rest] = events;
  const heads = beginning !== undefined && game.beginsTurn?.(beginning);
  return (
    <li className={styles['turn']}>
      <button type="button" aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
        {(heads && sayEvent(beginning, viewer)) || t('match.beginning')}
      </button>
      {isOpen && (
        <ol>
          <Entries {...props} events={heads ? rest : events} first={heads ? first + 1 : first} />
        </ol>
      )}
    </li>
  );
});

interface EntriesProps extends Told {
  readonly events: readonly Typed[];
  /** Where they begin in the log. */
  readonly first: number;
}

function Entries({ game, events, viewer, first, locate }: EntriesProps): ReactElement {
  const { sayEvent } = useSayings(game);
  return (
    <>
      {events.map((event, i) => {
        const sentence = sayEvent(event, viewer);
        if (sentence === undefined) return null;
        const seat = seatOf(event);
        const isSomewhere = locate?.(event) !== undefined;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows, so a place in it is an identity.
            key={first + i}
            data-loud={game.isLoud?.(event)}
            style={seat === undefined ? undefined : { borderLeftColor: game.colour(seat) }}
          >
            {isSomewhere ? (
              <button type="button" onClick={() => locate?.(event)?.()}>
                {sentence}
              </button>
            ) : (
              sentence
            )}
          </li>
        );
      })}
    </>
  );
}

const seatOf = (event: Typed): string | undefined => (typeof event['seat'] === 'string' ? event['seat'] : undefined);
