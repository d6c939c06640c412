import { err, ok, type Refusal, type Result, refusal } from './result.ts';

/** What the engine needs of a schema; zod's schemas fit. */
export interface Schema<Value> {
  safeParse(
    json: unknown,
  ):
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Where there were keys too many, these. */
  readonly keys?: readonly string[];
}

/** Where the data is wrong, and why. A type, not an interface, so that it fits `Json`. */
export type Flaw = { readonly field: string; readonly why: string };

/**
 * Reads data from outside, and never throws. `safeParse` may: zod runs its length checks on whatever has a `length`, and
 * comparing one that is an object calls that object's `valueOf` and `toString`, which the sender can make uncallable.
 * Data nested too deep for the stack throws as well.
 */
export function readUntrusted<Value>(schema: Schema<Value>, json: unknown): Result<Value, Flaw> {
  try {
    const read = schema.safeParse(json);
    if (read.success) return ok(read.data);
    const [issue] = read.error.issues;
    const field = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])];
    return err({ field: field.map(String).join('.'), why: issue?.message ?? '' });
  } catch {
    return err({ field: '', why: 'cannot be read' });
  }
}

/** The same, as a refusal with this code. */
export function readWith<Value>(schema: Schema<Value>, code: string, json: unknown): Result<Value, Refusal> {
  const read = readUntrusted(schema, json);
  return read.ok ? read : err(refusal(code, read.error));
}
