import { EXIT } from './complaint.ts';
import { run } from './program.ts';
import { processTerminal } from './terminal.ts';

const args = process.argv.slice(2);
const terminal = processTerminal(!args.includes('--no-color'));

// `tactarium … | head` closes the pipe early; that is not an error.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault;
  process.exit(EXIT.fine);
});

try {
  process.exitCode = await run(terminal, args);
} catch (fault) {
  // A bug of ours: one line for the user, the stack for whoever investigates.
  const { message, stack } = fault instanceof Error ? fault : { message: String(fault), stack: '' };
  terminal.warn(`Tactarium made a mistake: ${message}\n`);
  terminal.warn(
    process.env['DEBUG'] ? `${stack}\n` : 'DEBUG=1 tells more. Please report it with the command you typed.\n',
  );
  process.exitCode = EXIT.broken;
} finally {
  terminal.close();
}
