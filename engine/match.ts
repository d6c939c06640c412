import { type Actor, actorName, type Game, type Seat, type Typed } from './game.ts';
import { invariant } from './invariant.ts';
import { isObject, type Json } from './json.ts';
import type { Outcome } from './outcome.ts';
import { err, ok, type Refusal, type Result, refusal } from './result.ts';

/** What any match adds to its game. `offer` names the turn of the offer that is answered; left out: the one that stands. */
export type MatchCommand =
  | { readonly type: 'resign' }
  | { readonly type: 'offer_draw' }
  | { readonly type: 'accept_draw' | 'decline_draw'; readonly offer?: number }
  /** Sent by the arena, which reads the clocks. Several seats when all of them are found late at once. */
  | { readonly type: 'timeout'; readonly seat: string | readonly string[] };

export type MatchEvent =
  | { readonly type: 'resigned'; readonly seat: string }
  | { readonly type: 'draw_offered'; readonly seat: string; readonly turn: number }
  | { readonly type: 'draw_accepted' | 'draw_declined'; readonly seat: string }
  /** The opponent answered by moving. */
  | { readonly type: 'draw_lapsed' }
  | { readonly type: 'timed_out'; readonly seats: readonly string[] };

/** Draw offers are public, so the view holds the same as the state. */
export type DrawTalk = {
  /** The seat with an open offer, and the turn it was made in. */
  readonly offer?: { readonly seat: Seat; readonly turn: number };
  /** The turn in which each seat last offered; -1 for never. */
  readonly offered: readonly number[];
};

export interface MatchState<State> {
  readonly game: State;
  draws: DrawTalk;
}

export interface MatchView<View> {
  readonly game: View;
  readonly draws: DrawTalk;
}

/** The keys that each command holds besides its type. */
const FIELDS: Readonly<Record<MatchCommand['type'], readonly string[]>> = {
  resign: [],
  offer_draw: [],
  accept_draw: ['offer'],
  decline_draw: ['offer'],
  timeout: ['seat'],
};

export const MATCH_COMMANDS: ReadonlySet<string> = new Set(Object.keys(FIELDS));

export const MATCH_EVENTS: ReadonlySet<string> = new Set<MatchEvent['type']>([
  'resigned',
  'draw_offered',
  'draw_accepted',
  'draw_declined',
  'draw_lapsed',
  'timed_out',
]);

const isMatchCommand = <C extends Typed>(command: C | MatchCommand): command is MatchCommand =>
  MATCH_COMMANDS.has(command.type);
export const isMatchEvent = <E extends Typed>(event: E | MatchEvent): event is MatchEvent =>
  MATCH_EVENTS.has(event.type);

export type Match<Options, State, Command extends Typed, Event extends Typed, View> = Game<
  Options,
  MatchState<State>,
  Command | MatchCommand,
  Event | MatchEvent,
  MatchView<View>
>;

