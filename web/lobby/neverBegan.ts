const REASONS: ReadonlySet<string> = new Set(['withdrawn', 'not_begun']);

/** Whether a void match was closed before anybody could play. */
export const neverBegan = (reason: string | undefined): boolean => reason !== undefined && REASONS.has(reason);
