import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import type { FilmNews, FilmWish } from './filmWorker.ts';
import { type Caption, imageOf, type Layout, layoutOf, paint } from './paint.ts';
import type { Format, Shot } from './shots.ts';
import type { Scene, Story } from './story.ts';

export interface Recording {
  readonly story: Story;
  readonly shots: readonly Shot[];
  readonly format: Format;
  readonly width: number;
  /** Where the frames are painted, in sight of whoever waits. */
  readonly canvas: HTMLCanvasElement;
  readonly signal: AbortSignal;
  caption(scene: Scene, shot: Shot): Caption;
  /** Frames that are done. */
  onProgress(done: number): void;
}

const TYPES = { gif: 'image/gif', webm: 'video/webm' } as const;

type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** Films a story: a frame is painted here and written by a worker, one after the other, so that the page stays alive. Nothing comes of it when it is cancelled. */
export async function record(wanted: Recording): Promise<Result<Blob | undefined, Refusal>> {
  const writer = new Writer();
  try {
    const { shots, format, signal, onProgress } = wanted;
    const film = await Painter.of(wanted);
    if (!film.ok) return film;
    const painter = film.value;
    const { width, height } = painter.layout;
    if (format === 'gif') {
      const samples = await painter.paintAll(samplesOf(shots));
      if (!samples.ok) return samples;
      await writer.tell({ type: 'gif', width, height, samples: joined(samples.value) });
    } else {
      await writer.tell({ type: 'webm', width, height });
    }
    for (const [done, shot] of shots.entries()) {
      const pixels = await painter.paint(shot);
      if (signal.aborted) return ok(undefined);
      if (!pixels.ok) return pixels;
      await writer.tell({ type: 'add', pixels: pixels.value, milliseconds: shot.milliseconds });
      onProgress(done + 1);
    }
    const { film: bytes } = await writer.tell({ type: 'finish' });
    return ok(bytes && !signal.aborted ? new Blob([bytes], { type: TYPES[format] }) : undefined);
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

function joined(parts: readonly Pixels[]): Pixels {
  const whole = new Uint8ClampedArray(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

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
    const first = await wanted.story.scene(wanted.shots[0]!.step);
    if (!first.ok) return first;
    const layout = layoutOf(wanted.width, first.value.portrait);
    wanted.canvas.width = layout.width;
    wanted.canvas.height = layout.height;
    const context = wanted.canvas.getContext('2d', { willReadFrequently: true });
    return context ? ok(new Painter(wanted, layout, context)) : err(refusal('film/failed'));
  }

  async paint(shot: Shot): Promise<Result<Pixels, Refusal>> {
    const scene = await this.#wanted.story.scene(shot.step);
    if (!scene.ok) return scene;
    const image = await imageOf(scene.value.portrait, this.layout);
    paint(this.#context, this.layout, image, this.#wanted.caption(scene.value, shot));
    const { width, height } = this.layout;
    return ok(this.#context.getImageData(0, 0, width, height).data);
  }

  async paintAll(shots: readonly Shot[]): Promise<Result<readonly Pixels[], Refusal>> {
    const all: Pixels[] = [];
    for (const shot of shots) {
      const pixels = await this.paint(shot);
      if (!pixels.ok) return pixels;
      all.push(pixels.value);
    }
    return ok(all);
  }
}

/** The page's end of the worker that writes. One thing at a time. */
class Writer {
  readonly #worker = new Worker(new URL('./filmWorker.ts', import.meta.url), { type: 'module' });

  tell(wish: FilmWish): Promise<FilmNews> {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FilmNews>) =>
        data.failed ? reject(new Error('the film was not written')) : resolve(data);
      this.#worker.onerror = reject;
      const pixels = wish.type === 'add' ? wish.pixels : wish.type === 'gif' ? wish.samples : undefined;
      this.#worker.postMessage(wish, pixels ? [pixels.buffer] : []);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
