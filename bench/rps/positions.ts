import { digest, match } from '@tactarium/engine';
import { rps } from '@tactarium/games/rps/index';
import type { State } from '@tactarium/games/rps/state';
import { compare, keep, type Suite } from '../harness.ts';
import { Limit } from './limit.ts';
import { record } from './recorded.ts';

const GAMES = 40;
/** One position in this many is measured. */
const EVERY = 5;

interface Position {
  readonly state: State;
  readonly seat: number;
  readonly limit: Limit;
}

/** What is asked of a position that does not change: its views, its digest, its legal commands. */
export const positions: Suite = {
  name: 'rps/positions',
  run(effort) {
    const all = samplePositions();
    const inMatch = match(rps);
    const matches = all.map(({ state, seat }) => ({ state: { game: state, draws: { offered: [-1, -1] } }, seat }));
    const seen = new Uint8Array(256);
    const listed = new Uint16Array(64);
    return [
      ...compare(effort, {
        unit: 'views',
        against: { name: 'limit', run: () => each(all, ({ limit, seat }) => limit.view(seat, seen)) },
        works: [
          { name: 'view', run: () => each(all, ({ state, seat }) => keep(rps.view(state, seat))) },
          { name: 'match: view', run: () => each(matches, ({ state, seat }) => keep(inMatch.view(state, seat))) },
        ],
      }),
      ...compare(effort, {
        unit: 'digests',
        against: { name: 'limit', run: () => each(all, ({ limit }) => keep(limit.digest())) },
        works: [
          { name: 'write + digest', run: () => each(all, ({ state }) => keep(digest(rps.write(state)))) },
          {
            name: 'match: write + digest',
            run: () => each(matches, ({ state }) => keep(digest(inMatch.write(state)))),
          },
        ],
      }),
      ...compare(effort, {
        unit: 'lists',
        against: { name: 'limit', run: () => each(all, ({ limit }) => keep(limit.list(listed))) },
        works: [
          { name: 'legal', run: () => each(all, ({ state, seat }) => keep(rps.legal(state, seat))) },
          { name: 'match: legal', run: () => each(matches, ({ state, seat }) => keep(inMatch.legal(state, seat))) },
        ],
      }),
    ];
  },
};

function each<Item>(items: readonly Item[], ask: (item: Item) => void): number {
  for (const item of items) ask(item);
  return items.length;
}

/** From all stages of random games, with the seat that is to act. */
function samplePositions(): readonly Position[] {
  const sampled: Position[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const { start, commands, limitStart, limitCommands } = record(seed);
    const state = rps.copy(start);
    const limit = new Limit();
    limit.copyFrom(limitStart);
    for (const [n, { seat, command }] of commands.entries()) {
      if (n % EVERY === 0) {
        const held = new Limit();
        held.copyFrom(limit);
        sampled.push({ state: rps.copy(state), seat, limit: held });
      }
      rps.advance(state, seat, command);
      limit.advance(limitCommands[n]!);
    }
  }
  return sampled;
}
