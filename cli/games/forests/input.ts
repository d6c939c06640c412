import { err, ok, type Result } from '@tactarium/engine';
import {
  type AttackOdds,
  type Command,
  legalOf,
  type Odds,
  oddsIn,
  type Tile,
  tileName,
  type View,
} from '@tactarium/games/forests/client';
import { nearest } from '../../nearest.ts';

const WORDS = ['move', 'hit', 'deploy', 'convert', 'build', 'remove', 'undo', 'end', 'odds', 'next'];

/** What a player typed, as a command. Whether it is allowed is for the rules to say. */
export function readLine(line: string, view: View): Result<Command, string> {
  const sure = line.trim().endsWith('!');
  const [word = '', ...rest] = line
    .toLowerCase()
    .replace('!', ' ')
    .split(/[\s>–-]+/)
    .filter((part) => part !== '');
  if (readTile(word)) return readAct([word, ...rest], view, sure);
  switch (word) {
    case 'move':
    case 'm':
      return readAct(rest, view, sure);
    case 'hit':
      return readPair(rest, 'hit 4,4 5,4', (from, to) => ok({ type: 'hit_wall', from, between: [from, to] }));
    case 'build':
      return readPair(rest, 'build 4,4 5,4', (one, two) => ok({ type: 'build_wall', between: [one, two] }));
    case 'remove':
      return readPair(rest, 'remove 4,4 5,4', (one, two) => ok({ type: 'remove_wall', between: [one, two] }));
    case 'odds':
      return readPair(rest, 'odds 4,4 5,4', (from, to) =>
        err(sayAttack(oddsIn(view, from, to)) ?? 'There is nothing to attack.'),
      );
    case 'deploy':
      return readDeploy(rest);
    case 'convert':
      return /^\d{1,4}$/.test(rest[0] ?? '') && rest.length === 1
        ? ok({ type: 'convert', points: Number(rest[0]) })
        : err('Say how many points, like `convert 1`.');
    case 'undo':
    case 'u':
      return ok({ type: 'undo' });
    case 'end':
    case 'e':
      return ok({ type: 'end_turn' });
    case 'next':
    case 'n':
      return err(nextIdle(view));
    default:
      return err(notUnderstood(line));
  }
}

/** FOR-31: an attack is confirmed by an exclamation mark, once its odds were shown. */
function readAct(parts: readonly string[], view: View, sure: boolean): Result<Command, string> {
  return readPair(parts, '4,4 5,4', (from, to) => {
    const command: Command = { type: 'act', from, to };
    const odds = sure ? undefined : sayAttack(oddsIn(view, from, to));
    if (odds === undefined || !isLegal(command, view)) return ok(command);
    return err(`${odds} Type \`${writeLine(command)}!\` to attack.`);
  });
}

const isLegal = (command: Command, view: View): boolean =>
  legalOf(view).some((one) => JSON.stringify(one) === JSON.stringify(command));

/** With what an ally of the target would change that may stand out of sight. */
function sayAttack(odds: AttackOdds | undefined): string | undefined {
  if (!odds) return undefined;
  const { withSupport } = odds;
  return withSupport ? `${sayOdds(odds)} With a support that you do not see: ${sayOdds(withSupport)}` : sayOdds(odds);
}

function sayOdds(odds: Odds): string {
  const { attacker, defender, draw, luckyAttacker, luckyDefender, left } = odds;
  const parts = [
    [attacker, `you win, ${left.attacker} HP left`],
    [defender, `you lose, ${left.defender} HP left to it`],
    [draw, 'both are destroyed'],
    [luckyAttacker, `you survive by luck, ${left.luckyAttacker} HP left`],
    [luckyDefender, `it survives by luck, ${left.luckyDefender} HP left`],
  ] as const;
  return `${parts
    .filter(([percent]) => percent > 0)
    .map(([percent, what]) => `${percent} %: ${what}`)
    .join('; ')}.`;
}

function nextIdle(view: View): string {
  const idle = view.units.find(({ seat, acted, remembered }) => seat === view.viewer && !acted && !remembered);
  return idle ? `${tileName(idle.at)} with ${idle.hp} HP has not acted.` : 'All your units have acted.';
}

function readDeploy([at = '', hp = '', ...more]: readonly string[]): Result<Command, string> {
  const tile = readTile(at);
  if (!tile || !/^\d{1,3}$/.test(hp) || more.length > 0) return err('Say where and how many HP, like `deploy 1,1 5`.');
  return ok({ type: 'deploy', at: tile, hp: Number(hp) });
}

function readPair(
  parts: readonly string[],
  example: string,
  make: (one: Tile, two: Tile) => Result<Command, string>,
): Result<Command, string> {
  const tiles = parts.map(readTile);
  const strange = parts.find((_, i) => tiles[i] === undefined);
  if (strange !== undefined)
    return err(`${JSON.stringify(strange.slice(0, 40))} is no tile. Tiles are column,row: 4,7.`);
  const [one, two, ...more] = tiles;
  return one && two && more.length === 0 ? make(one, two) : err(`That needs two tiles, like \`${example}\`.`);
}

function readTile(text: string): Tile | undefined {
  const [, x, y] = /^(\d{1,2})[,.](\d{1,2})$/.exec(text) ?? [];
  return x === undefined ? undefined : [Number(x), Number(y)];
}

function notUnderstood(line: string): string {
  const near = nearest(line.split(/\s/)[0]!, WORDS);
  return `I do not understand ${JSON.stringify(line.slice(0, 40))}.${near ? ` Did you mean \`${near}\`?` : ''} Type \`help\`.`;
}

export function writeLine(command: Command): string {
  switch (command.type) {
    case 'act':
      return `${tileName(command.from)} ${tileName(command.to)}`;
    case 'hit_wall': {
      const [one, two] = command.between;
      const across = tileName(one) === tileName(command.from) ? two : one;
      return `hit ${tileName(command.from)} ${tileName(across)}`;
    }
    case 'deploy':
      return `deploy ${tileName(command.at)} ${command.hp}`;
    case 'convert':
      return `convert ${command.points}`;
    case 'build_wall':
    case 'remove_wall':
      return `${command.type === 'build_wall' ? 'build' : 'remove'} ${command.between.map(tileName).join(' ')}`;
    case 'undo':
      return 'undo';
    case 'end_turn':
      return 'end';
  }
}
