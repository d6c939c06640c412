import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { match, readReplay, verify } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTyped, steppingEverywhere } from '../testing/fakeTerminal.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'play-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const LAYOUT = ['place a1 b1', 'shuffle', 'ready'];

describe('a game', () => {
  it.each([
    ['classic', 6, 7],
    ['rpsls', 6, 6],
    ['clear_day', 6, 7],
    ['onslaught', 6, 3],
  ])('of %s is played to its end and written down', async (variant, rows, columns) => {
    const file = path.join(folder, `${variant}.json`);
    const args = ['play', 'rps', '--variant', variant, '--bot', 'baby', '--seed', '5', '--record', file];
    const lines = [...(variant === 'onslaught' ? [] : LAYOUT), ...steppingEverywhere(rows, columns, 200)];
    const { code, printed } = await runTyped(args, lines);
    expect(code).toBe(0);
    expect(printed).toMatch(/\n(You win|You lose|It is a draw)\.\n/);
    const replay = readReplay(JSON.parse(readFileSync(file, 'utf8')));
    expect(replay.ok && verify(match(gameNamed('rps')!.game), replay.value).is).toBe('verified');
  });

  it('is the same for the same seed and the same lines', async () => {
    const args = ['play', 'rps', '--seed', '11', '--seat', 'random'];
    const lines = ['place a6 b6', 'place a1 b1', 'shuffle', 'ready', ...steppingEverywhere(6, 7, 1)];
    expect(await runTyped(args, lines)).toEqual(await runTyped(args, lines));
  });

  it('RPS-21 is lost by resigning', async () => {
    const { printed } = await runTyped(['play', 'rps', '--seed', '1'], ['resign']);
    expect(printed).toContain('Blue wins: the other side resigned.\nYou lose.\n');
  });

  it('RPS-20 goes on when the computer declines a draw', async () => {
    const { printed } = await runTyped(['play', 'rps', '--seed', '1'], [...LAYOUT, 'draw', 'draw', 'accept', 'quit']);
    expect(printed).toContain('Red offers a draw.\n  Blue declines the draw.\n');
    expect(printed).toContain('You have offered a draw in this turn.');
    expect(printed).toContain('There is no offer of a draw to answer.');
  });
});

describe('at the prompt', () => {
  it('what is refused is said in words and changes nothing', async () => {
    const { code, printed } = await runTyped(
      ['play', 'rps', '--seed', '1'],
      ['place a6 b6', 'shuffle', 'a1 a2', 'hello'],
    );
    expect(printed).toContain('That cell is not in your home rows.');
    expect(printed).toContain('Place your King and your Pit first.');
    expect(printed).toContain('In setup say what to do with them');
    expect(printed).toContain('I do not understand "hello".');
    expect(printed).toContain('No more input.\nYou leave the game unfinished.\n');
    expect(code).toBe(0);
  });

  it('help, moves and board answer without a move', async () => {
    const { printed } = await runTyped(['play', 'rps', '--seed', '1'], ['help', 'moves', 'board', 'quit']);
    expect(printed).toMatch(/place [a-g][12] [a-g][12] +King on the first cell, Pit on the second/);
    expect(printed).toContain('Place: 182 ways, like place a1 b1');
    expect(printed.split('You are Red').length - 1).toBe(2);
  });

  it('no control sequence that was typed comes back', async () => {
    const { printed } = await runTyped(['play', 'rps'], ['\x1b[2Jhello']);
    expect(printed.replaceAll('> \x1b[2Jhello', '')).not.toContain('\x1b');
  });

  it('a game that is left is not written', async () => {
    const file = path.join(folder, 'left.json');
    const { printed } = await runTyped(['play', 'rps', '--record', file], ['quit']);
    expect(printed).toContain(`Nothing was written to ${file}.`);
  });
});

describe('what cannot be played', () => {
  it.each([
    [['play', 'rsp'], 'Did you mean rps?'],
    [['play', 'rps', '--bot', 'nomal'], 'Did you mean normal?'],
    [['play', 'rps', '--variant', 'onslaugth'], 'Did you mean onslaught?'],
    [['play', 'rps', '--seat', 'green'], 'Known: red, blue, random.'],
    [['play', 'rps', '--seed', 'lucky'], '"lucky" is not a seed'],
    [['play', 'rps', '--options', '{"variant"'], '--options needs a JSON object'],
    [['play', 'rps', '--options', '{"varant":"rpsls"}'], 'Those are not options of this game.'],
    [['play', 'rps', '--set', 'variant'], '--set needs name=value'],
    [['play', 'rps', '--set', 'variant=3'], 'Those are not options of this game.'],
    [['play'], "missing required argument 'game'"],
    [['play', 'rps', '--bott', 'baby'], 'Did you mean --bot?'],
    [['paly', 'rps'], 'Did you mean play?'],
  ])('%j is answered with a sentence and exit code 2', async (args, sentence) => {
    const { code, warned, printed } = await runTyped(args);
    expect(warned).toContain(sentence);
    expect(printed).toBe('');
    expect(code).toBe(2);
  });

  it('a record that cannot be written is told before the first move', async () => {
    const { code, warned, printed } = await runTyped(['play', 'rps', '--record', path.join(folder, 'no', 'x.json')]);
    expect(warned).toContain('is in a folder that does not exist');
    expect(printed).toBe('');
    expect(code).toBe(2);
  });
});

it.each([
  ['rps', true],
  ['roguelike', false],
])('help in %s offers draws and resigning where its matches have them: %s', async (game, isOffered) => {
  const { printed } = await runTyped(['play', game, '--seed', '7'], ['help', 'quit']);
  expect(printed).toContain('draw the position again');
  expect(printed.includes('offer a draw')).toBe(isOffered);
  expect(printed.includes('give the game up')).toBe(isOffered);
});

it('lists moves under readable headings', async () => {
  const { printed } = await runTyped(['play', 'forests', '--size', '10', '--seed', '7'], ['moves', 'quit']);
  expect(printed).toContain('  End turn: end');
});

it('options can be given in three ways', async () => {
  for (const options of [
    ['--variant', 'rpsls'],
    ['--set', 'variant=rpsls'],
    ['--options', '{"variant":"rpsls"}'],
  ]) {
    const { printed } = await runTyped(['play', 'rps', ...options], ['quit']);
    expect(printed).toContain('RPS Battle, variant rpsls against');
  }
});
