import { ok } from '@tactarium/engine';
import { isOnline } from '../../../online/ids.ts';
import { ask } from '../../../online/session.ts';
import { useAnswer } from '../../../online/useAnswer.ts';

const NONE = Promise.resolve(ok<{ readonly battleHistory: readonly string[] }>({ battleHistory: [] }));

/** Under which id the server keeps the last battle of a run, after this many; undefined for runs of this browser. */
export function useBattleId(run: string, battles: number): string | undefined {
  const question = () => (isOnline(run) && battles > 0 ? ask((server) => server.run(run)) : NONE);
  return useAnswer(question, `battles ${run} ${battles}`).value?.battleHistory[battles - 1];
}
