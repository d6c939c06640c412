import { simulationSeed } from '@tactarium/engine';
import { entry } from '@tactarium/games/rps/index';
import { expect, it } from 'vitest';
import { PLAIN } from '../terminal.ts';
import { faceOf } from './index.ts';
import { plain } from './plain.ts';

const state = entry.game.setup({ variant: 'onslaught' }, simulationSeed(1));
const [seat] = entry.game.toAct(state);
const scene = { view: entry.game.view(state, seat!), legal: entry.game.legal(state, seat!), history: [] };

it('a game without a face of its own is played by numbers', () => {
  expect(faceOf('a game that is new')).toBe(plain);
  expect(plain.read('1', scene)).toEqual({ ok: true, value: scene.legal[0] });
  const last = scene.legal.length;
  expect(plain.read(String(last + 1), scene)).toEqual({
    ok: false,
    error: `Type the number of a command, from 1 to ${last}.`,
  });
});

it('shows the view as text and numbers what is legal', () => {
  const text = plain.draw(scene, PLAIN).join('\n');
  expect(text).toContain('variant: onslaught');
  expect(text).toMatch(/ 1 {2}move from=\[\d,\d\] to=\[\d,\d\]/);
  expect(plain.write(scene.legal[1]!, scene)).toMatch(/^2 {2}move /);
});
