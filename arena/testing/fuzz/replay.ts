import { simulationSeed, Table } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { Value } from './values.ts';

/** A finished game that can be shared, to be broken. */
export const REPLAY = finishedGame();

function finishedGame(): Value {
  const entry = gameNamed('rps')!;
  const table = new Table(entry, { variant: 'classic' }, simulationSeed(1));
  for (let n = 0; n < 12; n++) table.ask(table.toAct[0]!, entry.bots[0]!);
  table.act(0, { type: 'resign' });
  const { events: _, ...replay } = table.replay();
  return JSON.parse(JSON.stringify(replay)) as Value;
}
