import Table from 'cli-table3';
import type { Tally } from './tally.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function drawTallies(tallies: readonly Tally[]): string {
  const table = new Table({
    head: ['bots', 'wins', 'draws', 'losses', 'points', '95 % interval', 'turns', 'commands', 'endings'],
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right', 'right', 'right', 'left'],
    // Colours of its own would make a table for a file differ from one for a screen.
    style: { head: [], border: [] },
  });
  for (const { bots, wins, draws, losses, points, interval, turns, commands, endings } of tallies) {
    table.push([
      bots.join(' – '),
      wins,
      draws,
      losses,
      percent(points),
      `${(100 * interval[0]).toFixed(1)} – ${percent(interval[1])}`,
      turns.toFixed(1),
      commands.toFixed(1),
      Object.entries(endings)
        .map(([reason, n]) => `${reason} ${n}`)
        .join('\n'),
    ]);
  }
  return table.toString();
}
