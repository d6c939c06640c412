import { apply, diceFrom, invariant, type Seat, simulationSeed } from '@tactarium/engine';
import { randomCommand } from '@tactarium/engine/bots/random';
import type { Event } from '../events.ts';
import { forests } from '../index.ts';
import { positions } from '../positions.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import type { Command } from '../wire.ts';
import { words } from '../words.ts';
import { LATE } from './positions.ts';

/** Chosen because much happens in it: fights, merges, walls, wood, a countdown broken, a base destroyed. */
const SEED = 63;

/** A whole game takes hundreds of rounds; this is the end of one. */
const START = { ...LATE, owners: { b: LATE['forests']! }, countdown: { side: 'b', left: 6 } };

const HEAD = `Forest War: the end of one game in the fog, played by a fixed seed. Made by \`npm run playthroughs\`; read it as a diff.

Lines are what a spectator is told. What is told to a side alone stands behind its name.
`;

/** The transcript. No bot plays it: commands are drawn from a fixed seed, so that it changes only when rules or words do. */
export function playthrough(): string {
  const dice = diceFrom(simulationSeed(SEED, 77), 0);
  let state = positions.read(START, diceFrom(simulationSeed(SEED), SEATS.length));
  const lines: string[] = [HEAD, picture(state)];
  for (;;) {
    const [seat] = forests.toAct(state);
    if (seat === undefined) return `${[...lines, '', picture(state)].join('\n').trimEnd()}\n`;
    const command = randomCommand(forests.legal(state, seat), dice) as Command;
    const applied = apply(forests, state, seat, command);
    invariant(applied.ok, 'legal commands are accepted');
    state = applied.value.state;
    lines.push(`${SEATS[seat]}: ${JSON.stringify(command)}`, ...told(applied.value.events));
    if (command.type === 'end_turn' && seat === 1 && state.round % 5 === 0) lines.push('', picture(state));
  }
}

function told(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => {
    const open = sentence(event, 'spectator');
    if (open !== undefined) return [`    ${open}`];
    return [0, 1].flatMap((seat) => {
      const secret = sentence(event, seat);
      return secret === undefined ? [] : [`    ${SEATS[seat]}  ${secret}`];
    });
  });
}

function sentence(event: Event, viewer: Seat | 'spectator'): string | undefined {
  const shown = forests.redact(event, viewer);
  return shown && words.event(shown, viewer);
}

/** The position in the terms of scenarios, a line a part. */
const picture = (state: State): string =>
  Object.entries(positions.write(state))
    .filter(([key]) => !['size', 'fog', 'forests'].includes(key))
    .map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`)
    .join('\n');
