import { useEffect, useState } from 'react';
import { localArena } from '../local/arena.ts';
import type { FilmInfo, Frame } from '../local/messages.ts';

/** One step of the open replay. Until it is there the one before stays in sight. */
export function useFrame(film: FilmInfo, step: number): Frame | undefined {
  const [frame, setFrame] = useState<Frame & { readonly of: FilmInfo }>();
  useEffect(() => {
    let gone = false;
    void localArena.ask('frame', { step }).then((told) => {
      if (!gone && told.ok) setFrame({ ...told.value, of: film });
    });
    return () => {
      gone = true;
    };
  }, [film, step]);
  return frame?.of === film ? frame : undefined;
}
