import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { develop, drawStep, type Film, tellBeliefs, tellStep, verdictInWords } from '../film.ts';
import type { AnyFace } from '../games/face.ts';
import { faceOf } from '../games/index.ts';
import { readReplayFile } from '../replayFiles.ts';
import type { Terminal } from '../terminal.ts';

export interface ReplayOptions {
  readonly all?: boolean;
  readonly beliefs?: boolean;
  readonly verify?: boolean;
  readonly json?: boolean;
}

export async function replay(terminal: Terminal, file: string, options: ReplayOptions): Promise<ExitCode> {
  const { entry, replay: recorded } = readReplayFile(file);
  const film = develop(entry, recorded);
  const face = faceOf(entry.game.id);
  if (options.beliefs && !face.beliefs)
    complain(`Nothing is hidden in ${entry.name}, so there are no beliefs to show.`);
  const show = (step: number): string => showStep(terminal, film, face, step, options);
  const { verdict } = film;
  if (options.json) {
    terminal.print(asJson(film, face, options));
  } else {
    const paint = verdict.is === 'verified' ? terminal.colors.green : terminal.colors.yellow;
    terminal.print(`${terminal.colors.bold(entry.name)}  ${paint(verdictInWords(film))}\n`);
    if (!options.verify) {
      if (terminal.interactive && !options.all) await stepThrough(terminal, film, show);
      else for (let step = 0; step <= recorded.commands.length; step++) terminal.print(show(step));
    }
  }
  if (verdict.is === 'broken') return EXIT.failed;
  return options.verify && verdict.is !== 'verified' ? EXIT.failed : EXIT.fine;
}

function showStep({ colors }: Terminal, film: Film, face: AnyFace, step: number, options: ReplayOptions): string {
  const [head, ...sentences] = tellStep(film, face, step);
  const drawing = drawStep(film, face, step, colors);
  const believed = options.beliefs ? (tellBeliefs(film, face, step) ?? []) : [];
  return `\n${[colors.bold(head!), ...sentences, ...(drawing ? ['', ...drawing] : []), ...believed].join('\n')}\n`;
}

async function stepThrough(terminal: Terminal, film: Film, show: (step: number) => string): Promise<void> {
  const last = film.replay.commands.length;
  let step = 0;
  terminal.print(show(step));
  for (;;) {
    const line = await terminal.ask(`\n${step}/${last}  Enter next, p back, 0–${last} go to, q quit > `);
    const asked = line === undefined ? 'leave' : readKey(line, step, last);
    if (asked === 'leave') return;
    if (typeof asked === 'string') {
      terminal.print(`${asked}\n`);
      continue;
    }
    step = asked;
    terminal.print(show(step));
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

function asJson(film: Film, face: AnyFace, { beliefs: asked }: ReplayOptions): string {
  const { entry, replay: recorded, verdict, states } = film;
  const { game, rules, options, seed, commands } = recorded;
  const finalState = verdict.is === 'verified' ? states.at(-1) : undefined;
  const steps = commands.map(({ actor, command }, i) => {
    const [, ...sentences] = tellStep(film, face, i + 1);
    const beliefs = asked && tellBeliefs(film, face, i + 1);
    return { actor, command, told: sentences.map((sentence) => sentence.trim()), ...(beliefs && { beliefs }) };
  });
  const outcome = finalState && entry.game.outcome(finalState.game);
  return `${JSON.stringify({ game, rules, options, seed, verdict, outcome, steps }, undefined, 2)}\n`;
}