/** A game as it is played between people: with resigning, draws by agreement and running out of time. Again a Game. */
export function match<Options, State, Command extends Typed, Event extends Typed, View>(
  game: Game<Options, State, Command, Event, View>,
): Match<Options, State, Command, Event, View> {
  const { allows } = game;

  /** Whether the seat may offer a draw now, whatever was offered before. */
  const onOffer = (state: State, seat: Seat): boolean =>
    game.outcome(state) === undefined && (allows.offerDraw?.(state, seat) ?? false);

  function refuse(
    { game: state, draws }: MatchState<State>,
    actor: Actor,
    command: Command | MatchCommand,
  ): Refusal | undefined {
    if (!isMatchCommand(command)) return game.refuse(state, actor, command);
    if (game.outcome(state)) return refusal('match/over');
    if (command.type === 'timeout') {
      if (actor !== 'arena') return refusal('match/not-the-arena');
      const seats = seatsOf(game, command);
      const owing = game.toAct(state);
      return seats.length > 0 && seats.every((seat) => owing.includes(seat))
        ? undefined
        : refusal('timeout/owes-nothing');
    }
    if (actor === 'arena') return refusal('match/not-seated');
    switch (command.type) {
      case 'resign':
        return allows.resign ? undefined : refusal('resign/not-allowed');
      case 'offer_draw':
        if (!onOffer(state, actor)) return refusal('draw/not-now');
        return draws.offered[actor] === game.turn(state) ? refusal('draw/offered-already') : undefined;
      case 'accept_draw':
      case 'decline_draw':
        return answers(draws, actor, command.offer) ? undefined : refusal('draw/no-offer');
    }
  }

  function advance(
    match: MatchState<State>,
    actor: Actor,
    command: Command | MatchCommand,
    log?: (Event | MatchEvent)[],
  ): void {
    const { game: state, draws } = match;
    const gameLog = log as Event[] | undefined;
    const name = actorName(game, actor);
    if (!isMatchCommand(command)) {
      const before = game.turn(state);
      const opponent = draws.offer && actor !== 'arena' && actor !== draws.offer.seat ? actor : undefined;
      const wasItsTurn = opponent !== undefined && onOffer(state, opponent);
      game.advance(state, actor, command, gameLog);
      if (!draws.offer || game.outcome(state)) return;
      // The opponent has moved when its own turn went by.
      if (wasItsTurn && (game.turn(state) !== before || !onOffer(state, opponent))) {
        match.draws = { offered: draws.offered };
        log?.push({ type: 'draw_lapsed' });
      }
      return;
    }
    switch (command.type) {
      case 'resign': {
        log?.push({ type: 'resigned', seat: name });
        const winner = game.seats.findIndex((_, seat) => seat !== actor);
        const outcome: Outcome =
          winner < 0 ? { result: 'lost', reason: 'resigned' } : { result: 'won', winner, reason: 'resigned' };
        return game.conclude(state, outcome, gameLog);
      }
      case 'offer_draw': {
        invariant(actor !== 'arena', 'only a seat offers');
        const turn = game.turn(state);
        match.draws = { offer: { seat: actor, turn }, offered: draws.offered.with(actor, turn) };
        log?.push({ type: 'draw_offered', seat: name, turn });
        return;
      }
      case 'accept_draw':
        match.draws = { offered: draws.offered };
        log?.push({ type: 'draw_accepted', seat: name });
        return game.conclude(state, { result: 'draw', reason: 'draw_agreed' }, gameLog);
      case 'decline_draw':
        match.draws = { offered: draws.offered };
        log?.push({ type: 'draw_declined', seat: name });
        return;
      case 'timeout': {
        const late = seatsOf(game, command);
        log?.push({ type: 'timed_out', seats: late.map((seat) => game.seats[seat]!) });
        return game.conclude(state, allows.timeout(state, late), gameLog);
      }
    }
  }

  function legal(match: MatchState<State>, seat: Seat): readonly (Command | MatchCommand)[] {
    const { game: state, draws } = match;
    const commands: (Command | MatchCommand)[] = [...game.legal(state, seat)];
    for (const command of [{ type: 'offer_draw' }, { type: 'resign' }] as const) {
      if (!refuse(match, seat, command)) commands.push(command);
    }
    if (answers(draws, seat) && !game.outcome(state)) commands.push({ type: 'accept_draw' }, { type: 'decline_draw' });
    return commands;
  }

  return {
    id: game.id,
    rules: game.rules,
    seats: game.seats,
    allows: {
      resign: allows.resign,
      offerDraw: (match, seat) => allows.offerDraw?.(match.game, seat) ?? false,
      timeout: (match, late) => allows.timeout(match.game, late),
    },
    readOptions: (json) => game.readOptions(json),
    readCommand: (json) => readMatchCommand(game, json) ?? game.readCommand(json),
    setup: (options, seed) => ({
      game: game.setup(options, seed),
      draws: { offered: game.seats.map(() => -1) },
    }),
    toAct: (match) => game.toAct(match.game),
    turn: (match) => game.turn(match.game),
    legal,
    refuse,
    advance,
    outcome: (match) => game.outcome(match.game),
    conclude: (match, outcome, log) => game.conclude(match.game, outcome, log as Event[] | undefined),
    copy: (match) => ({ game: game.copy(match.game), draws: match.draws }),
    write: (match) => ({ game: game.write(match.game), draws: { ...match.draws } }),
    read: (json) => {
      const { game: state, draws } = json as { game: Json; draws: DrawTalk };
      return { game: game.read(state), draws };
    },
    view: (match, viewer) => ({ game: game.view(match.game, viewer), draws: match.draws }),
    redact: (event, viewer) => (isMatchEvent(event) ? event : game.redact(event, viewer)),
    project: (view, event) => projectMatch(game, view, event),
    guess: (view, dice) => ({ game: game.guess(view.game, dice), draws: view.draws }),
  };
}

const answers = ({ offer }: DrawTalk, seat: Seat, turn?: number): boolean =>
  offer !== undefined && offer.seat !== seat && (turn === undefined || turn === offer.turn);

/** The view of a match after an event. Clients, which have no Game, call this too. */
export function projectMatch<Event extends Typed, View>(
  game: { readonly seats: readonly string[]; project(view: View, event: Event): View },
  { game: view, draws }: MatchView<View>,
  event: Event | MatchEvent,
): MatchView<View> {
  return isMatchEvent(event)
    ? { game: view, draws: projectDraws(game, draws, event) }
    : { game: game.project(view, event), draws };
}

function projectDraws(game: { readonly seats: readonly string[] }, draws: DrawTalk, event: MatchEvent): DrawTalk {
  switch (event.type) {
    case 'draw_offered': {
      const seat = game.seats.indexOf(event.seat);
      return { offer: { seat, turn: event.turn }, offered: draws.offered.with(seat, event.turn) };
    }
    case 'draw_accepted':
    case 'draw_declined':
    case 'draw_lapsed':
      return { offered: draws.offered };
    case 'resigned':
    case 'timed_out':
      return draws;
  }
}

function seatsOf(
  game: { readonly seats: readonly string[] },
  { seat }: Extract<MatchCommand, { type: 'timeout' }>,
): readonly Seat[] {
  const names = typeof seat === 'string' ? [seat] : seat;
  return game.seats.flatMap((name, index) => (names.includes(name) ? [index] : []));
}

/** A command of the match, or undefined if the game has to read it. */
function readMatchCommand(
  game: { readonly seats: readonly string[] },
  json: unknown,
): Result<MatchCommand, Refusal> | undefined {
  if (!isObject(json) || !MATCH_COMMANDS.has(json['type'] as string)) return undefined;
  const { type, offer, seat } = json;
  const malformed = (field: string): Result<never, Refusal> => err(refusal('command/malformed', { field }));
  const known = ['type', ...FIELDS[type as MatchCommand['type']]];
  const stranger = Object.keys(json).find((key) => !known.includes(key));
  if (stranger !== undefined) return malformed(stranger);
  if (offer !== undefined && !Number.isSafeInteger(offer)) return malformed('offer');
  if (type === 'timeout' && !namesSeats(game, seat)) return malformed('seat');
  return ok(json as MatchCommand);
}

function namesSeats({ seats }: { readonly seats: readonly string[] }, json: Json | undefined): boolean {
  const names: readonly unknown[] = Array.isArray(json) ? json : [json];
  return names.length > 0 && names.length <= seats.length && names.every((name) => seats.includes(name as string));
}
