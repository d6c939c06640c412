import type { Bot } from '../bot.ts';
import { type Dice, diceFrom, readDice } from '../dice/dice.ts';
import type { Game } from '../game.ts';
import { isObject, type Json } from '../json.ts';
import type { Outcome } from '../outcome.ts';
import { err, ok, refusal } from '../result.ts';

/**
 * Higher or lower: the smallest solitary game, and one in which the arena owes commands. The arena puts a card face
 * down; the player says whether it is higher than the one before. Three right answers win, three wrong ones lose.
 */
const CARDS = 10;
const ENOUGH = 3;

type State = {
  /** The card that was turned last. */
  readonly shown: number;
  /** The card that lies face down; null while the arena owes one. */
  readonly hidden: number | null;
  readonly right: number;
  readonly wrong: number;
  readonly outcome: Outcome | null;
};

type Running = { table: State; readonly dice: Dice };

type Command =
  | { readonly type: 'deal'; readonly card: number }
  | { readonly type: 'higher' | 'lower' }
  | { readonly type: 'give_up' };

type Event =
  /** The card is told to nobody: it is in the log alone. */
  | { readonly type: 'dealt'; readonly card?: number }
  | { readonly type: 'turned'; readonly card: number; readonly right: boolean }
  | { readonly type: 'finished'; readonly outcome: Outcome };

type View = Omit<State, 'hidden'> & { readonly dealt: boolean };

export type FaceDown = Game<object, Running, Command, Event, View>;

const LOST: Outcome = { result: 'lost', reason: 'gave_up' };

export const faceDown: FaceDown = {
  id: 'face-down',
  rules: '1',
  seats: ['player'],
  allows: { resign: true, timeout: () => ({ result: 'lost', reason: 'timeout' }) },

  readOptions: (json) => (isObject(json) ? ok({}) : err(refusal('options/malformed'))),
  readCommand: (json) => {
    if (!isObject(json)) return err(refusal('command/malformed'));
    const { type, card } = json;
    if (type === 'higher' || type === 'lower' || type === 'give_up') return ok({ type });
    return type === 'deal' && typeof card === 'number' ? ok({ type, card }) : err(refusal('command/malformed'));
  },

  setup: (_options, seed) => ({
    table: { shown: CARDS / 2, hidden: null, right: 0, wrong: 0, outcome: null },
    dice: diceFrom(seed, 1),
  }),
  toAct: ({ table }) => (table.outcome || table.hidden === null ? [] : [0]),
  turn: ({ table }) => table.right + table.wrong,
  legal: ({ table }) => {
    if (table.outcome) return [];
    const answers: readonly Command[] = table.hidden === null ? [] : [{ type: 'higher' }, { type: 'lower' }];
    return [...answers, { type: 'give_up' }];
  },
  refuse: ({ table }, actor, { type }) => {
    if (table.outcome) return refusal('match/over');
    if ((actor === 'arena') !== (type === 'deal')) return refusal('match/not-seated');
    if (type === 'give_up') return undefined;
    return (type === 'deal') === (table.hidden === null) ? undefined : refusal('card/not-now');
  },
  advance: (state, _actor, command, log) => {
    if (command.type === 'give_up') return faceDown.conclude(state, LOST, log);
    if (command.type === 'deal') {
      state.table = { ...state.table, hidden: command.card };
      log?.push({ type: 'dealt', card: command.card });
      return;
    }
    const { shown, hidden } = state.table;
    const card = hidden!;
    const right = command.type === 'higher' ? card > shown : card <= shown;
    state.table = turned({ ...state.table, hidden: null }, card, right);
    log?.push({ type: 'turned', card, right });
    // The next card is another one.
    state.dice.below('table', 'card', CARDS);
    if (state.table.right === ENOUGH) faceDown.conclude(state, { result: 'won', winner: 0, reason: 'right' }, log);
    else if (state.table.wrong === ENOUGH) faceDown.conclude(state, { result: 'lost', reason: 'wrong' }, log);
  },
  outcome: ({ table }) => table.outcome ?? undefined,
  conclude: (state, outcome, log) => {
    state.table = { ...state.table, outcome };
    log?.push({ type: 'finished', outcome });
  },

  copy: ({ table, dice }) => ({ table, dice: dice.copy() }),
  write: ({ table, dice }) => ({ table, dice: dice.write() }),
  read: (json) => {
    const { table, dice } = json as { readonly table: State; readonly dice: Json };
    return { table, dice: readDice(dice) };
  },

  view: ({ table: { hidden, ...rest } }) => ({ ...rest, dealt: hidden !== null }),
  redact: (event) => (event.type === 'dealt' ? { type: 'dealt' } : event),
  project: (view, event) => {
    switch (event.type) {
      case 'dealt':
        return { ...view, dealt: true };
      case 'turned':
        return { ...turned(view, event.card, event.right), dealt: false };
      case 'finished':
        return { ...view, outcome: event.outcome };
    }
  },
  guess: ({ dealt, ...rest }, dice) => ({
    table: { ...rest, hidden: dealt ? dice.below('table', 'guess', CARDS) : null },
    dice,
  }),
};

const turned = <T extends Pick<State, 'shown' | 'right' | 'wrong'>>(table: T, card: number, right: boolean): T => ({
  ...table,
  shown: card,
  right: table.right + (right ? 1 : 0),
  wrong: table.wrong + (right ? 0 : 1),
});

/** The card that the arena owes, made where no server deals. */
export const supplies = ({ table, dice }: Running): Command | undefined =>
  table.hidden === null && !table.outcome
    ? { type: 'deal', card: dice.copy().below('table', 'card', CARDS) }
    : undefined;

export const RARE = ['give_up'];

/** Says what is likelier. */
export const careful: Bot<View, Command, Event> = {
  name: 'careful',
  about: 'Says what is likelier.',
  decide: ({ view }) => ({ type: view.shown < CARDS / 2 ? 'higher' : 'lower' }),
};
