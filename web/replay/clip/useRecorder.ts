import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { captionOf } from './caption.ts';
import { record } from './record.ts';
import type { Format, Shot } from './shots.ts';
import type { Story } from './story.ts';

type Status =
  | { readonly is: 'waiting'; readonly wasCancelled?: true; readonly problem?: string }
  | { readonly is: 'making'; readonly done: number }
  | { readonly is: 'done'; readonly film: Blob };

interface Recorder {
  readonly status: Status;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  start(shots: readonly Shot[], format: Format, width: number): Promise<void>;
  cancel(): void;
  /** Back to the wishes. */
  forget(): void;
}

/** Makes a film of a story. It ends with the dialog. */
export function useRecorder(story: Story): Recorder {
  const { t } = useTranslation('clip');
  const [status, setStatus] = useState<Status>({ is: 'waiting' });
  const canvas = useRef<HTMLCanvasElement>(null);
  const making = useRef<AbortController>(undefined);
  useEffect(() => () => making.current?.abort(), []);
  return {
    status,
    canvas,
    async start(shots, format, width) {
      if (!canvas.current) return;
      const own = new AbortController();
      making.current = own;
      setStatus({ is: 'making', done: 0 });
      const made = await record({
        story,
        shots,
        format,
        width,
        canvas: canvas.current,
        signal: own.signal,
        caption: (scene, shot) => captionOf(t, story, scene, shot),
        onProgress: (done) => !own.signal.aborted && setStatus({ is: 'making', done }),
      });
      if (own.signal.aborted) return;
      if (!made.ok) setStatus({ is: 'waiting', problem: made.error.code });
      else if (made.value) setStatus({ is: 'done', film: made.value });
    },
    cancel() {
      making.current?.abort();
      setStatus({ is: 'waiting', wasCancelled: true });
    },
    forget: () => setStatus({ is: 'waiting' }),
  };
}
