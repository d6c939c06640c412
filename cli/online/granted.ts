import type { Result } from '@tactarium/engine';
import type { Problem } from '@tactarium/protocol';
import { complain } from '../complaint.ts';

/** What a server answered; a refusal ends the command with its sentence. */
export function granted<T>(answer: Result<T, Problem>): T {
  return answer.ok ? answer.value : complain(answer.error.message);
}
