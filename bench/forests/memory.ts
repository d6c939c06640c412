import { diceFrom, simulationSeed, Table } from '@tactarium/engine';
import { randomCommand } from '@tactarium/engine/bots/random';
import { SIZES } from '@tactarium/games/forests/client';
import { forests } from '@tactarium/games/forests/index';

/** `node --expose-gc bench/dist/forests/memory.js`: what a game to the last round holds on to, with its whole record. */
const collect = (globalThis as { gc?: () => void }).gc;
if (!collect) throw new Error('run it with --expose-gc');

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

/** Held, so that none of them is collected while another is measured. */
const held: Table[] = [];

for (const size of SIZES) {
  collect();
  const before = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  const dice = diceFrom(simulationSeed(size, 2), 0);
  const table = new Table({ game: forests }, { size }, simulationSeed(size));
  held.push(table);
  let commands = 0;
  for (let [seat] = table.toAct; seat !== undefined; [seat] = table.toAct) {
    table.act(seat, randomCommand(table.legal(seat), dice));
    commands++;
  }
  collect();
  const after = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  console.log(
    `size ${size}: ${commands} commands, ${table.turn / 2} rounds, ${megabytes(after - before)} MB, ${held.length} held`,
  );
}
