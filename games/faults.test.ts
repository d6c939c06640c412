import { apply, type Dice, type Game, type MatchState, match, type Seat, type Typed } from '@tactarium/engine';
import { laws } from '@tactarium/engine/laws/laws';
import { LawBroken, type Trial } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import type { Event } from './rps/events.ts';
import { entry, type Rps } from './rps/index.ts';
import { EMPTY, kindName, kindOf, piece, ROCK, seatOf } from './rps/pieces.ts';
import { other, SEATS } from './rps/seats.ts';
import type { State } from './rps/state.ts';
import type { View } from './rps/view.ts';

/** A law that cannot fail proves nothing: each is shown faults, planted in a game that is otherwise right. */
const rps: Rps = entry.game;

/** What stands first among the other army's hidden things: something nobody else may know. */
const secretOf = (state: State, seat: Seat): string =>
  kindName(kindOf(state.board.find((one) => seatOf(one) === other(seat)) ?? EMPTY)) ?? 'nothing';

const faults: Readonly<Record<string, Readonly<Record<string, Partial<Rps>>>>> = {
  'legal is accepted, and leaves the old state alone': {
    'lists what it refuses': {
      legal: (state, seat) => [...rps.legal(state, seat), { type: 'move', from: [0, 0], to: [5, 5] }],
    },
    'writes to the state when asked what is legal': {
      refuse: (state, actor, command) => {
        state.quiet++;
        return rps.refuse(state, actor, command);
      },
    },
  },
  'what is accepted was listed as legal': {
    'forgets the last legal command': { legal: (state, seat) => forgetful(rps.legal(state, seat)) },
  },
  'refused changes nothing': {
    'counts refusals': {
      refuse: (state, actor, command) => {
        const refused = rps.refuse(state, actor, command);
        if (refused) state.plies++;
        return refused;
      },
    },
  },
  'copying is deep': {
    'shares the board': { copy: (state) => ({ ...rps.copy(state), board: state.board }) },
    'shares the dice': { copy: (state) => ({ ...rps.copy(state), dice: state.dice }) },
  },
  'a command survives the wire': {
    'drops a field': {
      readCommand: (json) => {
        const read = rps.readCommand(json);
        return read.ok && read.value.type === 'move' ? { ok: true, value: { ...read.value, to: [0, 0] } } : read;
      },
    },
  },
  'write, read, go on is the same': {
    'forgets how quiet it was': { read: (json) => ({ ...rps.read(json), quiet: 0 }) },
    'tells other things after a restart': {
      read: (json) => Object.assign(rps.read(json), { restarted: true }),
      advance: (state, actor, command, log) => {
        rps.advance(state, actor, command, log);
        if ('restarted' in state) log?.pop();
      },
    },
    'starts the dice again': {
      read: (json) => {
        const { dice } = json as { dice: { seed: string; drawn: readonly number[] } };
        const fresh = { ...dice, drawn: dice.drawn.map(() => 0) };
        return rps.read({ ...(json as object), dice: fresh });
      },
    },
  },
  'replay gives the same digests': {
    'remembers something between games': { setup: forgetless() },
  },
  'first view and redacted events give the last view': {
    'does not tell of moves': {
      redact: (event, viewer) => (event.type === 'moved' ? undefined : rps.redact(event, viewer)),
    },
    'projects no halo': {
      project: (view, event) => {
        const next = rps.project(view, event);
        return { ...next, cells: next.cells.map((cell) => cell && { ...cell, halo: false }) };
      },
    },
  },
  'hidden things do not show: guesses': {
    'a view that counts hidden things': {
      view: (state, viewer) => withExtra(rps.view(state, viewer), state, viewer),
    },
    'a list of commands that looks at what is hidden': {
      legal: (state, seat) =>
        rps.legal(state, seat).filter(({ type }) => type !== 'move' || secretOf(state, seat) !== 'rock'),
    },
    'a refusal that names what is hidden': {
      refuse: (state, actor, command) => {
        const refused = rps.refuse(state, actor, command);
        return refused && actor !== 'arena' ? { ...refused, detail: secretOf(state, actor) } : refused;
      },
    },
    'an event that names what is hidden': {
      advance: (state, actor, command, log) => {
        rps.advance(state, actor, command, log);
        log?.push({ type: 'passed', seat: SEATS[0], hint: secretOf(state, actor as Seat) } as Event);
      },
    },
  },
  'hidden things do not show: twins': {
    'a layout told to the other side': {
      redact: (event, viewer) => (event.type === 'placed' ? event : rps.redact(event, viewer)),
    },
    'how often the other side shuffled': {
      view: (state, viewer) => ({
        ...rps.view(state, viewer),
        quiet: state.layouts[0]!.commands + state.layouts[1]!.commands,
      }),
    },
    'a choice told before both are in': {
      redact: (event, viewer) => (event.type === 'chose' ? event : rps.redact(event, viewer)),
    },
    "what a Pit's victim was": {
      redact: (event, viewer) => (event.type === 'fought' ? event : rps.redact(event, viewer)),
    },
    'a layout seen in setup': {
      view: (state, viewer) =>
        state.phase === 'setup' ? rps.view({ ...state, phase: 'finished' }, viewer) : rps.view(state, viewer),
    },
    'a list of commands that looks at what is hidden': {
      legal: (state, seat) => rps.legal(state, seat).filter((_, i) => i > 0 || secretOf(state, seat) !== 'rock'),
    },
    'a refusal that names what is hidden': {
      refuse: (state, actor, command) => {
        const refused = rps.refuse(state, actor, command);
        return refused && actor !== 'arena' ? { ...refused, detail: secretOf(state, actor) } : refused;
      },
    },
    'dice shared by both sides': {
      advance: (state, actor, command, log) => {
        const own = state.dice;
        // What one side draws in secret moves the dice of the other.
        const shuffle: Dice['shuffle'] = (_stream, purpose, values) => own.shuffle('table', purpose, values);
        if (command.type === 'shuffle') state.dice = Object.assign(Object.create(own), { shuffle });
        rps.advance(state, actor, command, log);
        state.dice = own;
      },
    },
  },
  'games end': {
    'goes on for ever': {
      advance: (state, actor, command, log) => {
        rps.advance(state, actor, command, log);
        state.quiet = 0;
        if (state.board.filter((one) => one !== EMPTY).length < 4) state.board[0] = piece(0, ROCK);
        if (state.outcome) Object.assign(state, { outcome: undefined, phase: 'playing' });
      },
    },
    'owes nothing before it is over': { toAct: (state) => (state.plies > 20 ? [] : rps.toAct(state)) },
  },
};

