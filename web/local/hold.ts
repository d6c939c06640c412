/** When this tab's last hold of a match has ended. */
const ended = new Map<string, Promise<void>>();

/**
 * A match in this browser is played in one tab at a time: two would each keep their own game over the other's. Answers
 * how to let go, or undefined while another tab has it; `lost` is called when another tab takes it.
 */
export async function hold(match: string, steal: boolean, lost: () => void): Promise<(() => void) | undefined> {
  // Only pages over TLS, or on the machine itself, have locks. Elsewhere nothing is guarded.
  if (!('locks' in navigator)) return () => {};
  await ended.get(match);
  return new Promise((resolve) => {
    const wait = steal ? { steal: true } : { ifAvailable: true };
    const held = navigator.locks.request(`tactarium ${match}`, wait, (lock) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => resolve(() => release()));
    });
    // What is stolen ends with an error.
    ended.set(
      match,
      held.then(() => {}, lost),
    );
  });
}
