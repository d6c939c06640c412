import { type EncodedPicture, webmOf } from './webm.ts';

/** What every player of WebM knows. */
const CODEC = { encoder: 'vp8', container: 'V_VP8' };
/** Milliseconds after which a picture that stands is written again: players and services expect a steady film. */
const TICK = 200;
/** Milliseconds between pictures that a player can jump to. */
const KEY_EVERY = 5_000;
/** Bits a second for each pixel: letters stay sharp, and a picture that stands costs next to nothing. */
const BITS = 6;
/** Pictures under way in the encoder at most, each of a megabyte or more. */
const MOST_WAITING = 4;

const configOf = (width: number, height: number): VideoEncoderConfig => ({
  codec: CODEC.encoder,
  width,
  height,
  bitrate: BITS * width * height,
  framerate: 1000 / TICK,
});

/** Whether this browser can write videos. Where the page is not served safely, none can. */
export async function canFilm(): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined') return false;
  const answer = await VideoEncoder.isConfigSupported(configOf(480, 640)).catch(() => undefined);
  return answer?.supported === true;
}

/** Writes a silent video picture by picture. */
export class VideoWriter {
  readonly #width: number;
  readonly #height: number;
  readonly #encoder: VideoEncoder;
  readonly #pictures: EncodedPicture[] = [];
  #fault: unknown;
  #at = 0;
  #nextKey = 0;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        this.#pictures.push({ bytes, milliseconds: chunk.timestamp / 1000, isKey: chunk.type === 'key' });
      },
      error: (fault) => {
        this.#fault = fault;
      },
    });
    this.#encoder.configure(configOf(width, height));
  }

  async add(pixels: Uint8ClampedArray<ArrayBuffer>, milliseconds: number): Promise<void> {
    for (let shown = 0; shown < milliseconds; shown += TICK) await this.#write(pixels, this.#at + shown);
    this.#at += milliseconds;
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    await this.#encoder.flush();
    this.#encoder.close();
    const track = { codec: CODEC.container, width: this.#width, height: this.#height };
    return webmOf(track, this.#pictures, this.#at);
  }

  async #write(pixels: Uint8ClampedArray<ArrayBuffer>, at: number): Promise<void> {
    while (this.#encoder.encodeQueueSize >= MOST_WAITING && !this.#fault) await dequeued(this.#encoder);
    if (this.#fault) throw this.#fault;
    const frame = new VideoFrame(pixels, {
      format: 'RGBX',
      codedWidth: this.#width,
      codedHeight: this.#height,
      timestamp: 1000 * at,
    });
    const keyFrame = at >= this.#nextKey;
    if (keyFrame) this.#nextKey = at + KEY_EVERY;
    this.#encoder.encode(frame, { keyFrame });
    frame.close();
  }
}

const dequeued = (encoder: VideoEncoder): Promise<unknown> =>
  new Promise((resolve) => {
    encoder.ondequeue = resolve;
  });
