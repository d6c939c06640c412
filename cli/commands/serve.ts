import { complain, EXIT, type ExitCode } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';

export interface ServeOptions {
  readonly port?: string;
  readonly data?: string;
  readonly database?: string;
}

/** Environment variables as the arena reads them, with what was typed on top. */
export const settings = ({ port, data, database }: ServeOptions): Readonly<Record<string, string | undefined>> => ({
  ...process.env,
  ...(port !== undefined && { PORT: port }),
  ...(data !== undefined && { DATA_DIR: data }),
  ...(database !== undefined && { DATABASE_URL: database }),
});

/** Serves until it is told to stop. The arena is loaded only here: a game in the terminal needs none of it. */
export async function serveArena(terminal: Terminal, options: ServeOptions): Promise<ExitCode> {
  const { configFrom, sentenceOf, serve } = await import('@tactarium/arena');
  try {
    const running = await serve(configFrom(settings(options)));
    terminal.print(running.greeting);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
    });
    await running.stop();
    return EXIT.fine;
  } catch (fault) {
    return complain(sentenceOf(fault));
  }
}
