import {
  type Bot,
  type Dice,
  diceFrom,
  err,
  type Game,
  isObject,
  type Outcome,
  ok,
  readDice,
  refusal,
} from '@tactarium/engine';

/** Nim: players take one or two stones by turns, and whoever takes the last one wins. The smallest game with a page. */
export const SEATS = ['first', 'second'] as const;
const MOST = 2;

interface State {
  stones: number;
  turn: number;
  outcome: Outcome | undefined;
  dice: Dice;
}

export type Command = { readonly type: 'take'; readonly stones: number };
export type Event =
  | { readonly type: 'took'; readonly seat: string; readonly stones: number }
  | { readonly type: 'finished'; readonly outcome: View['outcome'] & object };
export interface View {
  readonly viewer: string;
  readonly stones: number;
  readonly turn: number;
  readonly outcome?: { readonly winner?: string; readonly draw?: true; readonly void?: true; readonly reason: string };
}

const outcomeView = (outcome: Outcome): View['outcome'] & object => ({
  reason: outcome.reason,
  ...(outcome.result === 'won' && { winner: SEATS[outcome.winner]! }),
  ...(outcome.result === 'draw' && { draw: true as const }),
});

export function project(view: View, event: Event): View {
  if (event.type === 'finished') return { ...view, outcome: event.outcome };
  return { ...view, stones: view.stones - event.stones, turn: view.turn + 1 };
}

const nim: Game<{ stones: number }, State, Command, Event, View> = {
  id: 'toy',
  rules: '1',
  seats: SEATS,
  allows: {
    resign: true,
    offerDraw: ({ turn }, seat) => turn % 2 === seat,
    timeout: (_state, [late = 0]) => ({ result: 'won', winner: 1 - late, reason: 'timeout' }),
  },
  readOptions: (json) => {
    const stones = isObject(json) ? (json['stones'] ?? 7) : undefined;
    return typeof stones === 'number' ? ok({ stones }) : err(refusal('options/malformed'));
  },
  readCommand: (json) =>
    isObject(json) && json['type'] === 'take' && typeof json['stones'] === 'number'
      ? ok({ type: 'take', stones: json['stones'] })
      : err(refusal('command/malformed')),
  setup: ({ stones }, seed) => ({ stones, turn: 0, outcome: undefined, dice: diceFrom(seed, 2) }),
  toAct: ({ turn, outcome }) => (outcome ? [] : [turn % 2]),
  turn: ({ turn }) => turn,
  legal: ({ stones, turn, outcome }, seat) =>
    outcome || turn % 2 !== seat
      ? []
      : [1, MOST].flatMap((count) => (count <= stones ? [{ type: 'take', stones: count } as const] : [])),
  refuse: ({ stones, turn, outcome }, actor, command) => {
    if (outcome) return refusal('match/over');
    if (turn % 2 !== actor) return refusal('take/not-your-turn');
    return command.stones >= 1 && command.stones <= Math.min(MOST, stones) ? undefined : refusal('take/too-many');
  },
  advance(state, actor, { stones }, log) {
    log?.push({ type: 'took', seat: SEATS[actor as number]!, stones });
    state.stones -= stones;
    state.turn++;
    if (state.stones === 0) nim.conclude(state, { result: 'won', winner: actor as number, reason: 'last_stone' }, log);
  },
  outcome: ({ outcome }) => outcome,
  conclude(state, outcome, log) {
    state.outcome = outcome;
    log?.push({ type: 'finished', outcome: outcomeView(outcome) });
  },
  copy: (state) => ({ ...state, dice: state.dice.copy() }),
  write: ({ dice, outcome, ...state }) => ({ ...state, outcome: (outcome as never) ?? null, dice: dice.write() }),
  read: (json) => {
    const { dice, outcome, ...state } = json as never as {
      stones: number;
      turn: number;
      outcome: Outcome;
      dice: never;
    };
    return { ...state, outcome: outcome ?? undefined, dice: readDice(dice) };
  },
  view: ({ stones, turn, outcome }, viewer) => ({
    viewer: viewer === 'spectator' ? viewer : SEATS[viewer]!,
    stones,
    turn,
    ...(outcome && { outcome: outcomeView(outcome) }),
  }),
  redact: (event) => event,
  project,
  guess: ({ stones, turn }, dice) => ({ stones, turn, outcome: undefined, dice }),
};

const careful: Bot<View, Command, Event> = {
  name: 'normal',
  about: 'Leaves a multiple of three.',
  decide: ({ view }) => ({ type: 'take', stones: Math.min(view.stones, view.stones % 3 || 1) }),
};

export const entry = { name: 'Nim', game: nim, bots: [careful], words: {}, samples: [{}] };
