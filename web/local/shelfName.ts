/** Of the database in which this browser keeps its matches. */
export const SHELF = 'tactarium';

/**
 * Whether this browser may have kept a match. A visitor who has never played has no database, and need not load the worker to be
 * told so. Where the browser does not say, the worker finds out.
 */
export async function mayHaveShelf(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === SHELF);
  } catch {
    return true;
  }
}
