import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { localArena } from '../../local/arena.ts';
import type { Picture } from '../../local/messages.ts';
import type { GifNews, GifWish } from './gifWorker.ts';
import { type Caption, imageOf, type Layout, layoutOf, paint } from './paint.ts';
import type { Shot } from './shots.ts';

export interface Recording {
  readonly shots: readonly Shot[];
  readonly width: number;
  /** Where the frames are painted, in sight of whoever waits. */
  readonly canvas: HTMLCanvasElement;
  /** The seat that sees it, and the one whose side is below. */
  readonly eyes: string;
  readonly from: string;
  readonly signal: AbortSignal;
  caption(picture: Picture, shot: Shot): Caption;
  /** So many frames are done. */
  onProgress(done: number): void;
}

/** Films the open replay: a frame is painted here and written by a worker, one after the other, so that the page stays alive. Nothing comes of it when it is cancelled. */
export async function record(wanted: Recording): Promise<Result<Blob | undefined, Refusal>> {
  const writer = new Writer();
  try {
    const { shots, signal, onProgress } = wanted;
    const film = await Painter.of(wanted);
    if (!film.ok) return film;
    const painter = film.value;
    const samples: Uint8ClampedArray[] = [];
    for (const shot of samplesOf(shots)) {
      const pixels = await painter.paint(shot);
      if (!pixels.ok) return pixels;
      samples.push(pixels.value);
    }
    const { width, height } = painter.layout;
    await writer.tell({ type: 'open', width, height, samples: joined(samples) });
    for (const [done, shot] of shots.entries()) {
      const pixels = await painter.paint(shot);
      if (signal.aborted) return ok(undefined);
      if (!pixels.ok) return pixels;
      await writer.tell({ type: 'add', pixels: pixels.value, milliseconds: shot.milliseconds });
      onProgress(done + 1);
    }
    const { film: bytes } = await writer.tell({ type: 'finish' });
    return ok(bytes && !signal.aborted ? new Blob([bytes], { type: 'image/gif' }) : undefined);
  } catch {
    // A browser that cannot draw it, or has no memory left for it.
    return err(refusal('film/failed'));
  } finally {
    writer.close();
  }
}

/** Frames in which all colours of a film stand: those with signs, and one from the middle of the game. */
const samplesOf = (shots: readonly Shot[]): readonly Shot[] => [
  shots[0]!,
  shots[Math.trunc(shots.length / 2)]!,
  shots.at(-1)!,
];

function joined(parts: readonly Uint8ClampedArray[]): Uint8ClampedArray {
  const whole = new Uint8ClampedArray(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const ask = (step: number, { eyes, from }: Recording): Promise<Result<Picture, Refusal>> =>
  localArena.ask('picture', { step, eyes, from });

class Painter {
  readonly layout: Layout;
  readonly #wanted: Recording;
  readonly #context: CanvasRenderingContext2D;

  private constructor(wanted: Recording, layout: Layout, context: CanvasRenderingContext2D) {
    this.#wanted = wanted;
    this.layout = layout;
    this.#context = context;
  }

  /** The size of the first picture is that of all of them. */
  static async of(wanted: Recording): Promise<Result<Painter, Refusal>> {
    const first = await ask(wanted.shots[0]!.step, wanted);
    if (!first.ok) return first;
    const layout = layoutOf(wanted.width, first.value.portrait);
    wanted.canvas.width = layout.width;
    wanted.canvas.height = layout.height;
    const context = wanted.canvas.getContext('2d', { willReadFrequently: true });
    return context ? ok(new Painter(wanted, layout, context)) : err(refusal('film/failed'));
  }

  async paint(shot: Shot): Promise<Result<Uint8ClampedArray, Refusal>> {
    const picture = await ask(shot.step, this.#wanted);
    if (!picture.ok) return picture;
    const image = await imageOf(picture.value.portrait, this.layout);
    paint(this.#context, this.layout, image, this.#wanted.caption(picture.value, shot));
    const { width, height } = this.layout;
    return ok(this.#context.getImageData(0, 0, width, height).data);
  }
}

/** The page's end of the worker that writes. One thing at a time. */
class Writer {
  readonly #worker = new Worker(new URL('./gifWorker.ts', import.meta.url), { type: 'module' });

  tell(wish: GifWish): Promise<GifNews> {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<GifNews>) => resolve(data);
      this.#worker.onerror = reject;
      const pixels = wish.type === 'add' ? wish.pixels : wish.type === 'open' ? wish.samples : undefined;
      this.#worker.postMessage(wish, pixels ? [pixels.buffer] : []);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
