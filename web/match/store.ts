import {
  type Game,
  isMatchEvent,
  type Json,
  type MatchCommand,
  type MatchEvent,
  type MatchView,
  projectDraws,
  type Refusal,
  type Typed,
} from '@tactarium/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { About, MatchSource, Online, Seen, Sitter } from './source.ts';

/** What a client knows of a game: how a view follows from an event. */
export type ClientGame<View, Event extends Typed> = Pick<Game<never, never, never, Event, View>, 'seats' | 'project'>;

/** Shows an event before the view is what it says. Resolves when the eye has followed. */
export type Stage<View, Event extends Typed> = (event: Event | MatchEvent, view: MatchView<View>) => Promise<void>;

interface MatchState<View, Event extends Typed> {
  readonly status: 'loading' | 'here' | 'gone';
  readonly problem?: Refusal;
  readonly seat?: string;
  readonly options: Json;
  readonly sitters: readonly Sitter[];
  readonly online?: Online;
  readonly clocks?: NonNullable<Seen<View, Event>['clocks']>;
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

  const settle = (): void => store.setState({ busy: sending > 0 || running });

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    settle();
    const mine = generation;
    while (waiting.length > 0 && mine === generation) {
      const event = waiting.shift()!;
      store.setState({ playing: event });
      await stage(event, store.getState().view!);
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
        gone: (problem) => store.setState({ status: 'gone', problem }),
      });
    },
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

const aboutOf = ({ options, sitters, online }: About): About => ({ options, sitters, ...(online && { online }) });

function projectMatch<View, Event extends Typed>(
  game: ClientGame<View, Event>,
  { game: view, draws }: MatchView<View>,
  event: Event | MatchEvent,
): MatchView<View> {
  return isMatchEvent(event)
    ? { game: view, draws: projectDraws(game, draws, event) }
    : { game: game.project(view, event), draws };
}
