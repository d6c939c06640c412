import {
  type Dice,
  differs,
  isObject,
  type Json,
  type JsonObject,
  Misread,
  type Positions,
  type ScriptedDice,
  sameJson,
  type Viewer,
} from '@tactarium/engine';
import { cellIndex, indexIn, list, object, oneOf, whole } from '@tactarium/engine/reading';
import { indexOf, planFor } from './board.ts';
import { VARIANTS, type Variant, variants } from './content/variants.ts';
import {
  EMPTY,
  HALO,
  HIDDEN,
  hasHalo,
  hasMoved,
  isRevealed,
  KIND_NAMES,
  type Kind,
  type KindName,
  kindName,
  kindNamed,
  kindOf,
  MOVED,
  type Piece,
  piece,
  REVEALED,
  seatOf,
} from './pieces.ts';
import { SEATS } from './seats.ts';
import { emptyState, firstState } from './setup.ts';
import { PHASES, type State, type Tie } from './state.ts';
import { view } from './view.ts';

/** Upper case is Red, lower case Blue. O is the Pit, V is Spock. */
export const LETTERS: Readonly<Record<string, KindName>> = {
  R: 'rock',
  P: 'paper',
  S: 'scissors',
  L: 'lizard',
  V: 'spock',
  K: 'king',
  O: 'pit',
};

export const positions: Positions<State> = {
  read: readState,
  write: writeState,
  readRoll: (purpose, value, place) => {
    if (purpose === 'starter') return indexIn(SEATS, value, place);
    if (purpose !== 'shuffle' && purpose !== 'deal') throw new Misread(place, 'is no roll of this game');
    return list(value, place).map((name, i) => readKind(name, `${place}[${i}]`));
  },
  diceOf: ({ dice }) => dice as ScriptedDice,
  claims: (state) => ({
    phase: (expected, place) => compare(place, expected, state.phase),
    turn: (expected, place) => compare(place, expected, SEATS[state.turn]!),
    quiet: (expected, place) => compare(place, expected, state.quiet),
    board: (expected, place) => compareBoard(state, expected, place),
    sees: (expected, place) => compareSights(state, expected, place),
  }),
};

const TIE = ['from', 'at', 'equal', 'chosen'];
const GIVEN = ['variant', 'phase', 'turn', 'board', 'quiet', 'ready', 'tie', 'moved'];

function readState(given: JsonObject, dice: Dice): State {
  object(given, 'given', GIVEN);
  const variant = variants[oneOf(VARIANTS, given['variant'] ?? 'classic', 'given.variant')];
  // Without a board it is the start: dealt where the variant deals.
  if (given['board'] === undefined && !variant.court) return firstState(variant, dice);

  const usual = given['tie'] === undefined ? 'playing' : 'tie_breaker';
  const phase = oneOf(PHASES, given['phase'] ?? usual, 'given.phase');
  const board = given['board'] === undefined ? undefined : readBoard(variant, given['board'], 'given.board');
  const ready = list(given['ready'] ?? [], 'given.ready').map((seat) => indexIn(SEATS, seat, 'given.ready'));
  const state: State = {
    ...emptyState(variant, dice),
    phase,
    turn: indexIn(SEATS, given['turn'] ?? 'red', 'given.turn'),
    quiet: whole(given['quiet'] ?? 0, 'given.quiet'),
    ...(board && { board: phase === 'setup' ? board : inPlay(variant, board) }),
    layouts: SEATS.map((_, seat) => ({ ready: phase !== 'setup' || ready.includes(seat), commands: 0 })),
  };
  for (const cell of list(given['moved'] ?? [], 'given.moved')) {
    const index = readCell(variant, cell, 'given.moved');
    state.board[index] = state.board[index]! | MOVED;
  }
  if (phase !== 'tie_breaker') {
    if (given['tie'] !== undefined) throw new Misread('given.tie', `is not in phase ${phase}`);
    return state;
  }
  const tie = readTie(variant, given['tie'] ?? null);
  const [attacker, defender] = [state.board[tie.from]!, state.board[tie.at]!];
  if (seatOf(attacker) + seatOf(defender) !== 1 || kindOf(attacker) !== kindOf(defender)) {
    throw new Misread('given.tie', 'is not between equal pieces of both sides');
  }
  return { ...state, tie, turn: seatOf(state.board[tie.from]!) };
}

function readTie(variant: Variant, json: Json): Tie {
  if (json === null) throw new Misread('given.tie', 'is missing');
  const given = object(json, 'given.tie', TIE);
  const chosen = object(given['chosen'] ?? {}, 'given.tie.chosen', SEATS);
  return {
    from: readCell(variant, given['from'] ?? null, 'given.tie.from'),
    at: readCell(variant, given['at'] ?? null, 'given.tie.at'),
    equal: whole(given['equal'] ?? 0, 'given.tie.equal'),
    chosen: SEATS.map((seat) => (chosen[seat] === undefined ? HIDDEN : readKind(chosen[seat], 'given.tie.chosen'))),
  };
}

function writeState(state: State): JsonObject {
  const { variant, phase, tie, quiet } = state;
  const { cells } = planFor(variant);
  const moved = cells.filter((_, index) => hasMoved(state.board[index]!));
  return {
    ...(variant.id !== 'classic' && { variant: variant.id }),
    ...(phase !== 'playing' && { phase }),
    turn: SEATS[state.turn]!,
    board: writeBoard(variant, state.board),
    ...(quiet > 0 && { quiet }),
    ...(phase === 'setup' && { ready: SEATS.filter((_, seat) => state.layouts[seat]!.ready) }),
    ...(moved.length > 0 && { moved }),
    ...(tie && {
      tie: {
        at: cells[tie.at]!,
        from: cells[tie.from]!,
        equal: tie.equal,
        chosen: Object.fromEntries(
          SEATS.flatMap((seat, i) => (tie.chosen[i] === HIDDEN ? [] : [[seat, kindName(tie.chosen[i]!)]])),
        ),
      },
    }),
  };
}

