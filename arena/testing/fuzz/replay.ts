import { simulationSeed, Table } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { Value } from './values.ts';

/** A finished game that can be shared, to be broken. */
export const REPLAY = finishedGame();

function finishedGame(): Value {
  const table = new Table(gameNamed('rps')!, { variant: 'classic' }, simulationSeed(1));
  for (const seat of [0, 1]) for (const type of ['shuffle', 'ready']) table.act(seat, { type });
  table.act(0, { type: 'resign' });
  const { events: _, ...replay } = table.replay();
  return JSON.parse(JSON.stringify(replay)) as Value;
}
