import { ok } from '@tactarium/engine';
import type { MyMatch } from '@tactarium/protocol';
import { ask, useSession } from './session.ts';
import { useAnswer } from './useAnswer.ts';

interface Mine {
  /** Absent until they are known. */
  readonly matches?: readonly MyMatch[];
  readonly failed?: string;
}

/** Milliseconds: whose turn it is changes while one looks. */
const LOOK_EVERY = 15_000;
const NONE = Promise.resolve(ok<{ readonly matches: readonly MyMatch[] }>({ matches: [] }));

/** One's matches on the server. A visitor without a session has none; no guest is created just to ask. */
export function useMine(): Mine {
  const { player } = useSession();
  const { value, failed } = useAnswer(
    () => (player ? ask((server) => server.mine()) : NONE),
    `mine ${player?.id}`,
    LOOK_EVERY,
  );
  return { ...(value && { matches: value.matches }), ...(failed !== undefined && { failed }) };
}
