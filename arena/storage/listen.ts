import pg, { type Client, type Options } from 'pg';

/** Milliseconds before a lost connection is made anew, doubled by each failure up to the longest. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 2_000;
/** Milliseconds between two questions whether the connection still stands: a network may break without a word. */
const CHECK_EVERY = 30_000;

/**
 * Hears what is told on a channel, over a connection of its own that is made again whenever it is lost. `again` is called
 * each time listening began. Resolves, to what ends it, when it listens for the first time.
 */
export async function listenOn(
  options: Options,
  channel: string,
  heard: (payload: string) => void,
  again: () => void,
): Promise<() => void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT;
  let ended = false;

  const check = (): void => {
    timer = setTimeout(() => {
      client!.query({ text: 'select 1' }).then(check, () => void client?.end());
    }, CHECK_EVERY);
  };
  const connect = async (): Promise<void> => {
    const made = new pg.Client(options);
    let listening = false;
    made.on('error', () => {});
    made.on('end', () => {
      clearTimeout(timer);
      if (listening && !ended) retry();
    });
    made.on('notification', ({ payload }: { payload: string }) => heard(payload));
    try {
      await made.connect();
      await made.query({ text: `listen ${channel}` });
    } catch (error) {
      void made.end();
      throw error;
    }
    if (ended) return void made.end();
    client = made;
    listening = true;
    wait = FIRST_WAIT;
    check();
    again();
  };
  const retry = (): void => {
    timer = setTimeout(() => {
      connect().catch(() => {
        if (!ended) retry();
      });
    }, wait);
    wait = Math.min(LONGEST_WAIT, wait * 2);
  };

  await connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    void client?.end();
  };
}
