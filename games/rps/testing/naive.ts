/**
 * The rules once more, as simply as they can be said and without a line of the real ones: a board of words, slow
 * and plain. It sees everything and knows no views. The census compares the two.
 */
export interface Drawn {
  readonly variant?: 'classic' | 'rpsls' | 'clear_day' | 'onslaught';
  readonly phase?: 'setup' | 'playing' | 'tie_breaker';
  readonly turn?: Side;
  readonly board: string;
  readonly quiet?: number;
  readonly ready?: readonly Side[];
  readonly tie?: { readonly from: Spot; readonly at: Spot; readonly equal: number };
}

export type Side = 'red' | 'blue';
type Spot = readonly [number, number];

/** Owner and kind. */
type Man = { readonly side: Side; readonly kind: string } | null;

interface Choice {
  readonly verb: 'place' | 'shuffle' | 'swap' | 'ready' | 'move' | 'choose';
  readonly a: Spot;
  readonly b: Spot;
  readonly kind: string;
}

interface World {
  readonly kinds: readonly string[];
  readonly court: boolean;
  phase: string;
  turn: Side;
  quiet: number;
  board: Man[][];
  ready: Record<Side, boolean>;
  spent: Record<Side, number>;
  tie: { from: Spot; at: Spot; equal: number; red: string; blue: string } | undefined;
  /** Why it is over. */
  end: string;
}

const SIDES: readonly Side[] = ['red', 'blue'];
const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
const NAMES: Record<string, string> = {
  r: 'rock',
  p: 'paper',
  s: 'scissors',
  l: 'lizard',
  v: 'spock',
  k: 'king',
  o: 'pit',
};

const WINS: Record<string, readonly string[]> = {
  rock: ['scissors', 'lizard'],
  paper: ['rock', 'spock'],
  scissors: ['paper', 'lizard'],
  lizard: ['spock', 'paper'],
  spock: ['scissors', 'rock'],
};

/** `spent`: setup commands that each side has made before. */
export function worldFrom(drawn: Drawn, spent = 0): World {
  const manOf = (token: string): Man => {
    const letter = token.charAt(0);
    if (letter === '.') return null;
    return { side: letter === letter.toUpperCase() ? 'red' : 'blue', kind: NAMES[letter.toLowerCase()]! };
  };
  const five = drawn.variant === 'rpsls';
  const lines = drawn.board.trim().split('\n');
  return {
    kinds: five ? ['rock', 'paper', 'scissors', 'lizard', 'spock'] : ['rock', 'paper', 'scissors'],
    court: drawn.variant !== 'onslaught',
    phase: drawn.phase ?? 'playing',
    turn: drawn.turn ?? 'red',
    quiet: drawn.quiet ?? 0,
    board: lines.map((line) => line.trim().split(' ').map(manOf)),
    ready: { red: drawn.ready?.includes('red') ?? false, blue: drawn.ready?.includes('blue') ?? false },
    spent: { red: spent, blue: spent },
    tie: drawn.tie && { ...drawn.tie, red: '', blue: '' },
    end: '',
  };
}

const at = ({ board }: World, [row, column]: Spot): Man => board[row]![column]!;

function put({ board }: World, [row, column]: Spot, man: Man): void {
  board[row]![column] = man;
}

function spotsOf({ board }: World): Spot[] {
  return board.flatMap((row, r) => row.map((_, c): Spot => [r, c]));
}

const homeOf = (world: World, side: Side): Spot[] =>
  spotsOf(world).filter(([row]) => (side === 'red' ? row < 2 : row >= world.board.length - 2));

const menOf = (world: World, side: Side): Spot[] => spotsOf(world).filter((spot) => at(world, spot)?.side === side);

const isCourt = (man: Man): boolean => man?.kind === 'king' || man?.kind === 'pit';

function choice(verb: Choice['verb'], a: Spot = [0, 0], b: Spot = [0, 0], kind = ''): Choice {
  return { verb, a, b, kind };
}

export function choicesOf(world: World, side: Side): Choice[] {
  if (world.phase === 'setup') return layoutsOf(world, side);
  if (world.phase === 'tie_breaker') {
    if (world.tie![side] !== '') return [];
    return world.kinds.map((kind) => choice('choose', undefined, undefined, kind));
  }
  return world.phase === 'playing' && world.turn === side ? movesOf(world, side) : [];
}

function movesOf(world: World, side: Side): Choice[] {
  const { board } = world;
  const moves: Choice[] = [];
  for (let row = 0; row < board.length; row++) {
    for (let column = 0; column < board[0]!.length; column++) {
      const man = board[row]![column]!;
      if (man?.side !== side || isCourt(man)) continue;
      for (const [down, right] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        const target = board[row + down]?.[column + right];
        if (target === undefined || target?.side === side) continue;
        moves.push(choice('move', [row, column], [row + down, column + right]));
      }
    }
  }
  return moves;
}

function layoutsOf(world: World, side: Side): Choice[] {
  if (world.ready[side]) return [];
  if (world.spent[side] >= 60) return [choice('ready')];
  const home = homeOf(world, side);
  const choices: Choice[] = [];
  for (const king of home) for (const pit of home) if (king !== pit) choices.push(choice('place', king, pit));
  if (home.some((spot) => at(world, spot)?.kind === 'king')) choices.push(choice('shuffle'));
  if (home.some((spot) => at(world, spot) === null)) return choices;
  for (let i = 0; i < home.length; i++) {
    for (let j = i + 1; j < home.length; j++) choices.push(choice('swap', home[i]!, home[j]!));
  }
  return [...choices, choice('ready')];
}