export function readBoard({ rows, columns }: Variant, json: Json, place: string): Piece[] {
  if (typeof json !== 'string') throw new Misread(place, 'is not a drawing');
  const lines = json.trim().split('\n');
  if (lines.length !== rows) throw new Misread(place, `has ${lines.length} rows, not ${rows}`);
  return lines.flatMap((line, row) => {
    const tokens = line.trim().split(/\s+/);
    if (tokens.length !== columns) {
      throw new Misread(`${place}, row ${row}`, `has ${tokens.length} cells, not ${columns}`);
    }
    return tokens.map((token) => readToken(token, `${place}, row ${row}`));
  });
}

function readToken(token: string, place: string): Piece {
  if (token === '.') return EMPTY;
  const [letter = '', mark = '', ...more] = token;
  const name = LETTERS[letter.toUpperCase()];
  const flags = { '': 0, '+': REVEALED | HALO, '*': REVEALED }[mark];
  if (!name || flags === undefined || more.length > 0) throw new Misread(place, `has no piece ${token}`);
  return piece(letter === letter.toUpperCase() ? 0 : 1, kindNamed(name), flags);
}

export function writeBoard({ columns }: Variant, board: readonly Piece[]): string {
  const tokens = board.map(writeToken);
  const rows = Array.from({ length: board.length / columns }, (_, row) =>
    tokens.slice(row * columns, (row + 1) * columns),
  );
  return `${rows.map((row) => row.join(' ')).join('\n')}\n`;
}

function writeToken(piece: Piece): string {
  if (piece === EMPTY) return '.';
  const letter = Object.keys(LETTERS).find((key) => LETTERS[key] === kindName(kindOf(piece)))!;
  const mark = hasHalo(piece) ? '+' : isRevealed(piece) ? '*' : '';
  return (seatOf(piece) === 0 ? letter : letter.toLowerCase()) + mark;
}

/** RPS-29: on a clear day every piece in play is revealed, drawn so or not. */
const inPlay = ({ clear }: Variant, board: readonly Piece[]): Piece[] =>
  board.map((piece) => (clear && piece !== EMPTY ? piece | REVEALED : piece));

function compareBoard({ variant, phase, board }: State, expected: Json, place: string): readonly string[] {
  const drawn = readBoard(variant, expected, place);
  const wanted = writeBoard(variant, phase === 'setup' ? drawn : inPlay(variant, drawn));
  const actual = writeBoard(variant, board);
  return wanted === actual ? [] : [`${place}:\nexpected\n${wanted}got\n${actual}`];
}

/** What each viewer may know; several sightings of one viewer are a list. */
function compareSights(state: State, expected: Json, place: string): readonly string[] {
  if (!isObject(expected)) throw new Misread(place, 'is not a map by viewer');
  return Object.entries(expected).flatMap(([name, claims]) => {
    const viewer: Viewer = name === 'spectator' ? name : indexIn(SEATS, name, place);
    return [claims as Json].flat().flatMap((claim, i) => compareSight(state, viewer, claim, `${place}.${name}[${i}]`));
  });
}

function compareSight(state: State, viewer: Viewer, claim: Json, place: string): readonly string[] {
  if (!isObject(claim)) throw new Misread(place, 'is not a sighting');
  const seen = view(state, viewer);
  const cell =
    claim['cell'] === undefined ? undefined : seen.cells[readCell(state.variant, claim['cell'], `${place}.cell`)];
  return Object.entries(claim).flatMap(([key, expected]) => {
    const at = `${place}.${key}`;
    switch (key) {
      case 'cell':
        return [];
      case 'type':
        // RPS-4: in setup nothing tells whether a cell is filled, so either word for "not seen" is true.
        if (state.phase === 'setup' && !cell && expected === 'hidden') return [];
        return compare(at, expected, cell ? (cell.kind ?? 'hidden') : 'empty');
      case 'side':
        return compare(at, expected, cell?.seat);
      case 'halo':
        return compare(at, expected, cell?.halo ?? false);
      case 'ready':
        if (typeof expected !== 'boolean') return compare(at, expected, seen.ready as readonly string[]);
        return compare(
          at,
          expected,
          seen.ready.some((seat) => seat !== seen.viewer),
        );
      case 'tie': {
        const chosen = (mine: boolean) => seen.tie?.chosen.some((seat) => (seat === seen.viewer) === mine);
        const actual: JsonObject = {
          mine: seen.tie?.mine ?? 'waiting',
          theirs: chosen(false) ? 'chosen' : 'waiting',
        };
        if (!isObject(expected)) throw new Misread(at, 'is not a map');
        return Object.entries(expected).flatMap(([field, value]) => compare(`${at}.${field}`, value, actual[field]));
      }
      default:
        throw new Misread(at, 'is not something to see');
    }
  });
}

const compare = (place: string, expected: Json | undefined, actual: Json | undefined): readonly string[] =>
  sameJson(expected, actual) ? [] : [differs(place, expected, actual)];

const readKind = (json: Json, place: string): Kind => 1 + indexIn(KIND_NAMES.slice(1), json, place);

const readCell = (variant: Variant, json: Json, place: string): number =>
  cellIndex(json, place, 'a cell of the board', (cell) => indexOf(variant, cell));
