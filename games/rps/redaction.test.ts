import { apply, type JsonObject, ScriptedDice, type Viewer } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { rps } from './index.ts';
import { positions } from './positions.ts';
import type { State } from './state.ts';
import type { Command } from './wire.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

const drawn = (given: JsonObject): State => positions.read(given, new ScriptedDice([]));

/** What each viewer is told of a command: Red, Blue, a spectator. */
function told(state: State, seat: number, command: Command): readonly (readonly Event[])[] {
  const applied = apply(rps, state, seat, command);
  if (!applied.ok) throw new Error(applied.error.code);
  return VIEWERS.map((viewer) => applied.value.events.flatMap((event) => rps.redact(event, viewer) ?? []));
}

const loserIn = (events: readonly Event[]): string | undefined =>
  events.flatMap((event) => (event.type === 'fought' ? [event.loser] : []))[0];

const STEP: Command = { type: 'move', from: [1, 3], to: [2, 3] };

const meeting = (attacker: string, defender: string, variant = 'classic'): State => {
  const dots = (cells: string) => (variant === 'rpsls' ? cells : `${cells} .`);
  return drawn({
    variant,
    board: [
      dots('K O . . . P'),
      dots(`. . . ${attacker} . .`),
      dots(`. . . ${defender} . .`),
      dots('. . . . . .'),
      dots('. . . . . r'),
      dots('k . . . . .'),
    ].join('\n'),
  });
};

describe('RPS-13 who is told what the loser was', () => {
  it('a Pit’s victim: its owner, and neither the Pit’s owner nor a spectator', () => {
    expect(told(meeting('R', 'o'), 0, STEP).map(loserIn)).toEqual(['rock', undefined, undefined]);
  });

  it('a Pit’s victim leaves no trace of its kind in the views of the others, before the end', () => {
    const [rock, paper] = ['R', 'P'].map((attacker) => {
      const applied = apply(rps, meeting(attacker, 'o'), 0, STEP);
      if (!applied.ok) throw new Error(applied.error.code);
      return applied.value.state;
    });
    for (const viewer of [1, 'spectator'] as const) {
      const fallen = [rock!, paper!].map((state) => rps.view(state, viewer).fallen);
      expect(fallen[0]).toEqual({ red: [{ by: 'pit', known: false }], blue: [] });
      expect(fallen[1]).toEqual(fallen[0]);
    }
    expect(rps.view(rock!, 0).fallen.red).toEqual([{ kind: 'rock', by: 'pit', known: false }]);
  });

  it('a victim that had been revealed: everybody', () => {
    expect(told(meeting('R+', 'o'), 0, STEP).map(loserIn)).toEqual(['rock', 'rock', 'rock']);
  });

  it('what lost to Rock, Paper or Scissors among three kinds: everybody, who could say it anyway', () => {
    expect(told(meeting('R', 's'), 0, STEP).map(loserIn)).toEqual(['scissors', 'scissors', 'scissors']);
    expect(told(meeting('R', 'p'), 0, STEP).map(loserIn)).toEqual(['rock', 'rock', 'rock']);
  });

  it('among five kinds: only its owner', () => {
    expect(told(meeting('R', 'l', 'rpsls'), 0, STEP).map(loserIn)).toEqual([undefined, 'lizard', undefined]);
    expect(told(meeting('L', 'r', 'rpsls'), 0, STEP).map(loserIn)).toEqual(['lizard', undefined, undefined]);
  });

  it('a King: everybody', () => {
    const state = drawn({
      board: 'K O . . . . .\n. . . R . . .\n. . . k . . .\n. . . . . . .\n. . . . . . r\n. o . . . . .',
    });
    expect(told(state, 0, STEP).map(loserIn)).toEqual(['king', 'king', 'king']);
    expect(told(meeting('V', 'k', 'rpsls'), 0, STEP).map(loserIn)).toEqual(['king', 'king', 'king']);
  });

  it('all that fell is told when the game is finished', () => {
    const state = drawn({
      board: 'K O . . . . .\n. . . . . . .\n. . . . . . .\nk R . . . . .\n. o . . . . r\n. . . S . . .',
    });
    const pit = apply(rps, state, 0, { type: 'move', from: [3, 1], to: [4, 1] });
    if (!pit.ok) throw new Error(pit.error.code);
    const log: Event[] = [];
    rps.conclude(pit.value.state, { result: 'won', winner: 1, reason: 'resigned' }, log);
    for (const viewer of VIEWERS) {
      expect(rps.view(pit.value.state, viewer).fallen.red).toEqual([{ kind: 'rock', by: 'pit', known: false }]);
      expect(log.map((event) => rps.redact(event, viewer))).toMatchObject([
        { type: 'finished', fallen: { red: [{ kind: 'rock' }] } },
      ]);
    }
  });
});

describe('RPS-16 who is told of a choice', () => {
  const tie = drawn({
    phase: 'tie_breaker',
    board: 'K O . . . . .\n. . . R . . .\n. . . r . . .\n. . . . . . .\n. . . . . . r\nk o . . . . .',
    tie: { from: [1, 3], at: [2, 3] },
  });

  it('the first choice: its kind to the chooser, that it was made to all', () => {
    expect(told(tie, 1, { type: 'choose', piece: 'paper' })).toEqual([
      [{ type: 'chose', seat: 'blue' }],
      [{ type: 'chose', seat: 'blue', piece: 'paper' }],
      [{ type: 'chose', seat: 'blue' }],
    ]);
  });

  it('whatever was chosen, the other’s view is the same byte for byte', () => {
    const views = (['rock', 'paper', 'scissors'] as const).map((piece) => {
      const applied = apply(rps, tie, 1, { type: 'choose', piece });
      if (!applied.ok) throw new Error(applied.error.code);
      return [0, 'spectator' as const].map((viewer) => JSON.stringify(rps.view(applied.value.state, viewer)));
    });
    expect(views[1]).toEqual(views[0]);
    expect(views[2]).toEqual(views[0]);
  });

  it('both in: both are announced to all', () => {
    const first = apply(rps, tie, 1, { type: 'choose', piece: 'paper' });
    if (!first.ok) throw new Error(first.error.code);
    for (const events of told(first.value.state, 0, { type: 'choose', piece: 'scissors' })) {
      expect(events).toContainEqual({ type: 'choices_announced', red: 'scissors', blue: 'paper' });
    }
  });
});

describe('RPS-4 who is told of a layout', () => {
  const empty = drawn({ phase: 'setup' });

  it('its owner and nobody else', () => {
    const command: Command = { type: 'place', king: [0, 0], pit: [0, 1] };
    expect(told(empty, 0, command)).toEqual([[{ ...command, type: 'placed', seat: 'red' }], [], []]);
  });
});

describe('RPS-15 who sees the pieces of a tie', () => {
  it('everybody, and no other piece', () => {
    const applied = apply(rps, meeting('R', 'r'), 0, STEP);
    if (!applied.ok) throw new Error(applied.error.code);
    const kinds = (viewer: Viewer) =>
      rps.view(applied.value.state, viewer).cells.flatMap((cell) => (cell?.kind ? [cell.kind] : []));
    expect(kinds('spectator')).toEqual(['rock', 'rock']);
    expect(kinds(0)).toEqual(['king', 'pit', 'paper', 'rock', 'rock']);
    expect(kinds(1)).toEqual(['rock', 'rock', 'rock', 'king']);
  });
});
