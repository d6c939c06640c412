import type { Json } from './json.ts';

/** Why a command or an input was refused: a code `area/what-is-wrong`. The edge adds the sentence. */
export interface Refusal {
  readonly code: string;
  readonly detail?: Json;
}

export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const err = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });

export const refusal = (code: string, detail?: Json): Refusal => (detail === undefined ? { code } : { code, detail });