const trial: Trial = {
  samples: [{ variant: 'classic' }, { variant: 'rpsls' }],
  games: 5,
  run: 3,
  secret: entry.secret as NonNullable<Trial['secret']>,
};

describe('each law catches the faults planted for it', () => {
  for (const law of laws) {
    const planted = Object.entries(faults[law.name] ?? {});
    it(`${law.name}: has planted faults`, () => expect(planted).not.toHaveLength(0));
    for (const [fault, change] of planted) {
      it(`${law.name}: ${fault}`, () => {
        expect(() => law.check({ ...rps, ...change }, trial)).toThrow(LawBroken);
      });
    }
  }
});

describe('the laws catch faults of a match', () => {
  const game = match(rps) as Game<unknown, MatchState<State>, Typed, Typed, { game: View }>;
  const inMatch: Trial = {
    ...trial,
    secret: (state, ...rest) => trial.secret!((state as MatchState<State>).game, ...rest),
  };
  const broken = (name: string, change: Partial<typeof game>) => () =>
    laws.find((law) => law.name === name)!.check({ ...game, ...change }, inMatch);

  it('an offer that is not told', () => {
    const redact: typeof game.redact = (event, viewer) =>
      event.type === 'draw_offered' ? undefined : game.redact(event, viewer);
    expect(broken('first view and redacted events give the last view', { redact })).toThrow(LawBroken);
  });

  it('a draw that can be accepted though nobody offered it', () => {
    const legal: typeof game.legal = (state, seat) => [...game.legal(state, seat), { type: 'accept_draw' }];
    expect(broken('legal is accepted, and leaves the old state alone', { legal })).toThrow(LawBroken);
  });

  it('offers that a copy shares', () => {
    const advance: typeof game.advance = (state, actor, command, log) => {
      game.advance(state, actor, command, log);
      (state.draws.offered as number[])[0] = state.game.plies;
    };
    expect(broken('copying is deep', { advance })).toThrow(LawBroken);
  });
});

describe('the law of hidden things looks at enough', () => {
  it('guesses: 2,000 positions and more, most of them with something hidden that differs', () => {
    const hidden = laws.find(({ name }) => name === 'hidden things do not show: guesses')!;
    const { positions, changed } = hidden.check(rps, {
      ...trial,
      samples: entry.samples,
      games: 10,
      run: 4,
    });
    expect(positions).toBeGreaterThan(2000 * 3);
    expect(changed).toBeGreaterThan(positions / 2);
  });

  it('twins: 2,000 positions and more for each viewer, most of them with something hidden that differs', () => {
    const hidden = laws.find(({ name }) => name === 'hidden things do not show: twins')!;
    const { positions, changed } = hidden.check(rps, {
      ...trial,
      samples: entry.samples,
      games: 60,
      run: 5,
    });
    expect(positions).toBeGreaterThan(2000 * 3);
    expect(changed).toBeGreaterThan(positions / 2);
  });
});

/** A setup that is not a function of its arguments. */
function forgetless(): Rps['setup'] {
  let games = 0;
  return (options, seed) => ({ ...rps.setup(options, seed), quiet: games++ % 2 });
}

function forgetful<T>(list: readonly T[]): readonly T[] {
  return list.length > 1 ? list.slice(0, -1) : list;
}

function withExtra(view: View, state: State, viewer: Seat | 'spectator'): View {
  return viewer === 'spectator' ? view : ({ ...view, hint: secretOf(state, viewer) } as View);
}

it('the game without a fault is the one that is played', () => {
  const state = rps.setup({ variant: 'onslaught' }, 'sfc32:00000000000000000000000000000001');
  const [seat] = rps.toAct(state);
  expect(apply(rps, state, seat!, rps.legal(state, seat!)[0]!).ok).toBe(true);
});
