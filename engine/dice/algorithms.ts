/**
 * Both algorithms are used as functions of (key, stream, index) that give a block of 16 words. A state then needs to
 * hold only how many words were drawn; copying dice copies a few numbers.
 */
export interface Algorithm {
  readonly keyWords: number;
  block(key: Uint32Array, stream: number, index: number, out: Uint32Array): void;
}

export const BLOCK_WORDS = 16;

/** ChaCha as first published: a counter of two words, then a nonce of two, here `[index, upper]` and `nonce`. */
export function chachaBlock(
  rounds: number,
  key: Uint32Array,
  nonce: readonly [number, number],
  index: number,
  out: Uint32Array,
  upper = 0,
): void {
  // "expand 32-byte k"
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, index, upper, nonce[0], nonce[1]];
  for (let i = 0; i < 16; i++) out[i] = start[i]!;
  for (let round = 0; round < rounds; round += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = out[i]! + start[i]!;
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!;
  x[d] = rotate(x[d]! ^ x[a]!, 16);
  x[c] = x[c]! + x[d]!;
  x[b] = rotate(x[b]! ^ x[c]!, 12);
  x[a] = x[a]! + x[b]!;
  x[d] = rotate(x[d]! ^ x[a]!, 8);
  x[c] = x[c]! + x[d]!;
  x[b] = rotate(x[b]! ^ x[c]!, 7);
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Warm-up rounds, so that nearby keys, streams and blocks give unrelated words. */
const SFC_WARM_UP = 15;

/** Chris Doty-Humphrey's small fast counting generator, started afresh for each block. */
export function sfc32Block(key: Uint32Array, stream: number, index: number, out: Uint32Array): void {
  let a = key[0]! ^ Math.imul(index + 1, 0x9e3779b1);
  let b = key[1]! ^ Math.imul(stream + 1, 0x85ebca6b);
  let c = key[2]!;
  let counter = key[3]!;
  for (let i = -SFC_WARM_UP; i < BLOCK_WORDS; i++) {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (rotate(c, 21) + word) | 0;
    if (i >= 0) out[i] = word;
  }
}

export const ALGORITHMS = {
  chacha8: { keyWords: 8, block: (key, stream, index, out) => chachaBlock(8, key, [stream, 0], index, out) },
  sfc32: { keyWords: 4, block: sfc32Block },
} satisfies Record<string, Algorithm>;

export type AlgorithmName = keyof typeof ALGORITHMS;