/** The world after a choice. Chance is no chance here: an army falls in the order of its kinds, and Red begins. */
export function after(before: World, side: Side, { verb, a, b, kind }: Choice): World {
  const world: World = {
    ...before,
    board: before.board.map((row) => [...row]),
    ready: { ...before.ready },
    spent: { ...before.spent },
    tie: before.tie && { ...before.tie },
  };
  if (verb === 'move') {
    if (at(world, b) !== null) {
      attack(world, a, b);
      return world;
    }
    put(world, b, at(world, a));
    put(world, a, null);
    world.quiet++;
    endTurn(world);
  } else if (verb === 'choose') {
    world.tie![side] = kind;
    if (world.tie!.red !== '' && world.tie!.blue !== '') decide(world);
  } else if (verb === 'ready') {
    if (homeOf(world, side).some((spot) => at(world, spot) === null)) fill(world, side);
    world.ready[side] = true;
    if (world.ready[enemyOf(side)]) Object.assign(world, { phase: 'playing', turn: 'red' });
  } else {
    world.spent[side]++;
    layOut(world, side, verb, a, b);
  }
  return world;
}

function layOut(world: World, side: Side, verb: Choice['verb'], a: Spot, b: Spot): void {
  if (verb === 'shuffle') fill(world, side);
  if (verb === 'swap') {
    const man = at(world, a);
    put(world, a, at(world, b));
    put(world, b, man);
  }
  if (verb === 'place') {
    for (const spot of homeOf(world, side)) put(world, spot, null);
    put(world, a, { side, kind: 'king' });
    put(world, b, { side, kind: 'pit' });
  }
}

function fill(world: World, side: Side): void {
  const free = homeOf(world, side).filter((spot) => !isCourt(at(world, spot)));
  const each = free.length / world.kinds.length;
  for (const [i, spot] of free.entries()) put(world, spot, { side, kind: world.kinds[Math.floor(i / each)]! });
}

function attack(world: World, from: Spot, to: Spot): void {
  world.quiet = 0;
  const attacker = at(world, from)!.kind;
  const defender = at(world, to)!.kind;
  if (attacker === defender) {
    world.phase = 'tie_breaker';
    world.tie = { from, at: to, equal: 0, red: '', blue: '' };
    return;
  }
  if (defender === 'king' || WINS[attacker]!.includes(defender)) put(world, to, at(world, from));
  put(world, from, null);
  if (defender === 'king') finish(world, `${world.turn} king_captured`);
  else endTurn(world);
}

function decide(world: World): void {
  const { from, at: to, equal, red, blue } = world.tie!;
  const kinds = { red, blue };
  const attacker = world.turn;
  put(world, from, { side: attacker, kind: kinds[attacker] });
  put(world, to, { side: enemyOf(attacker), kind: kinds[enemyOf(attacker)] });
  if (red === blue && equal < 19) {
    world.tie = { from, at: to, equal: equal + 1, red: '', blue: '' };
    return;
  }
  world.tie = undefined;
  world.phase = 'playing';
  if (red !== blue) return attack(world, from, to);
  put(world, from, null);
  put(world, to, null);
  endTurn(world);
}

function endTurn(world: World): void {
  if (!world.court) {
    const red = menOf(world, 'red');
    const blue = menOf(world, 'blue');
    if (red.length === 0 && blue.length === 0) return finish(world, 'draw no_movers');
    if (red.length === 0) return finish(world, 'blue elimination');
    if (blue.length === 0) return finish(world, 'red elimination');
    if (red.length === 1 && blue.length === 1) {
      return world.turn === 'red' ? attack(world, red[0]!, blue[0]!) : attack(world, blue[0]!, red[0]!);
    }
  }
  world.turn = enemyOf(world.turn);
  const stuck = movesOf(world, world.turn).length === 0;
  if (stuck && movesOf(world, enemyOf(world.turn)).length === 0) return finish(world, 'draw no_movers');
  if (world.quiet >= 100) return finish(world, 'draw no_progress');
  if (!stuck) return;
  world.turn = enemyOf(world.turn);
  world.quiet++;
  if (world.quiet >= 100) finish(world, 'draw no_progress');
}

function finish(world: World, end: string): void {
  world.phase = 'finished';
  world.end = end;
}

/** The number of lines by depth, and of those that ended earlier by how they ended. */
export interface Census {
  lines: number[];
  ends: Record<string, number>;
}

export function countNaively(start: World, depth: number): Census {
  const census: Census = { lines: new Array<number>(depth).fill(0), ends: {} };
  const walk = (world: World, level: number): void => {
    for (const side of SIDES) {
      for (const one of choicesOf(world, side)) {
        census.lines[level]!++;
        const next = after(world, side, one);
        if (next.end !== '') census.ends[next.end] = (census.ends[next.end] ?? 0) + 1;
        else if (level + 1 < depth) walk(next, level + 1);
      }
    }
  };
  walk(start, 0);
  return census;
}
