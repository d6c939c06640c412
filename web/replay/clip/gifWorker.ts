import type { WorkerGlobal } from '../../local/rooms.ts';
import { GifWriter } from './gif.ts';

/** What a page has written, frame by frame: each is answered before the next one is painted. */
export type GifWish =
  | { readonly type: 'open'; readonly width: number; readonly height: number; readonly samples: Uint8ClampedArray }
  | { readonly type: 'add'; readonly pixels: Uint8ClampedArray; readonly milliseconds: number }
  | { readonly type: 'finish' };

/** The whole film when it is finished; until then only that there is room for more. */
export type GifNews = { readonly film?: Uint8Array<ArrayBuffer> };

const page = globalThis as unknown as WorkerGlobal<GifWish>;
let writer: GifWriter | undefined;

page.onmessage = ({ data }) => {
  switch (data.type) {
    case 'open':
      writer = new GifWriter(data.width, data.height, data.samples);
      return page.postMessage({});
    case 'add':
      writer?.add(data.pixels, data.milliseconds);
      return page.postMessage({});
    case 'finish':
      return page.postMessage(writer ? { film: writer.finish() } : {});
  }
};
