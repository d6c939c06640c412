import { factions } from '@tactarium/games/roguelike/battle/index';
import { chooseThreads, LARGEST_RUN, MOST_GAMES, wholeNumber } from '../choices.ts';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { onFarm } from '../farm.ts';
import { canWrite, writeText } from '../files.ts';
import { pageOf } from '../laboratory/page/page.ts';
import { experiment } from '../laboratory/run.ts';
import { asText } from '../laboratory/text.ts';
import { unknownName } from '../nearest.ts';
import { watching } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

export interface SimulateBattlesOptions {
  readonly factions: string;
  readonly games: string;
  readonly seed: string;
  readonly threads?: string;
  readonly farm?: string;
  readonly html?: string;
  readonly json?: string;
}

/** The laboratory of Roguelike Run: bots of equal gold, every pair of factions, and a report on the balance. */
export async function simulateBattles(terminal: Terminal, typed: SimulateBattlesOptions): Promise<ExitCode> {
  const chosen = chooseFactions(typed.factions);
  const games = wholeNumber('games', typed.games, 1, MOST_GAMES);
  const seed = wholeNumber('seed', typed.seed, 0, LARGEST_RUN);
  const threads = chooseThreads(typed.threads);
  for (const file of [typed.html, typed.json]) {
    const writable = file === undefined || canWrite(file);
    if (writable !== true && !writable.ok) complain(`The report could not be written: ${file} ${writable.error}.`);
  }
  const watch = watching(terminal, games, 'battles');
  const report = await onFarm(typed.farm, threads, (farm, signal) =>
    experiment({ factions: chosen, games, seed }, farm, watch, signal),
  );
  terminal.print(asText(report, terminal.colors));
  if (typed.html !== undefined) write(terminal, typed.html, pageOf(report));
  if (typed.json !== undefined) write(terminal, typed.json, `${JSON.stringify(report, undefined, 2)}\n`);
  return EXIT.fine;
}

function chooseFactions(typed: string): readonly string[] {
  const known = factions.map(({ id }) => id);
  if (typed.trim() === 'all') return known;
  const names = typed.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) complain(unknownName('faction', unknown, ['all', ...known]));
  // In the order of the content, whatever was typed: the same factions give the same report.
  const chosen = known.filter((id) => names.includes(id));
  return chosen.length > 1
    ? chosen
    : complain(`--factions needs all, or at least two of ${known.join(', ')}, separated by commas.`);
}

function write(terminal: Terminal, file: string, text: string): void {
  const written = writeText(file, text);
  if (!written.ok) complain(`The report could not be written: ${file} ${written.error}.`);
  terminal.warn(`Written: ${file}\n`);
}
