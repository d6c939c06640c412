/**
 * The limit that RPS Battle is measured against: the rules of `classic` once more, written for speed and nothing else.
 * One buffer holds everything, moves are numbers, and what happened is told to nobody. limit.test.ts compares it with
 * the game, command for command.
 *
 * Cells are (row + 1) × 8 + column: a guard row above and below and a guard column at the right, so that every step
 * stays inside the buffer. A piece is its kind (1 to 3 move, 6 is a King, 7 a Pit), its side and flags.
 */

export const RED = 8;
export const BLUE = 16;
/** Nobody may step on a guard: it belongs to both. */
const GUARD = RED | BLUE;
export const REVEALED = 32;
export const HALO = 64;
export const MOVED = 128;
const KING = 6;
const PIT = 7;

export const PLAYING = 0;
export const TIE = 1;
export const FINISHED = 2;

export const KING_CAPTURED = 1;
export const NO_MOVERS = 2;
export const NO_PROGRESS = 3;

const MOST_QUIET = 100;
const MOST_EQUAL = 20;

/** Commands are numbers: a step is from | to << 6, a choice this bit with the seat and the kind. */
const CHOICE = 1 << 12;
export const step = (from: number, to: number): number => from | (to << 6);
export const choice = (seat: number, kind: number): number => CHOICE | (seat << 3) | kind;

const CELLS = 64;
/** A byte for each of the fallen, by owner: the kind, the kind that beat it << 3, and whether all know it << 6. */
export const FALLEN = CELLS;
const ARMY = 14;
/** The numbers behind the bytes, as indices of `words`. */
const NUMBERS = (FALLEN + 2 * ARMY) >> 2;
export const TURN = NUMBERS;
export const PLIES = NUMBERS + 1;
export const QUIET = NUMBERS + 2;
export const PHASE = NUMBERS + 3;
export const REASON = NUMBERS + 4;
export const TIE_FROM = NUMBERS + 5;
export const TIE_AT = NUMBERS + 6;
export const EQUAL = NUMBERS + 7;
/** By seat; 0 until chosen. */
export const CHOSEN = NUMBERS + 8;
/** How many have fallen, by owner. */
export const LOST = NUMBERS + 10;
/** By seat, a cell whose piece could move when last looked at: nearly always it still can. */
const NIMBLE = NUMBERS + 12;
/** By seat, the cells of the pieces that move, as two words of 32 bits each. */
const MOVERS = NUMBERS + 14;
const WORDS = NUMBERS + 18;

const sideOf = (seat: number): number => RED << seat;
const seatOfPiece = (piece: number): number => (piece >> 4) & 1;
/** Rock, Paper, Scissors are 1, 2, 3, and each beats the one before it in the circle. */
const beats = (attacker: number, defender: number): boolean => attacker - defender === 1 || attacker - defender === -2;

export class Limit {
  readonly words = new Int32Array(WORDS);
  readonly bytes = new Uint8Array(this.words.buffer);

  /** Starts from pieces on cells, with nothing fallen. */
  load(pieces: Uint8Array, turn: number): void {
    const { bytes, words } = this;
    words.fill(0);
    for (let cell = 0; cell < CELLS; cell++) {
      bytes[cell] = cell < 8 || cell >= 56 || (cell & 7) === 7 ? GUARD : pieces[cell]!;
    }
    words[TURN] = turn;
    for (let cell = 0; cell < CELLS; cell++) {
      const piece = bytes[cell]!;
      if (piece !== 0 && (piece & GUARD) !== GUARD && (piece & 7) < KING) this.#toggle(seatOfPiece(piece), cell);
    }
  }

  copyFrom(other: Limit): void {
    this.words.set(other.words);
  }

  advance(command: number): void {
    if ((command & CHOICE) !== 0) return this.#choose((command >> 3) & 1, command & 7);
    const { bytes, words } = this;
    const from = command & 63;
    const to = command >> 6;
    if (bytes[to] !== 0) return this.#fight(from, to);
    const turn = words[TURN]!;
    bytes[to] = bytes[from]! | MOVED;
    bytes[from] = 0;
    this.#toggle(turn, from);
    this.#toggle(turn, to);
    words[NIMBLE + turn] = to;
    words[QUIET] = words[QUIET]! + 1;
    this.#endPly();
  }

