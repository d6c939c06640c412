import { applyPalette, GIFEncoder, quantize } from 'gifenc/dist/gifenc.esm.js';

/** A GIF has 256 colours; one of them stands for "as it was". */
const COLOURS = 255;
const UNCHANGED = COLOURS;

/** Writes a moving picture frame by frame. All frames share the colours of some samples, and only what changes is written again. */
export class GifWriter {
  readonly #width: number;
  readonly #height: number;
  readonly #palette: readonly (readonly number[])[];
  readonly #gif = GIFEncoder();
  #before: Uint8Array | undefined;

  /** `samples` are pixels in which every colour of the film stands, four bytes each. */
  constructor(width: number, height: number, samples: Uint8ClampedArray) {
    this.#width = width;
    this.#height = height;
    const found = quantize(samples, COLOURS);
    // Filled up, so that the last place is the one that means "as it was", however few colours there are.
    this.#palette = Array.from({ length: COLOURS + 1 }, (_, i) => found[i] ?? [0, 0, 0]);
  }

  add(pixels: Uint8ClampedArray, milliseconds: number): void {
    const colours = applyPalette(pixels, this.#palette.slice(0, COLOURS));
    const before = this.#before;
    const changes = before ? colours.map((colour, i) => (colour === before[i] ? UNCHANGED : colour)) : colours;
    this.#gif.writeFrame(changes, this.#width, this.#height, {
      delay: milliseconds,
      // What is not painted over stays.
      dispose: 1,
      ...(before ? { transparent: true, transparentIndex: UNCHANGED } : { palette: this.#palette }),
    });
    this.#before = colours;
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.#gif.finish();
    return this.#gif.bytes();
  }
}
