import { EXIT, type ExitCode } from '../complaint.ts';
import { develop, drawStep, type Film, tellStep, verdictInWords } from '../film.ts';
import type { AnyFace } from '../games/face.ts';
import { faceOf } from '../games/index.ts';
import { readReplayFile } from '../replayFiles.ts';
import type { Terminal } from '../terminal.ts';

export interface ReplayOptions {
  readonly all?: boolean;
  readonly verify?: boolean;
  readonly json?: boolean;
}

export async function replay(terminal: Terminal, file: string, options: ReplayOptions): Promise<ExitCode> {
  const { entry, replay: recorded } = readReplayFile(file);
  const film = develop(entry, recorded);
  const face = faceOf(entry.game.id);
  const { verdict } = film;
  if (options.json) {
    terminal.print(asJson(film, face));
  } else {
    const paint = verdict.is === 'verified' ? terminal.colors.green : terminal.colors.yellow;
    terminal.print(`${terminal.colors.bold(entry.name)}  ${paint(verdictInWords(film))}\n`);
    if (!options.verify) {
      if (terminal.interactive && !options.all) await stepThrough(terminal, film, face);
      else
        for (let step = 0; step <= recorded.commands.length; step++)
          terminal.print(showStep(terminal, film, face, step));
    }
  }
  if (verdict.is === 'broken') return EXIT.failed;
  return options.verify && verdict.is !== 'verified' ? EXIT.failed : EXIT.fine;
}

function showStep({ colors }: Terminal, film: Film, face: AnyFace, step: number): string {
  const [head, ...told] = tellStep(film, face, step);
  const drawing = drawStep(film, face, step, colors);
  return `\n${[colors.bold(head!), ...told, ...(drawing ? ['', ...drawing] : [])].join('\n')}\n`;
}

async function stepThrough(terminal: Terminal, film: Film, face: AnyFace): Promise<void> {
  const last = film.replay.commands.length;
  let step = 0;
  terminal.print(showStep(terminal, film, face, step));
  for (;;) {
    const line = await terminal.ask(`\n${step}/${last}  Enter next, p back, 0–${last} go to, q quit > `);
    const asked = line === undefined ? 'leave' : readKey(line, step, last);
    if (asked === 'leave') return;
    if (typeof asked === 'string') {
      terminal.print(`${asked}\n`);
      continue;
    }
    step = asked;
    terminal.print(showStep(terminal, film, face, step));
  }
}

/** The step to show next, `leave`, or a sentence on why there is none. */
export function readKey(line: string, step: number, last: number): number | string {
  const key = line.trim().toLowerCase();
  const to = (target: number): number | string =>
    target >= 0 && target <= last ? target : target < 0 ? 'This is the beginning.' : 'This is the end.';
  if (key === '' || key === 'n') return to(step + 1);
  if (key === 'p') return to(step - 1);
  if (key === 'q' || key === 'quit') return 'leave';
  if (/^\d{1,6}$/.test(key)) return Number(key) <= last ? Number(key) : `There are steps 0 to ${last}.`;
  return `Enter or n: next, p: back, a number from 0 to ${last}: go there, q: quit.`;
}

function asJson(film: Film, face: AnyFace): string {
  const { entry, replay: recorded, verdict, states } = film;
  const { game, rules, options, seed, commands } = recorded;
  const finalState = verdict.is === 'verified' ? states.at(-1) : undefined;
  const steps = commands.map(({ actor, command }, i) => {
    const [, ...told] = tellStep(film, face, i + 1);
    return { actor, command, told: told.map((sentence) => sentence.trim()) };
  });
  const outcome = finalState && entry.game.outcome(finalState.game);
  return `${JSON.stringify({ game, rules, options, seed, verdict, outcome, steps }, undefined, 2)}\n`;
}
