import { expect, it } from 'vitest';
import { webmOf } from './webm.ts';

interface Element {
  readonly id: number;
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** The elements that stand in these bytes, one after the other. */
function read(bytes: Uint8Array): readonly Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const start = at;
    const wide = Math.clz32(bytes[at]!) - 23;
    const id = numberOf(bytes.slice(at, at + wide));
    at += wide;
    const size = numberOf(bytes.slice(at, at + 4)) - 0x1000_0000;
    at += 4;
    found.push({ id, at: start, bytes: bytes.slice(at, at + size) });
    at += size;
  }
  return found;
}

const numberOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => 256 * sum + byte, 0);
const all = (elements: readonly Element[], id: number): readonly Element[] => elements.filter((one) => one.id === id);
const inside = (elements: readonly Element[], ...ids: readonly number[]): readonly Element[] =>
  ids.reduce((found, id) => read(all(found, id)[0]!.bytes), elements);

it('groups pictures by those that can be shown alone, and says where each group begins', () => {
  const picture = (milliseconds: number, isKey: boolean) => ({
    bytes: Uint8Array.of(milliseconds % 251),
    milliseconds,
    isKey,
  });
  const film = webmOf(
    { codec: 'V_VP8', width: 480, height: 562 },
    [picture(0, true), picture(200, false), picture(5_000, true), picture(5_600, false)],
    6_000,
  );
  const file = read(film);
  expect(new TextDecoder().decode(all(inside(file, 0x1a45dfa3), 0x4282)[0]!.bytes)).toBe('webm');
  const segment = inside(file, 0x18538067);
  const duration = all(inside(segment, 0x1549a966), 0x4489)[0]!.bytes;
  expect(new DataView(duration.buffer, duration.byteOffset).getFloat64(0)).toBe(6_000);
  const video = inside(segment, 0x1654ae6b, 0xae, 0xe0);
  expect(video.map(({ bytes }) => numberOf(bytes))).toEqual([480, 562]);

  const clusters = all(segment, 0x1f43b675);
  const blocks = clusters.map(({ bytes }) => all(read(bytes), 0xa3).map((block) => [...block.bytes]));
  expect(clusters.map(({ bytes }) => numberOf(all(read(bytes), 0xe7)[0]!.bytes))).toEqual([0, 5_000]);
  expect(blocks).toEqual([
    [
      [0x81, 0, 0, 0x80, 0],
      [0x81, 0, 200, 0, 200],
    ],
    [
      [0x81, 0, 0, 0x80, 5_000 % 251],
      [0x81, 600 >> 8, 600 & 0xff, 0, 5_600 % 251],
    ],
  ]);
  const cues = all(inside(segment, 0x1c53bb6b), 0xbb).map(({ bytes }) => read(bytes));
  expect(cues.map((cue) => numberOf(all(cue, 0xb3)[0]!.bytes))).toEqual([0, 5_000]);
  const places = cues.map((cue) => numberOf(all(inside(cue, 0xb7), 0xf1)[0]!.bytes));
  expect(places).toEqual(clusters.map(({ at }) => at));
});
