import {
  type Game,
  type Json,
  type MatchCommand,
  type MatchEvent,
  type MatchView,
  projectMatch,
  type Refusal,
  type Typed,
} from '@tactarium/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Stage } from '../games/face.ts';
import type { About, Away, MatchSource, Online, Seen, Sitter } from './source.ts';

/** What following a match takes of a game: how a view follows from an event. */
export type ClientGame<View, Event extends Typed> = Pick<Game<never, never, never, Event, View>, 'seats' | 'project'>;

/** What a stage may know of the moment besides the event: whether it is hurried, and what comes next. */
export interface Moment<Event extends Typed = Typed> {
  /** Aborted when the player wants to see the end of it: then nothing is waited for any more. */
  readonly signal: AbortSignal;
  /** The events still to come of this burst. */
  readonly rest: readonly (Event | MatchEvent)[];
}

/** Milliseconds that a burst of events may take among people: their clocks run meanwhile. */
const LONGEST_BURST = 12_000;

export interface MatchState<View, Event extends Typed> {
  readonly status: 'loading' | 'here' | 'gone';
  readonly problem?: Refusal;
  /** Which game it is, once that is known. */
  readonly game?: string;
  readonly seat?: string;
  readonly options: Json;
  readonly sitters: readonly Sitter[];
  readonly online?: Online;
  readonly playedOn?: number;
  readonly clocks?: NonNullable<Seen<View, Event>['clocks']>;
  /** Those who play and are not there; absent where everybody is, or nobody knows. */
  readonly away?: Away;
  /** What was said last, and how many things were said before it: the same words again are news. */
  readonly said?: { readonly seat: string; readonly saying: string; readonly before: number };
  /** What is shown now: the last view with all events that were played. Absent before the match began. */
  readonly view?: MatchView<View>;
  /** Every event that was shown, oldest first. */
  readonly log: readonly (Event | MatchEvent)[];
  /** How many of them were there when the match was opened: those are not news. */
  readonly old: number;
  /** The event on the stage. */
  readonly playing?: Event | MatchEvent;
  /** A command is under way, or events wait: nothing may be sent. */
  readonly busy: boolean;
  /** Why the last command was refused. */
  readonly refused?: Refusal;
}

export interface Match<View, Command extends Typed, Event extends Typed> {
  readonly store: StoreApi<MatchState<View, Event>>;
  send(command: Command | MatchCommand): Promise<boolean>;
  open(): () => void;
  /** Plays the rest of this burst without the stage. */
  hurry(): void;
  /** A refusal by the page itself, which knows the rules as well; undefined takes the last one back. */
  refuse(refused: Refusal | undefined): void;
}

/** One queue: take an event, play it, project the view. */
export function createMatch<View, Command extends Typed, Event extends Typed>(
  source: MatchSource<View, Command, Event>,
  game: ClientGame<View, Event>,
  stage: Stage<View, Event>,
): Match<View, Command, Event> {
  const store = createStore<MatchState<View, Event>>(() => ({
    status: 'loading',
    options: {},
    sitters: [],
    log: [],
    old: 0,
    busy: false,
  }));
  let waiting: (Event | MatchEvent)[] = [];
  /** Raised by every fresh view: a queue of an earlier one ends. */
  let generation = 0;
  let running = false;
  let sending = 0;
  let sayings = 0;

  const settle = (): void => store.setState({ busy: sending > 0 || running });

  /** Of the burst that is being played. */
  let hurrying = new AbortController();

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    settle();
    const mine = generation;
    hurrying = new AbortController();
    const { signal } = hurrying;
    const limit = store.getState().online && setTimeout(() => hurrying.abort(), LONGEST_BURST);
    while (waiting.length > 0 && mine === generation) {
      const event = waiting.shift()!;
      const shown = signal.aborted
        ? undefined
        : stage.show(event, store.getState().view!.game, { signal, rest: waiting });
      if (shown) {
        store.setState({ playing: event });
        await Promise.race([shown, aborted(signal)]);
      }
      if (mine !== generation) break;
      store.setState(
        ({ view, log, playing: _, ...rest }) => ({
          ...rest,
          view: projectMatch(game, view!, event),
          log: [...log, event],
        }),
        true,
      );
    }
    clearTimeout(limit);
    running = false;
    if (waiting.length > 0) return run();
    settle();
  }

  return {
    store,
    open() {
      generation++;
      return source.listen({
        seen({ seat, view, told, clocks, ...about }) {
          generation++;
          waiting = [];
          store.setState(
            {
              status: 'here',
              ...(seat !== undefined && { seat }),
              ...aboutOf(about),
              ...(view && { view }),
              ...(clocks && { clocks }),
              log: told,
              old: told.length,
              busy: running || sending > 0,
            },
            true,
          );
        },
        news(events, clocks) {
          if (clocks) store.setState({ clocks });
          waiting.push(...events);
          void run();
        },
        about: (about) => store.setState(aboutOf(about)),
        away: (away) => store.setState({ away }),
        said: ({ seat, saying }) => store.setState({ said: { seat, saying, before: sayings++ } }),
        gone: (problem) => store.setState({ status: 'gone', problem }),
      });
    },
    hurry: () => hurrying.abort(),
    refuse: (refused) => store.setState(({ refused: _, ...rest }) => ({ ...rest, ...(refused && { refused }) }), true),
    async send(command) {
      sending++;
      store.setState(({ refused: _, ...rest }) => ({ ...rest, busy: true }), true);
      const answer = await source.send(command);
      sending--;
      if (!answer.ok) store.setState({ refused: answer.error });
      settle();
      return answer.ok;
    },
  };
}

const aboutOf = ({ game, options, sitters, online, playedOn }: About): About => ({
  game,
  options,
  sitters,
  ...(online && { online }),
  ...(playedOn !== undefined && { playedOn }),
});

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
