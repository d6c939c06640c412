import {
  apply,
  type Dice,
  diceFrom,
  invariant,
  type Seat,
  simulationSeed,
  title,
  type Viewer,
} from '@tactarium/engine';
import { indexOf } from '../board.ts';
import type { Event } from '../events.ts';
import { rps } from '../index.ts';
import { EMPTY } from '../pieces.ts';
import { LETTERS, writeBoard } from '../positions.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import type { PieceView, View } from '../view.ts';
import type { Command } from '../wire.ts';
import { words } from '../words.ts';

/** Chosen because its game has everything: ties, equal choices, a Pit that strikes twice, and a captured King. */
const SEED = 193;

/**
 * One whole game as a transcript. No bot plays it: commands are drawn from a fixed seed, with a taste for going forward
 * and for fighting, so that it changes only when rules, words or views do.
 */
export function playthrough(): string {
  const dice = diceFrom(simulationSeed(SEED, 77), 0);
  let state = rps.setup({ variant: 'classic' }, simulationSeed(SEED));
  const lines: string[] = [HEAD, '== Setup', ''];
  for (const [seat, command] of LAYING_OUT) {
    const played = perform(state, seat, command);
    state = played.state;
    lines.push(...told(played.events, ''));
  }
  lines.push('', ...pictures(state), '== Play', '');
  for (;;) {
    const [seat] = rps.toAct(state);
    if (seat === undefined) return `${[...lines, ...pictures(state)].join('\n').trimEnd()}\n`;
    const number = rps.turn(state) + 1;
    const before = state.phase;
    const played = perform(state, seat, choose(state, seat, dice));
    state = played.state;
    lines.push(...told(played.events, before === 'playing' ? `${number}.` : ''));
    if (played.events.some(({ type }) => type === 'fought' || type === 'tied') && !rps.outcome(state)) {
      lines.push('', ...pictures(state));
    }
  }
}

const HEAD = `RPS Battle: one whole game, played by a fixed seed. Made by \`npm run playthroughs\`; read it as a diff.

Upper case is Red, lower case Blue: R P S, K the King, O the Pit; + revealed, with Halo; ? not known to who looks.
Lines are what a spectator is told. What is told to a player alone stands behind that player's name.
`;

const LAYING_OUT: readonly (readonly [Seat, Command])[] = [
  [0, { type: 'place', king: [0, 3], pit: [1, 3] }],
  [1, { type: 'place', king: [5, 0], pit: [4, 0] }],
  [0, { type: 'shuffle' }],
  [1, { type: 'shuffle' }],
  [0, { type: 'shuffle' }],
  [1, { type: 'swap', a: [5, 0], b: [5, 5] }],
  [1, { type: 'ready' }],
  [0, { type: 'ready' }],
];

function perform(state: State, seat: Seat, command: Command): { state: State; events: readonly Event[] } {
  const applied = apply(rps, state, seat, command);
  invariant(applied.ok, `${JSON.stringify(command)} is legal`);
  return applied.value;
}

const ATTACK = 5;
const FORWARD = 3;

function choose(state: State, seat: Seat, dice: Dice): Command {
  const legal = rps.legal(state, seat);
  const weights = legal.map((command) => {
    if (command.type !== 'move') return 1;
    if (state.board[indexOf(state.variant, command.to)] !== EMPTY) return ATTACK;
    const down = command.to[0] - command.from[0];
    return (seat === 0 ? down : -down) > 0 ? FORWARD : 1;
  });
  return legal[dice.weighted('table', 'playthrough', weights)]!;
}

/** Each event in words: as a spectator hears it, and what the players hear besides. */
function told(events: readonly Event[], number: string): readonly string[] {
  const lines: string[] = [];
  const say = (event: Event, viewer: Viewer): string | undefined => {
    const seen = rps.redact(event, viewer);
    return seen && words.event(seen, viewer);
  };
  for (const event of events) {
    const all = say(event, 'spectator');
    if (all) lines.push(`${(lines.length === 0 ? number : '').padEnd(4)} ${all}`);
    for (const [seat, name] of SEATS.entries()) {
      const own = say(event, seat);
      const kept = 'kind' in event || event.type === 'chose' || all === undefined;
      if (own && kept && own !== all) lines.push(`       ${title(name)}: ${own}`);
    }
  }
  return lines;
}

/** The board as it is, as Red sees it and as Blue does, side by side. */
function pictures(state: State): readonly string[] {
  const boards = [
    ['the board', writeBoard(state.variant, state.board)],
    ...SEATS.map((name, seat) => [`${title(name)} sees`, drawView(rps.view(state, seat))]),
  ].map(([name, text]) => [name!, ...text!.trimEnd().split('\n')]);
  const width = 24;
  const rows = boards[0]!.map((_, row) => boards.map((lines) => spread(lines[row]!, row).padEnd(width)).join(''));
  return [...rows.map((row) => `     ${row}`.trimEnd()), ''];
}

/** Cells of equal width, whatever marks they bear. */
const spread = (line: string, row: number): string =>
  row === 0
    ? line
    : line
        .split(' ')
        .map((token) => token.padEnd(3))
        .join('');

function drawView({ cells, columns }: View): string {
  const rows = Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).map(drawPiece),
  );
  return rows.map((row) => row.join(' ')).join('\n');
}

function drawPiece(piece: PieceView | null): string {
  if (!piece) return '.';
  if (!piece.kind) return '?';
  const letter = Object.keys(LETTERS).find((key) => LETTERS[key] === piece.kind)!;
  return (piece.seat === 'red' ? letter : letter.toLowerCase()) + (piece.halo ? '+' : '');
}
