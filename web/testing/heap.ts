import type { CDPSession, Page } from '@playwright/test';

/** Bytes of objects that a page and its workers hold together, after what nobody needs was collected. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const workers = await attachWorkers(session);
  if (workers.length !== page.workers().length) throw new Error('a worker was not measured');
  const ends = [(method: string) => session.send(method as 'Runtime.getHeapUsage'), ...workers];
  let bytes = 0;
  for (const send of ends) {
    await send('HeapProfiler.collectGarbage');
    bytes += (await send('Runtime.getHeapUsage')).usedSize;
  }
  await session.detach();
  return bytes;
}

type Send = (method: string) => Promise<{ readonly usedSize: number }>;

/** One end of each worker. Its messages go through the page's session. */
async function attachWorkers(session: CDPSession): Promise<readonly Send[]> {
  const sends: Send[] = [];
  const waiting = new Map<string, (result: { readonly usedSize: number }) => void>();
  let ids = 0;
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'worker') return;
    sends.push(
      (method) =>
        new Promise((resolve, reject) => {
          const id = ++ids;
          waiting.set(`${sessionId} ${id}`, resolve);
          session
            .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
            .catch(reject);
        }),
    );
  });
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(`${sessionId} ${id}`)?.(result);
  });
  // Answered when all that are there now are attached.
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return sends;
}
