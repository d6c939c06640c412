import { diceFrom, type Json, type Seat, sameJson, simulationSeed } from '@tactarium/engine';
import type { Event } from '@tactarium/games/rps/events';
import { rps } from '@tactarium/games/rps/index';
import { EMPTY, KING, kindNamed, PIT, type Piece, piece } from '@tactarium/games/rps/pieces';
import type { State } from '@tactarium/games/rps/state';
import type { Command } from '@tactarium/games/rps/wire';
import { describe, expect, it } from 'vitest';
import * as at from './limit.ts';
import { playGame, playLimit } from './play.ts';
import { Random } from './random.ts';
import { laidOut, limitCell, limitCommand, limitOf, limitPiece, record } from './recorded.ts';

/** Asks `expect` only to say what differs: it is too slow to be asked after every one of thousands of commands. */
function same(actual: unknown, expected: unknown): void {
  if (!sameJson(actual as Json, expected as Json)) expect(actual).toEqual(expected);
}

type Choose = (legal: readonly Command[], random: Random) => Command;

const anyOf: Choose = (legal, random) => legal[random.below(legal.length)]!;
/** Chooses Rock in every tie, so that ties do not end but by RPS-17. */
const stubborn: Choose = (legal, random) => (legal[0]!.type === 'choose' ? legal[0]! : anyOf(legal, random));

const REASONS = [undefined, 'king_captured', 'no_movers', 'no_progress'];
const PHASES = ['playing', 'tie_breaker', 'finished'];
const CELLS = 42;

/** What the limit holds, in the game's words. */
function told({ words, bytes }: at.Limit) {
  const phase = PHASES[words[at.PHASE]!]!;
  return {
    pieces: Array.from({ length: CELLS }, (_, index) => bytes[limitCell(index)]!),
    turn: words[at.TURN],
    plies: words[at.PLIES],
    quiet: words[at.QUIET],
    phase,
    reason: REASONS[words[at.REASON]!],
    tie: phase === 'tie_breaker' && [at.TIE_FROM, at.TIE_AT, at.EQUAL, at.CHOSEN, at.CHOSEN + 1].map((i) => words[i]),
    fallen: [0, 1].map((seat) => [
      ...bytes.subarray(at.FALLEN + 14 * seat, at.FALLEN + 14 * seat + words[at.LOST + seat]!),
    ]),
  };
}

function wanted(state: State): ReturnType<typeof told> {
  const { board, turn, plies, quiet, phase, outcome, tie, fallen } = state;
  return {
    pieces: board.map(limitPiece),
    turn,
    plies,
    quiet,
    phase,
    reason: outcome?.reason,
    tie: phase === 'tie_breaker' && [limitCell(tie!.from), limitCell(tie!.at), tie!.equal, ...tie!.chosen],
    fallen: fallen.map((list) => list.map(({ kind, by, known }) => kind | (by << 3) | (known ? 64 : 0))),
  };
}

/** Plays both engines side by side and compares all of the state after every command. Returns the events. */
function playBoth(start: State, seed: number, choose: Choose): readonly Event[] {
  const state = rps.copy(start);
  const limit = limitOf(start);
  const random = new Random(seed);
  const listed = new Uint16Array(48);
  const events: Event[] = [];
  for (let [seat] = rps.toAct(state); seat !== undefined; [seat] = rps.toAct(state)) {
    const legal = rps.legal(state, seat);
    const mover: Seat = seat;
    same(
      [...listed.subarray(0, limit.list(listed))],
      legal.map((command) => limitCommand(mover, command)),
    );
    const command = choose(legal, random);
    rps.advance(state, seat, command, events);
    limit.advance(limitCommand(seat, command));
    same(told(limit), wanted(state));
    if (state.outcome?.result === 'won') expect(state.outcome.winner).toBe(limit.words[at.TURN]);
    compareViews(state, limit);
  }
  expect(limit.list(listed)).toBe(0);
  return events;
}

function compareViews(state: State, limit: at.Limit): void {
  const out = new Uint8Array(256);
  for (const seat of [0, 1]) {
    limit.view(seat, out);
    const { cells, unseen } = rps.view(state, seat);
    same(
      Array.from({ length: CELLS }, (_, index) => out[limitCell(index)]! & 7),
      cells.map((seen) => (seen?.kind ? kindNamed(seen.kind) : 0)),
    );
    const counts = seat === 0 ? unseen.blue : unseen.red;
    const expected = new Array<number>(8).fill(0);
    for (const [name, count] of Object.entries(counts ?? {})) expected[kindNamed(name as never)] = count;
    same([...out.subarray(64, 72)], expected);
  }
}

/** Few pieces, Kings and Pits in the corners: passes and draws, which full boards hardly ever see. */
function sparse(seed: number): State {
  const start = laidOut(seed);
  const dice = diceFrom(simulationSeed(seed, 2), 0);
  const below = (bound: number): number => dice.below('table', 'sparse', bound);
  const board = new Array<Piece>(CELLS).fill(EMPTY);
  for (const [cell, seat, kind] of [
    [0, 0, KING],
    [1, 0, PIT],
    [40, 1, PIT],
    [41, 1, KING],
  ] as const) {
    board[cell] = piece(seat, kind);
  }
  const pieces = 1 + below(4);
  for (let i = 0; i < pieces; i++) board[2 + below(38)] = piece(below(2), 1 + below(3));
  // One that only the other army's Pit and King can box in.
  if (below(3) === 0) [board[0], board[1], board[7]] = [piece(1, 1), piece(1, KING), piece(1, PIT)];
  if (below(3) === 0) [board[41], board[40], board[34]] = [piece(0, 2), piece(0, KING), piece(0, PIT)];
  return { ...start, board };
}

describe('the limit plays RPS Battle as the game does', () => {
  it('in random games', () => {
    for (let seed = 0; seed < 200; seed++) playBoth(laidOut(seed), seed, anyOf);
  });

  it('in ties that nobody gives way in', () => {
    const events = Array.from({ length: 20 }, (_, seed) => playBoth(laidOut(seed), seed, stubborn)).flat();
    expect(events.some(({ type }) => type === 'both_removed')).toBe(true);
  });

  it('on boards with few pieces, to every end and with passes', () => {
    const starts = Array.from({ length: 800 }, (_, seed) => sparse(seed)).filter(
      (state) => rps.legal(state, state.turn).length > 0,
    );
    const events = starts.flatMap((start, seed) => playBoth(start, seed, anyOf));
    const reasons = new Set(events.flatMap((event) => (event.type === 'finished' ? [event.outcome.reason] : [])));
    expect([...reasons].sort()).toEqual(['king_captured', 'no_movers', 'no_progress']);
    expect(events.some(({ type }) => type === 'passed')).toBe(true);
  });

  it('copies all of a position', () => {
    const { limitStart, limitCommands } = record(1);
    const [one, two] = [new at.Limit(), new at.Limit()];
    one.copyFrom(limitStart);
    for (const command of limitCommands) {
      two.copyFrom(one);
      one.advance(command);
      two.advance(command);
      expect(two.words).toEqual(one.words);
      expect(two.digest()).toBe(one.digest());
    }
  });

  it('and the random player plays the same games on both', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { start, limitStart, commands } = record(seed);
      const limit = new at.Limit();
      limit.copyFrom(limitStart);
      expect(playGame(rps, rps.copy(start), seed)).toBe(commands.length);
      expect(playLimit(limit, seed)).toBe(commands.length);
    }
  });
});
