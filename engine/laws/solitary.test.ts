import { describe, expect, it } from 'vitest';
import { randomCommand } from '../bots/random.ts';
import { simulationSeed } from '../dice/seed.ts';
import type { Typed } from '../game.ts';
import { type MatchState, match } from '../match.ts';
import { playBots, Table } from '../table.ts';
import { careful, type FaceDown, faceDown, RARE, supplies } from '../testing/faceDown.ts';
import { pennies } from '../testing/pennies.ts';
import { laws } from './laws.ts';
import { diceFor, LawBroken, randomPlay, type Trial } from './play.ts';

const owes = supplies as NonNullable<Trial['supplies']>;
const trial: Trial = { samples: [{}], games: 40, run: 1, supplies: owes, rare: RARE, solitary: true };
const inMatch: Trial = { ...trial, supplies: (state) => owes((state as MatchState<unknown>).game) };
const entry = { game: faceDown, supplies: owes };

describe('a solitary game in which the arena owes commands obeys the laws', () => {
  for (const law of laws) {
    it(law.name, () => expect(law.check(faceDown, trial).positions).toBeGreaterThan(100));
    it(`${law.name}, as a match`, () => {
      expect(law.check(match(faceDown), inMatch).positions).toBeGreaterThan(100);
    });
  }
});

describe('the laws catch what such a game can do wrong', () => {
  const breaks = (name: string, change: Partial<FaceDown>, changed: Partial<Trial> = {}) => {
    const law = laws.find((one) => one.name === name)!;
    expect(() => law.check({ ...faceDown, ...change }, { ...trial, ...changed })).toThrow(LawBroken);
  };
  const shows: Partial<FaceDown> = {
    view: (state, viewer) => Object.assign(faceDown.view(state, viewer), { card: state.table.hidden }),
  };

  it('a view that shows what the arena dealt face down', () => {
    breaks('hidden things do not show: guesses', shows);
    breaks('hidden things do not show: twins', shows);
  });

  it('an event that tells it', () => {
    breaks('hidden things do not show: twins', { redact: (event) => event });
  });

  it('a seat that owes a command while the arena owes one', () => {
    breaks('games end', { toAct: ({ table }) => (table.outcome ? [] : [0]) });
  });

  it('an arena that owes nothing when nobody else does', () => {
    breaks('games end', {}, { supplies: (state) => ((state as never)['table']['wrong'] ? undefined : owes(state)) });
  });

  it('an arena that owes a command after the end', () => {
    breaks('games end', {}, { supplies: (state) => owes(state) ?? { type: 'give_up' } });
  });

  it('a command of the arena that the rules refuse', () => {
    breaks('legal is accepted, and leaves the old state alone', {}, { supplies: () => ({ type: 'higher' }) });
  });

  it('a command of the arena that a seat may make', () => {
    const refuse: FaceDown['refuse'] = (state, actor, command) =>
      command.type === 'deal' && !state.table.outcome ? undefined : faceDown.refuse(state, actor, command);
    breaks('what is accepted was listed as legal', { refuse });
  });

  it('a supply that writes to the state', () => {
    const writes = (state: unknown): Typed | undefined => {
      (state as { dice: { below(...args: unknown[]): number } }).dice.below('table', 'card', 10);
      return owes(state);
    };
    breaks('legal is accepted, and leaves the old state alone', {}, { supplies: writes });
  });

  it('a drawn game for one, a game for one with two seats, and a lost game for two', () => {
    const conclude: FaceDown['conclude'] = (state, _outcome, log) =>
      faceDown.conclude(state, { result: 'draw', reason: 'level' }, log);
    breaks('games end', {
      advance: (state, actor, command, log) => {
        faceDown.advance(state, actor, command, log);
        if (state.table.outcome) conclude(state, state.table.outcome, log);
      },
    });
    const [ends] = laws.filter(({ name }) => name === 'games end');
    const { solitary: _, ...forTwo } = trial;
    expect(() => ends!.check(faceDown, forTwo)).toThrow('only a solitary game is lost');
    const two: Trial = { samples: [{ rounds: 2 }], games: 2, run: 1, solitary: true };
    expect(() => ends!.check(pennies, two)).toThrow('one seat');
  });
});

describe('random play', () => {
  it('seldom takes a rare command, and does take it', () => {
    const dice = diceFor(5);
    const legal = [{ type: 'higher' }, { type: 'give_up' }];
    const taken = Array.from({ length: 6000 }, () => randomCommand(legal, dice, RARE).type);
    const share = taken.filter((type) => type === 'give_up').length / taken.length;
    expect(share).toBeGreaterThan(0.002);
    expect(share).toBeLessThan(0.02);
    expect(randomCommand([{ type: 'give_up' }], dice, RARE)).toEqual({ type: 'give_up' });
  });

  it('acts as the arena where the arena owes a command', () => {
    const actors = [...randomPlay(faceDown, trial, {}, 3)].map(({ actor }) => actor);
    expect(new Set(actors)).toEqual(new Set(['arena', 0]));
  });
});

describe('a table', () => {
  it('performs what the arena owes, and bots play such a game to its end', () => {
    const table = playBots(entry, [careful as never], {}, simulationSeed(2));
    expect(table.outcome?.reason).toMatch(/right|wrong/);
    const { commands } = table.replay();
    expect(commands[0]).toMatchObject({ actor: 'arena', command: { type: 'deal' } });
    expect(commands.filter(({ actor }) => actor === 'player')).toHaveLength(commands.length / 2);
  });

  it('does nothing by itself: whoever hosts it says when', () => {
    const table = new Table(entry, {}, simulationSeed(2));
    expect(table.toAct).toEqual([]);
    expect(table.owed).toMatchObject({ type: 'deal' });
    table.supply();
    expect(table.owed).toBeUndefined();
    expect(table.toAct).toEqual([0]);
  });
});
