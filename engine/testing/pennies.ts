import { type Dice, diceFrom, readDice } from '../dice/dice.ts';
import type { ScriptedDice } from '../dice/scripted.ts';
import type { Game, Seat, Viewer } from '../game.ts';
import { isObject, type Json, sameJson } from '../json.ts';
import type { Outcome } from '../outcome.ts';
import { Misread, type Positions } from '../positions.ts';
import { err, ok, refusal } from '../result.ts';
import { differs } from '../scenario.ts';

/**
 * Matching pennies: the smallest game with something to hide. The engine's own tests play it, so that they need no
 * real game; it is also the shortest answer to what a game has to promise.
 *
 * Both show heads or tails in secret; equal coins score for Even, others for Odd. Most points after all rounds win.
 */
const SIDES = ['heads', 'tails'] as const;
type Side = (typeof SIDES)[number];

type State = {
  rounds: number;
  played: number;
  shown: readonly (Side | null)[];
  /** What was shown in the round before. */
  last: readonly (Side | null)[];
  score: readonly number[];
  outcome: Outcome | null;
  dice: Dice;
};

type Command = { readonly type: 'show'; readonly side: Side } | { readonly type: 'toss' };

type Event =
  | { readonly type: 'showed'; readonly seat: Seat; readonly side?: Side }
  | { readonly type: 'scored'; readonly seat: Seat; readonly sides: readonly (Side | null)[] }
  | { readonly type: 'finished'; readonly outcome: Outcome };

interface View {
  readonly viewer: Viewer;
  readonly rounds: number;
  readonly played: number;
  /** 'covered' for a coin that is down and not to be seen. */
  readonly coins: readonly (Side | 'covered' | null)[];
  readonly last: readonly (Side | null)[];
  readonly score: readonly number[];
  readonly outcome: Outcome | null;
}

export type Pennies = Game<{ rounds: number }, State, Command, Event, View>;

export const pennies: Pennies = {
  id: 'pennies',
  rules: '1',
  seats: ['even', 'odd'],
  allows: {
    resign: true,
    offerDraw: ({ shown }, seat) => shown[seat] === null,
    timeout: (_state, late) =>
      late.length > 1
        ? { result: 'void', reason: 'timeout' }
        : { result: 'won', winner: 1 - late[0]!, reason: 'timeout' },
  },

  readOptions: (json) =>
    isObject(json) && Number.isInteger(json['rounds'])
      ? ok({ rounds: json['rounds'] as number })
      : err(refusal('options/malformed', { field: 'rounds' })),
  readCommand: (json) => {
    if (isObject(json) && json['type'] === 'toss') return ok({ type: 'toss' });
    const side = isObject(json) && json['type'] === 'show' ? SIDES.find((one) => one === json['side']) : undefined;
    return side ? ok({ type: 'show', side }) : err(refusal('command/malformed'));
  },

  setup: ({ rounds }, seed) => firstState(rounds, diceFrom(seed, 2)),
  toAct: ({ shown, outcome }) => (outcome ? [] : [0, 1].filter((seat) => shown[seat] === null)),
  turn: ({ played }) => played,
  legal: (state, seat) =>
    state.outcome || state.shown[seat] !== null
      ? []
      : [...SIDES.map((side) => ({ type: 'show', side }) as const), { type: 'toss' }],
  refuse: ({ shown, outcome }, actor) => {
    if (outcome) return refusal('match/over');
    if (actor === 'arena') return refusal('match/not-seated');
    return shown[actor] === null ? undefined : refusal('show/shown-already');
  },
  advance: (state, actor, command, log) => {
    const seat = actor as Seat;
    const side = command.type === 'show' ? command.side : SIDES[state.dice.below(seat, 'toss', 2)]!;
    state.shown = state.shown.with(seat, side);
    log?.push({ type: 'showed', seat, side });
    const [even, odd] = state.shown;
    if (even === null || odd === null) return;
    const winner = even === odd ? 0 : 1;
    log?.push({ type: 'scored', seat: winner, sides: state.shown });
    state.score = state.score.with(winner, state.score[winner]! + 1);
    state.last = state.shown;
    state.shown = [null, null];
    state.played++;
    if (state.played < state.rounds) return;
    const ahead = state.score[0]! - state.score[1]!;
    const outcome: Outcome =
      ahead === 0
        ? { result: 'draw', reason: 'level' }
        : { result: 'won', winner: ahead > 0 ? 0 : 1, reason: 'points' };
    pennies.conclude(state, outcome, log);
  },
  outcome: ({ outcome }) => outcome ?? undefined,
  conclude: (state, outcome, log) => {
    state.outcome = outcome;
    log?.push({ type: 'finished', outcome });
  },

  copy: (state) => ({ ...state, dice: state.dice.copy() }),
  write: (state) => ({ ...state, dice: state.dice.write() }),
  read: (json) => {
    const { dice, ...rest } = json as Omit<State, 'dice'> & { readonly dice: Json };
    return { ...rest, dice: readDice(dice) };
  },

  view: ({ rounds, played, shown, last, score, outcome }, viewer) => {
    const coins = shown.map((side, seat) => (side === null || seat === viewer ? side : 'covered'));
    return { viewer, rounds, played, coins, last, score, outcome };
  },
  redact: (event, viewer) =>
    event.type === 'showed' && event.seat !== viewer ? { type: event.type, seat: event.seat } : event,
  project: (view, event) => {
    switch (event.type) {
      case 'showed':
        return { ...view, coins: view.coins.with(event.seat, event.side ?? 'covered') };
      case 'scored': {
        const score = view.score.with(event.seat, view.score[event.seat]! + 1);
        return { ...view, coins: [null, null], last: event.sides, score, played: view.played + 1 };
      }
      case 'finished':
        return { ...view, outcome: event.outcome };
    }
  },
  guess: ({ rounds, played, coins, last, score, outcome }, dice) => {
    const shown = coins.map((coin) => (coin === 'covered' ? SIDES[dice.below('table', 'guess', 2)]! : coin));
    return { rounds, played, shown, last, score, outcome, dice };
  },
};

const firstState = (rounds: number, dice: Dice): State => ({
  rounds,
  played: 0,
  shown: [null, null],
  last: [null, null],
  score: [0, 0],
  outcome: null,
  dice,
});

/** `given: { rounds: 3, score: [1, 0] }`, `dice: [toss: heads]`, `then: { score: [1, 1] }`. */
export const positions: Positions<State> = {
  read: ({ rounds = 3, score = [0, 0], ...rest }, dice) => {
    const [stranger] = Object.keys(rest);
    if (stranger !== undefined) throw new Misread(`given.${stranger}`, 'is not known');
    return { ...firstState(rounds as number, dice), score: score as readonly number[] };
  },
  write: ({ rounds, score }) => ({ rounds, score }),
  readRoll: (purpose, value, place) => {
    const side = SIDES.indexOf(value as Side);
    if (purpose !== 'toss' || side < 0) throw new Misread(place, 'is no toss');
    return side;
  },
  diceOf: ({ dice }) => dice as ScriptedDice,
  claims: (state) => ({
    score: (expected, place) => (sameJson(expected, state.score) ? [] : [differs(place, expected, state.score)]),
  }),
  steps: (state) => ({
    both: (value) => {
      const next = pennies.copy(state);
      for (const seat of pennies.toAct(state)) pennies.advance(next, seat, { type: 'show', side: value as Side });
      return next;
    },
  }),
};
