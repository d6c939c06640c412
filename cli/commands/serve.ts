import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { chooseConfig, type PlaceOptions } from '../place.ts';
import type { Terminal } from '../terminal.ts';

/** Serves until it is told to stop. The arena is loaded only here: a game in the terminal needs none of it. */
export async function serveArena(terminal: Terminal, options: PlaceOptions): Promise<ExitCode> {
  const { sentenceOf, serve } = await import('@tactarium/arena');
  const config = await chooseConfig(options);
  const running = await serve(config).catch((fault: unknown) => complain(sentenceOf(fault)));
  terminal.print(running.greeting);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await running.stop();
  return EXIT.fine;
}
