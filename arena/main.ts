import { configFrom } from './config.ts';
import { sentenceOf, serve } from './serve.ts';

/** The server as a process: one line when it listens, a sentence when it cannot. */
try {
  const running = await serve(configFrom(process.env));
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal: stop without waiting for commits.
      if (stopping) process.exit(1);
      stopping = true;
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
  // Last: a program that waits for this line may stop the server at once.
  process.stdout.write(running.greeting);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