  /** Writes the commands of the seat to move, or to choose, in the game's order and returns how many they are. */
  list(out: Uint16Array): number {
    const { bytes, words } = this;
    if (words[PHASE] !== PLAYING) return this.#listChoices(out);
    const turn = words[TURN]!;
    const side = sideOf(turn);
    let count = 0;
    for (let half = 0; half < 2; half++) {
      for (let movers = words[MOVERS + 2 * turn + half]!; movers !== 0; movers &= movers - 1) {
        const from = (half << 5) | (31 - Math.clz32(movers & -movers));
        if ((bytes[from - 8]! & side) === 0) out[count++] = from | ((from - 8) << 6);
        if ((bytes[from + 8]! & side) === 0) out[count++] = from | ((from + 8) << 6);
        if ((bytes[from - 1]! & side) === 0) out[count++] = from | ((from - 1) << 6);
        if ((bytes[from + 1]! & side) === 0) out[count++] = from | ((from + 1) << 6);
      }
    }
    return count;
  }

  /** What a seat may know, in place: the cells, what it has not seen of the other army by kind, and the fallen. */
  view(seat: number, out: Uint8Array): void {
    const { bytes, words } = this;
    const side = sideOf(seat);
    const phase = words[PHASE]!;
    const at = phase === TIE ? words[TIE_AT]! : -1;
    const from = phase === TIE ? words[TIE_FROM]! : -1;
    for (let i = CELLS; i < CELLS + 8; i++) out[i] = 0;
    for (let cell = 8; cell < 55; cell++) {
      const piece = bytes[cell]!;
      const known = (piece & (side | REVEALED)) !== 0 || piece === 0 || phase === FINISHED;
      if (known || cell === at || cell === from) {
        out[cell] = piece;
      } else {
        out[cell] = piece & ~7;
        out[CELLS + (piece & 7)]!++;
      }
    }
    let next = CELLS + 8;
    for (let owner = 0; owner < 2; owner++) {
      for (let i = 0; i < words[LOST + owner]!; i++) {
        const fallen = bytes[FALLEN + owner * ARMY + i]!;
        const known = owner === seat || fallen >= 64 || phase === FINISHED;
        if (!known) out[CELLS + (fallen & 7)]!++;
        out[next++] = known ? fallen : fallen & ~7;
      }
    }
    for (let i = TURN; i <= EQUAL; i++) out[next++] = words[i]!;
  }

  /** 53 bits that stand for the whole state. */
  digest(): number {
    const { words } = this;
    let high = 0x9e3779b9 | 0;
    let low = 0x85ebca6b | 0;
    for (let i = 0; i < NIMBLE; i++) {
      const word = words[i]!;
      high = Math.imul(((high ^ word) << 13) | ((high ^ word) >>> 19), 0xcc9e2d51);
      low = Math.imul(((low + word) << 15) | ((low + word) >>> 17), 0x1b873593) ^ high;
    }
    return (high >>> 11) * 2 ** 32 + (low >>> 0);
  }

