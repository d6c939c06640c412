/** A battle is watched for the first time, when nothing may tell how it ends, or again. */
export type Watching = 'first' | 'again' | undefined;

const keyOf = (run: string): string => `tactarium.roguelike.watching.${run}`;

/** A battle that is being watched for the first time in this tab: a reload goes on with it. */
export const storedWatching = (run: string): Watching =>
  sessionStorage.getItem(keyOf(run)) === null ? undefined : 'first';

export function storeWatching(run: string, watching: Watching): void {
  if (watching === 'first') sessionStorage.setItem(keyOf(run), watching);
  else sessionStorage.removeItem(keyOf(run));
}
