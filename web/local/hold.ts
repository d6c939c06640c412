/** When this tab's last hold of a match has ended. */
const ended = new Map<string, Promise<void>>();

/**
 * A match in this browser is played in one tab at a time: two would each keep their own game over the other's. Answers
 * how to let go, or undefined while another tab has it; `lost` is called when another tab takes it.
 */
export async function hold(match: string, steal: boolean, lost: () => void): Promise<(() => void) | undefined> {
  // Only pages over TLS, or on the machine itself, have locks. Elsewhere nothing is guarded.
  if (!('locks' in navigator)) return () => {};
  // Noted before anything is waited for: a page that opens a match twice at once waits for itself, not for another tab.
  const before = ended.get(match);
  const { promise: end, resolve: finish } = withResolvers();
  ended.set(match, end);
  await before;
  return new Promise((resolve) => {
    const wait = steal ? { steal: true } : { ifAvailable: true };
    const held = navigator.locks.request(`tactarium ${match}`, wait, (lock) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => resolve(() => release()));
    });
    // What is stolen ends with an error.
    void held.then(() => {}, lost).then(finish);
  });
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
