/** What a worker says when it has begun to live: the name of a lock that it holds until it is gone. */
export interface Alive {
  readonly type: 'alive';
  readonly lock: string;
}

/**
 * For a worker, at its start. A browser that ends one for want of memory tells nobody, with no error and no message; but
 * the locks of a worker go with it.
 */
export function live(say: (alive: Alive) => void): void {
  // Only pages over TLS, or on the machine itself, have locks. Elsewhere such an end goes unnoticed.
  if (!('locks' in navigator)) return;
  const lock = `tactarium worker ${crypto.randomUUID()}`;
  void navigator.locks.request(lock, () => {
    say({ type: 'alive', lock });
    return new Promise<never>(() => {});
  });
}

/** For the page: calls back once the worker that said so is gone, however it went. */
export const onceGone = ({ lock }: Alive, callback: () => void): void => void navigator.locks.request(lock, callback);
