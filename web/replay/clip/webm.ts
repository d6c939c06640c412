/** A picture as an encoder gives it. */
export interface EncodedPicture {
  readonly bytes: Uint8Array;
  /** From the beginning of the film. */
  readonly milliseconds: number;
  /** Whether it can be shown without the pictures before it. */
  readonly isKey: boolean;
}

export interface VideoTrack {
  /** As Matroska names it: `V_VP8`. */
  readonly codec: string;
  readonly width: number;
  readonly height: number;
}

/** The elements of Matroska (RFC 9559) that a silent film needs. */
const ID = {
  EBML: 0x1a45dfa3,
  DocType: 0x4282,
  DocTypeVersion: 0x4287,
  DocTypeReadVersion: 0x4285,
  Segment: 0x18538067,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  Duration: 0x4489,
  MuxingApp: 0x4d80,
  WritingApp: 0x5741,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  TrackNumber: 0xd7,
  TrackUid: 0x73c5,
  TrackType: 0x83,
  FlagLacing: 0x9c,
  CodecId: 0x86,
  Video: 0xe0,
  PixelWidth: 0xb0,
  PixelHeight: 0xba,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
  Cues: 0x1c53bb6b,
  CuePoint: 0xbb,
  CueTime: 0xb3,
  CueTrackPositions: 0xb7,
  CueTrack: 0xf7,
  CueClusterPosition: 0xf1,
} as const;

const TRACK = 1;
const VIDEO = 1;
const MILLISECOND = 1_000_000;
const KEYFRAME = 0x80;
const APP = 'Tactarium';

/** Puts encoded pictures into a WebM file. A cluster begins with each key picture, and a list at the end says where, so that players can jump. */
export function webmOf({ codec, width, height }: VideoTrack, pictures: readonly EncodedPicture[], duration: number) {
  const head = [
    element(
      ID.Info,
      element(ID.TimestampScale, number(MILLISECOND)),
      element(ID.Duration, float(duration)),
      element(ID.MuxingApp, text(APP)),
      element(ID.WritingApp, text(APP)),
    ),
    element(
      ID.Tracks,
      element(
        ID.TrackEntry,
        element(ID.TrackNumber, number(TRACK)),
        element(ID.TrackUid, number(TRACK)),
        element(ID.TrackType, number(VIDEO)),
        element(ID.FlagLacing, number(0)),
        element(ID.CodecId, text(codec)),
        element(ID.Video, element(ID.PixelWidth, number(width)), element(ID.PixelHeight, number(height))),
      ),
    ),
  ];
  const clusters: Uint8Array[] = [];
  const cues: Uint8Array[] = [];
  let position = lengthOf(head);
  for (const group of groupsOf(pictures)) {
    const { milliseconds } = group[0]!;
    const cluster = element(
      ID.Cluster,
      element(ID.Timestamp, number(milliseconds)),
      ...group.map(blockSince(milliseconds)),
    );
    const place = element(
      ID.CueTrackPositions,
      element(ID.CueTrack, number(TRACK)),
      element(ID.CueClusterPosition, number(position)),
    );
    cues.push(element(ID.CuePoint, element(ID.CueTime, number(milliseconds)), place));
    clusters.push(cluster);
    position += cluster.length;
  }
  return joined([
    element(
      ID.EBML,
      element(ID.DocType, text('webm')),
      element(ID.DocTypeVersion, number(4)),
      element(ID.DocTypeReadVersion, number(2)),
    ),
    element(ID.Segment, ...head, ...clusters, element(ID.Cues, ...cues)),
  ]);
}

/** Each from one key picture up to the next. */
function groupsOf(pictures: readonly EncodedPicture[]): readonly EncodedPicture[][] {
  const groups: EncodedPicture[][] = [];
  for (const picture of pictures) {
    if (picture.isKey || groups.length === 0) groups.push([]);
    groups.at(-1)!.push(picture);
  }
  return groups;
}

/** Its time counts from the beginning of its cluster, in two bytes with a sign. */
const blockSince =
  (start: number) =>
  ({ bytes, milliseconds, isKey }: EncodedPicture): Uint8Array => {
    const since = milliseconds - start;
    const head = Uint8Array.of(0x80 | TRACK, since >> 8, since & 0xff, isKey ? KEYFRAME : 0);
    return element(ID.SimpleBlock, head, bytes);
  };

function element(id: number, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  // Four bytes of length, the first bit of which says so.
  const size = lengthOf(content) | 0x1000_0000;
  return joined([number(id), Uint8Array.of(size >>> 24, size >>> 16, size >>> 8, size), ...content]);
}

/** Big-endian, in as few bytes as it takes. */
function number(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let left = value; left > 0 || bytes.length === 0; left = Math.floor(left / 256)) bytes.unshift(left % 256);
  return Uint8Array.from(bytes);
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
