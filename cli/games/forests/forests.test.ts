import { type JsonObject, ScriptedDice } from '@tactarium/engine';
import { entry } from '@tactarium/games/forests/index';
import { describe, expect, it } from 'vitest';
import { PLAIN } from '../../terminal.ts';
import { face } from './index.ts';

const POSITION: JsonObject = {
  fog: true,
  difficulty: 'hard',
  forests: [
    [4, 4],
    [6, 1],
  ],
  owners: {
    a: [
      [4, 4],
      [6, 1],
    ],
  },
  countdown: { side: 'a', left: 4 },
  units: [
    { side: 'a', at: [4, 4], hp: 20, still: 3 },
    { side: 'a', at: [1, 1], hp: 125, acted: true },
    { side: 'b', at: [5, 4], hp: 20 },
    { side: 'b', at: [8, 8], hp: 3 },
  ],
  walls: [
    {
      between: [
        [3, 4],
        [4, 4],
      ],
      owner: 'b',
      hp: 49,
    },
    {
      between: [
        [4, 4],
        [4, 5],
      ],
      owner: 'a',
    },
  ],
};

const state = entry.positions.read(POSITION, new ScriptedDice([]));
const scene = (seat: number) => ({
  view: entry.game.view(state, seat),
  legal: entry.game.legal(state, seat),
  history: [],
});
const drawn = (seat: number): string => face.draw(scene(seat), PLAIN).join('\n');

describe('FOR-31 the map in a terminal', () => {
  it('shows units, shields, walls, forests, fog, and the countdown', () => {
    const lines = face.draw(scene(0), PLAIN);
    expect(lines[0]).toMatch(/^ +0 +1 +2/);
    expect(lines.find((line) => line.startsWith(' 4|'))).toContain('¦A20° B20');
    expect(lines.find((line) => line.startsWith(' 1|'))).toMatch(/A125.*♣a\?/);
    expect(drawn(0)).toContain('━━━━');
    expect(drawn(0)).toContain('A owns all: 4 to go');
    expect(drawn(0)).toContain('Income   A 1  B 1/2');
    expect(drawn(0)).toContain('+1 A, majority');
    expect(drawn(0)).not.toContain('B3');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('shows what each side captured when it is over', () => {
    const over = entry.game.copy(state);
    entry.game.conclude(over, { result: 'won', winner: 0, reason: 'resigned' });
    const view = entry.game.view(over, 1);
    expect(face.draw({ view, legal: [], history: [] }, PLAIN).join('\n')).toContain('Captured A 2  B 0');
  });

  it('of an open position shows both sides', () => {
    const text = face.drawOpen([scene(0).view, scene(1).view], [], PLAIN).join('\n');
    for (const unit of ['A20', 'A125', 'B20', 'B3']) expect(text).toContain(unit);
    expect(text).not.toContain('░░');
  });
});

describe('FOR-31 what a player types', () => {
  const read = (line: string) => face.read(line, scene(0));

  it('every legal command as it is written', () => {
    for (const command of scene(0).legal) {
      const text = face.write(command);
      expect(read(`${text}!`)).toEqual({ ok: true, value: expect.objectContaining({ type: command.type }) });
    }
  });

  it('an attack is made when its odds were shown', () => {
    const shown = read('4,4 5,4');
    expect(shown.ok).toBe(false);
    expect(shown).toMatchObject({ error: expect.stringContaining('20 %: you win, 1 HP left') });
    expect(shown).toMatchObject({ error: expect.stringContaining('`4,4 5,4!`') });
    expect(read('4,4 5,4!')).toEqual({ ok: true, value: { type: 'act', from: [4, 4], to: [5, 4] } });
    expect(read('odds 4,4 5,4')).toMatchObject({ error: expect.stringContaining('30 %: both are destroyed') });
  });

  it.each([
    ['4,4 4,3', { type: 'act', from: [4, 4], to: [4, 3] }],
    ['move 4,4 4,3', { type: 'act', from: [4, 4], to: [4, 3] }],
    [
      'hit 4,4 3,4',
      {
        type: 'hit_wall',
        from: [4, 4],
        between: [
          [4, 4],
          [3, 4],
        ],
      },
    ],
    [
      'build 4,4 4,3',
      {
        type: 'build_wall',
        between: [
          [4, 4],
          [4, 3],
        ],
      },
    ],
    ['deploy 1,2 5', { type: 'deploy', at: [1, 2], hp: 5 }],
    ['convert 2', { type: 'convert', points: 2 }],
    ['u', { type: 'undo' }],
    ['end', { type: 'end_turn' }],
  ])('%s', (line, value) => expect(read(line)).toEqual({ ok: true, value }));

  it.each([
    ['4,4', 'two tiles'],
    ['4,4 up', 'is no tile'],
    ['deploy 1,2', 'how many HP'],
    ['convert', 'how many points'],
    ['biuld 1,1 1,2', 'Did you mean `build`?'],
    ['next', '4,4 with 20 HP has not acted'],
  ])('%s is answered', (line, sentence) => {
    expect(read(line)).toMatchObject({ ok: false, error: expect.stringContaining(sentence) });
  });
});
