import type { WorkerGlobal } from '../../local/rooms.ts';
import { GifWriter } from './gif.ts';
import { VideoWriter } from './video.ts';

type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** What a page has written, frame by frame: each is answered before the next one is painted. */
export type FilmWish =
  | { readonly type: 'gif'; readonly width: number; readonly height: number; readonly samples: Pixels }
  | { readonly type: 'webm'; readonly width: number; readonly height: number }
  | { readonly type: 'add'; readonly pixels: Pixels; readonly milliseconds: number }
  | { readonly type: 'finish' };

/** The whole film when it is finished; until then only that there is room for more. */
export type FilmNews = { readonly film?: Uint8Array<ArrayBuffer>; readonly failed?: true };

const page = globalThis as unknown as WorkerGlobal<FilmWish>;
let writer: GifWriter | VideoWriter | undefined;

page.onmessage = async ({ data }) => {
  try {
    page.postMessage(await done(data));
  } catch {
    page.postMessage({ failed: true });
  }
};

async function done(wish: FilmWish): Promise<FilmNews> {
  switch (wish.type) {
    case 'gif':
      writer = new GifWriter(wish.width, wish.height, wish.samples);
      return {};
    case 'webm':
      writer = new VideoWriter(wish.width, wish.height);
      return {};
    case 'add':
      await writer?.add(wish.pixels, wish.milliseconds);
      return {};
    case 'finish':
      return writer ? { film: await writer.finish() } : {};
  }
}
