import { type AnyEntry, type Result, simulationSeed, type Typed } from '@tactarium/engine';
import { randomGame } from '@tactarium/engine/laws/play';
import type { Command, Event, View } from '@tactarium/games/mechs/client';
import { entry, mechs } from '@tactarium/games/mechs/index';
import type { State } from '@tactarium/games/mechs/state';
import { describe, expect, it } from 'vitest';
import { PLAIN } from '../../terminal.ts';
import { tell } from '../../typing.ts';
import type { AnyFace, Scene } from '../face.ts';
import { face } from './index.ts';
import { readHex } from './names.ts';

const SMALL = { map: 'generated', size: [8, 8], mechs: { a: ['Drover'], b: ['Kettle'] }, turnLimit: 4 };

function sceneOf(state: State, seat: number): Scene<View, Command, Event> {
  return { view: mechs.view(state, seat), legal: mechs.legal(state, seat), history: [] };
}

function startScene(): Scene<View, Command, Event> {
  const options = mechs.readOptions(SMALL);
  if (!options.ok) throw new Error(options.error.code);
  const state = mechs.setup(options.value, simulationSeed(1));
  return sceneOf(state, mechs.toAct(state)[0]!);
}

const answerOf = <T>(result: Result<T, string>): T | string => (result.ok ? result.value : result.error);

describe('Mech Skirmish in a terminal', () => {
  it('what is written can be typed, in every position of some battles', () => {
    let typed = 0;
    for (let number = 0; number < 3; number++) {
      for (const step of randomGame(mechs, SMALL, 8, number)) {
        const scene = sceneOf(step.before as State, step.seat);
        const command = step.command as Command & Typed;
        const isShot = command.type === 'attack' || command.type === 'punch' || command.type === 'kick';
        const shots = scene.legal.filter(({ type }) => ['attack', 'punch', 'kick'].includes(type));
        const wanted = JSON.stringify(command);
        const line = isShot
          ? String(1 + shots.findIndex((one) => JSON.stringify(one) === wanted))
          : face.write(command, scene);
        expect(answerOf(face.read(line, scene))).toEqual(command);
        typed++;
      }
    }
    expect(typed).toBeGreaterThan(30);
  });

  it('MEC-34 draws map, roster, record sheet and every shot line by line', () => {
    for (const step of randomGame(mechs, SMALL, 8, 1)) {
      const scene = sceneOf(step.before as State, step.seat);
      const text = face.draw(scene, PLAIN).join('\n');
      expect(text).toMatch(/centre torso armor [●○]+ rear [●○]* structure [●○]+/);
      expect(text).not.toMatch(/undefined|NaN/);
      if (scene.legal.some(({ type }) => type === 'attack')) {
        expect(text).toMatch(/ 1 {2}.* → .* %.* = /);
        expect(text).toMatch(/heat: \d+ now \+ \d+ movement \+ \d+ weapons.* − \d+ sinks = \d+/);
      }
    }
  });

  it('names hexes that can be reached on the map', () => {
    const drawn = face.draw(startScene(), PLAIN).join('\n');
    expect(drawn).toMatch(/·?[a-h][1278]/);
  });

  it('says what it does not understand', () => {
    const scene = startScene();
    expect(answerOf(face.read('fly away', scene))).toMatch(/do not understand/);
    expect(answerOf(face.read('walk', scene))).toMatch(/Where to/);
    expect(answerOf(face.read('walk c7 upward', scene))).toMatch(/A facing is one of/);
    expect(answerOf(face.read('1', scene))).toMatch(/Nothing can be fired/);
    expect(answerOf(face.read('twist about', scene))).toMatch(/left/);
  });

  it('reads hexes by name and by coordinates', () => {
    expect([readHex('c7'), readHex('-1,6'), readHex('aa1'), readHex('7c'), readHex('c')]).toEqual([
      ...[[-1, 6], [-1, 6], [26, 0], undefined, undefined],
    ]);
  });

  it('tells a resolution by chapters: an attack, and below it what it did', () => {
    let indented = 0;
    for (const { events } of randomGame(mechs, SMALL, 8, 0)) {
      const resigned = { type: 'resigned', seat: 'b' };
      const lines = tell(
        entry as unknown as AnyEntry,
        face as AnyFace,
        [...(events as Typed[]), resigned],
        'spectator',
      );
      for (const [n, line] of lines.entries()) {
        if (/ (a hit|a miss|is already destroyed)\.$/.test(line)) expect(line).toMatch(/^ {2}\S/);
        if (!/takes \d+ on the/.test(line)) continue;
        expect(line).toMatch(/^ {4}\S/);
        expect(lines.slice(0, n).some((before) => /^ {2}\S/.test(before))).toBe(true);
        indented++;
      }
      expect(lines.at(-1)).toMatch(/^ {2}\S/);
    }
    expect(indented).toBeGreaterThan(0);
  });
});
