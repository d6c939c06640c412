import { type AnyEntry, isObject, match, type Refusal, title } from '@tactarium/engine';
import { type Chance, estimated, estimators, known } from '@tactarium/engine/analysis/chances';
import { biggestSwings } from '@tactarium/engine/analysis/swings';
import { Timeline } from '@tactarium/engine/analysis/timeline';
import Table from 'cli-table3';
import { chooseThreads, wholeNumber } from '../choices.ts';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { onFarm } from '../farm.ts';
import { watching } from '../progress.ts';
import { readReplayFile } from '../replayFiles.ts';
import { chancesTask } from '../tasks/chances.ts';
import type { Terminal } from '../terminal.ts';

export interface ChancesOptions {
  readonly games: string;
  readonly threads?: string;
  readonly farm?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 10_000;
const MOST_SWINGS = 4;
const BAR = 30;

/** How a recorded game stood after each turn, by bots that play it to its end again and again. */
export async function chances(terminal: Terminal, file: string, typed: ChancesOptions): Promise<ExitCode> {
  const games = wholeNumber('games', typed.games, 1, MOST_GAMES);
  const { entry, replay } = readReplayFile(file);
  if (entry.game.seats.length !== 2) complain(`${entry.name} is played alone: there are no chances to compare.`);
  const timeline = Timeline.of(entry, replay);
  if (!timeline.ok) return complain(`${file} cannot be played again: ${whyNot(timeline.error)}.`);
  const { game, rules, options, seed, commands } = replay;
  const played = { game, rules, options, seed, commands };
  const { outcome } = match(entry.game);
  const stands = timeline.value.passes.map((step) => ({ step, ended: outcome(timeline.value.at(step).state) }));
  const open = stands.filter(({ ended }) => !ended).map(({ step }) => ({ played, step, games }));
  const watch = watching(terminal, open.length * games, 'games');
  const points = await onFarm(typed.farm, chooseThreads(typed.threads), (farm, signal) =>
    farm.run(chancesTask, open, () => watch(games), signal),
  );
  const found = new Map(open.map(({ step }, i) => [step, points[i]!]));
  const all = stands.map(({ step, ended }) => (ended ? known(step, ended) : estimated(step, found.get(step)!, games)));
  terminal.print(
    typed.json
      ? `${JSON.stringify({ game, rules, games, bots: namesOf(entry), seat: entry.game.seats[0], points: all }, undefined, 2)}\n`
      : asText(terminal, entry, all, games),
  );
  return EXIT.fine;
}

const namesOf = (entry: AnyEntry): readonly string[] => estimators(entry).map(({ name }) => name);

function whyNot({ code, detail }: Refusal): string {
  if (code === 'match/other-rules') return 'it was made under other rules';
  const at = isObject(detail) ? detail['at'] : undefined;
  return typeof at === 'number' ? `the rules do not allow its command ${at + 1}` : code;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function asText({ colors }: Terminal, entry: AnyEntry, points: readonly Chance[], games: number): string {
  const [first] = entry.game.seats;
  const table = new Table({
    head: ['step', title(first!), '95 % interval', ''],
    colAligns: ['right', 'right', 'right', 'left'],
    style: { head: [], border: [], compact: true },
  });
  for (const { step, share, low, high, playouts } of points) {
    const interval = playouts === 0 ? 'the result' : `${percent(low)} – ${percent(high)}`;
    table.push([step, percent(share), interval, '█'.repeat(Math.round(BAR * share)).padEnd(BAR, '░')]);
  }
  const swings = biggestSwings(points, MOST_SWINGS).map(
    ({ from, to }) => `  step ${to.step}: ${percent(from.share)} → ${percent(to.share)}`,
  );
  const head = `${entry.name}: the chances of ${title(first!)}`;
  const how = `${namesOf(entry).join(' and ')} played ${games} games to the end from each step, with new luck.`;
  return `${[colors.bold(head), table.toString(), ...(swings.length > 0 ? ['Biggest swings:', ...swings] : []), how].join('\n')}\n`;
}
