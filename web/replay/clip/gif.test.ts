import { describe, expect, it } from 'vitest';
import { GifWriter } from './gif.ts';

const [WIDTH, HEIGHT] = [8, 4];
const RED = [200, 66, 60];
const BLUE = [47, 111, 181];
const DARK = [16, 17, 24];

/** A dark picture with a pixel of a colour in each of some places. */
function picture(places: Readonly<Record<number, readonly number[]>>): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) pixels.set([...(places[i] ?? DARK), 255], 4 * i);
  return pixels;
}

function joined(...parts: readonly Uint8ClampedArray[]): Uint8ClampedArray {
  return new Uint8ClampedArray(parts.flatMap((part) => [...part]));
}

interface Frame {
  /** In hundredths of a second. */
  readonly delay: number;
  readonly transparent: number | undefined;
  readonly bytes: number;
}

/** Reads the blocks of a GIF, and nothing of its pixels. */
function read(gif: Uint8Array) {
  const word = (at: number): number => gif[at]! | (gif[at + 1]! << 8);
  const afterBlocks = (from: number): number => {
    let at = from;
    while (gif[at] !== 0) at += gif[at]! + 1;
    return at + 1;
  };
  expect(String.fromCharCode(...gif.slice(0, 6))).toBe('GIF89a');
  const size = [word(6), word(8)];
  const colours = 2 << (gif[10]! & 7);
  const frames: Frame[] = [];
  let [at, delay, isLooping] = [13 + 3 * colours, 0, false];
  let transparent: number | undefined;
  while (gif[at] !== 0x3b) {
    if (gif[at] === 0x21 && gif[at + 1] === 0xf9) {
      delay = word(at + 4);
      transparent = gif[at + 3]! & 1 ? gif[at + 6]! : undefined;
      at = afterBlocks(at + 2);
    } else if (gif[at] === 0x21) {
      isLooping = true;
      at = afterBlocks(at + 2);
    } else {
      const end = afterBlocks(at + 11);
      frames.push({ delay, transparent, bytes: end - at });
      at = end;
    }
  }
  expect(at).toBe(gif.length - 1);
  return { size, colours, isLooping, frames };
}

describe('a written GIF', () => {
  const first = picture({ 3: RED });
  const second = picture({ 4: RED, 9: BLUE });

  it('has every frame with its time, goes round, and names what stays as it was', () => {
    const writer = new GifWriter(WIDTH, HEIGHT, joined(first, second));
    writer.add(first, 1600);
    writer.add(second, 600);
    writer.add(second, 3000);
    expect(read(writer.finish())).toMatchObject({
      size: [WIDTH, HEIGHT],
      colours: 256,
      isLooping: true,
      frames: [
        { delay: 160, transparent: undefined },
        { delay: 60, transparent: 255 },
        { delay: 300, transparent: 255 },
      ],
    });
  });

  it('spends next to nothing on a frame in which nothing changes', () => {
    const noise = Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, i) =>
      i % 4 === 3 ? 255 : (i * 97) % 256,
    );
    const writer = new GifWriter(WIDTH, HEIGHT, noise);
    writer.add(noise, 100);
    writer.add(noise, 100);
    const [whole, same] = read(writer.finish()).frames;
    expect(same!.bytes).toBeLessThan(whole!.bytes / 1.5);
  });
});
