import { useEffect, useState } from 'react';
import { localArena } from './arena.ts';
import type { Summary } from './messages.ts';
import { mayHaveShelf } from './shelfName.ts';

interface Matches {
  /** Absent until they are known. */
  readonly matches?: readonly Summary[];
  readonly failed?: string;
}

/** Every match in this browser, the latest first. */
export function useMatches(): Matches & { readonly forget: (match: string) => Promise<void> } {
  const [answer, setAnswer] = useState<Matches>({});
  useEffect(() => {
    let gone = false;
    void look().then((told) => {
      if (!gone) setAnswer(told);
    });
    return () => {
      gone = true;
    };
  }, []);
  return {
    ...answer,
    async forget(match) {
      await localArena.ask('forget', { match });
      setAnswer(await look());
    },
  };
}

async function look(): Promise<Matches> {
  if (!(await mayHaveShelf())) return { matches: [] };
  const told = await localArena.ask('matches', {});
  return told.ok ? { matches: told.value } : { failed: told.error.code };
}