  #listChoices(out: Uint16Array): number {
    const { words } = this;
    if (words[PHASE] === FINISHED) return 0;
    const seat = words[CHOSEN] === 0 ? 0 : 1;
    for (let kind = 1; kind <= 3; kind++) out[kind - 1] = choice(seat, kind);
    return 3;
  }

  #fight(from: number, at: number): void {
    const { bytes, words } = this;
    const turn = words[TURN]!;
    const attacker = bytes[from]! & 7;
    const defender = bytes[at]! & 7;
    words[QUIET] = 0;
    if (attacker === defender) {
      words[PHASE] = TIE;
      words[TIE_FROM] = from;
      words[TIE_AT] = at;
      words[EQUAL] = 0;
      return;
    }
    this.#toggle(turn, from);
    if (defender === KING || (defender !== PIT && beats(attacker, defender))) {
      this.#bury(1 - turn, defender | (attacker << 3) | 64);
      if (defender !== KING) this.#toggle(1 - turn, at);
      bytes[at] = bytes[from]! | MOVED | REVEALED | HALO;
      this.#toggle(turn, at);
      words[NIMBLE + turn] = at;
    } else {
      const known = defender !== PIT || (bytes[from]! & REVEALED) !== 0;
      this.#bury(turn, attacker | (defender << 3) | (known ? 64 : 0));
      bytes[at] = bytes[at]! | REVEALED | HALO;
    }
    bytes[from] = 0;
    if (defender === KING) {
      words[PLIES] = words[PLIES]! + 1;
      this.#finish(KING_CAPTURED);
    } else {
      words[PHASE] = PLAYING;
      this.#endPly();
    }
  }

  #choose(seat: number, kind: number): void {
    const { bytes, words } = this;
    words[CHOSEN + seat] = kind;
    const red = words[CHOSEN]!;
    const blue = words[CHOSEN + 1]!;
    if (red === 0 || blue === 0) return;
    words[CHOSEN] = 0;
    words[CHOSEN + 1] = 0;
    const from = words[TIE_FROM]!;
    const at = words[TIE_AT]!;
    const redAttacks = words[TURN] === 0;
    bytes[from] = (bytes[from]! & ~7) | (redAttacks ? red : blue);
    bytes[at] = (bytes[at]! & ~7) | (redAttacks ? blue : red);
    if (red !== blue) return this.#fight(from, at);
    words[EQUAL] = words[EQUAL]! + 1;
    if (words[EQUAL]! < MOST_EQUAL) return;
    for (let owner = 0; owner < 2; owner++) this.#bury(owner, red | (red << 3) | 64);
    this.#toggle(words[TURN]!, from);
    this.#toggle(1 - words[TURN]!, at);
    bytes[from] = 0;
    bytes[at] = 0;
    words[PHASE] = PLAYING;
    this.#endPly();
  }

  #endPly(): void {
    const { words } = this;
    const next = 1 - words[TURN]!;
    words[PLIES] = words[PLIES]! + 1;
    words[TURN] = next;
    if (!this.#canMove(next)) {
      if (!this.#canMove(1 - next)) return this.#finish(NO_MOVERS);
      if (words[QUIET]! >= MOST_QUIET) return this.#finish(NO_PROGRESS);
      words[PLIES] = words[PLIES]! + 1;
      words[QUIET] = words[QUIET]! + 1;
      words[TURN] = 1 - next;
    }
    if (words[QUIET]! >= MOST_QUIET) this.#finish(NO_PROGRESS);
  }

  #canMove(seat: number): boolean {
    const { bytes, words } = this;
    const side = sideOf(seat);
    const nimble = words[NIMBLE + seat]!;
    if ((bytes[nimble]! & GUARD) === side && this.#isFree(nimble, side)) return true;
    for (let half = 0; half < 2; half++) {
      for (let movers = words[MOVERS + 2 * seat + half]!; movers !== 0; movers &= movers - 1) {
        const from = (half << 5) | (31 - Math.clz32(movers & -movers));
        if (this.#isFree(from, side)) {
          words[NIMBLE + seat] = from;
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a neighbour of this cell is not this side's. */
  #isFree(cell: number, side: number): boolean {
    const { bytes } = this;
    return (bytes[cell - 8]! & bytes[cell + 8]! & bytes[cell - 1]! & bytes[cell + 1]! & side) === 0;
  }

  #toggle(seat: number, cell: number): void {
    const word = MOVERS + 2 * seat + (cell >> 5);
    this.words[word] = this.words[word]! ^ (1 << (cell & 31));
  }

  #bury(owner: number, fallen: number): void {
    const { bytes, words } = this;
    const lost = words[LOST + owner]!;
    bytes[FALLEN + owner * ARMY + lost] = fallen;
    words[LOST + owner] = lost + 1;
  }

  #finish(reason: number): void {
    this.words[PHASE] = FINISHED;
    this.words[REASON] = reason;
  }
}
