import { apply, decisionDice, invariant, simulationSeed } from '@tactarium/engine';
import { indexOfCell } from '../field/field.ts';
import { mechs } from '../index.ts';
import { LOCATIONS } from '../sheet/locations.ts';
import type { State } from '../state.ts';
import type { Command } from '../wire.ts';
import { words } from '../words.ts';

/** Chosen because its battle has much: kicks, cover, explosions, falls, shutdowns, pilots who sleep, and a last mech. */
const SEED = 2;

/**
 * One whole battle as a transcript. No bot fights it: commands are drawn from a fixed seed, with a taste for closing in
 * and for shooting, so that it changes only when rules or words do.
 */
export function playthrough(): string {
  const options = mechs.readOptions({ scenario: 'brawl', turnLimit: 20 });
  invariant(options.ok, 'the scenario is there');
  let state = mechs.setup(options.value, simulationSeed(SEED));
  const lines: string[] = [HEAD];
  for (let n = 0; ; n++) {
    const [seat] = mechs.toAct(state);
    if (seat === undefined) return `${[...lines, '', ...sheets(state)].join('\n').trimEnd()}\n`;
    const legal = mechs.legal(state, seat);
    const weights = legal.map((command) => tasteFor(state, command));
    const pick = decisionDice('playthrough', seat, n).weighted('table', 'playthrough', weights);
    const applied = apply(mechs, state, seat, legal[pick]!);
    invariant(applied.ok, `${JSON.stringify(legal[pick])} is legal`);
    state = applied.value.state;
    for (const event of applied.value.events) {
      const sentence = words.event(event, 'spectator');
      if (event.type === 'phase_began') lines.push('', ...(event.phase === 'movement' ? sheets(state) : []));
      if (sentence) lines.push(sentence);
    }
  }
}

const HEAD = `Mech Skirmish: one whole battle, fought by a fixed seed. Made by \`npm run playthroughs\`; read it as a diff.
`;

/** Shots before anything else; the middle of the map before its edges. */
function tasteFor({ field }: State, command: Command): number {
  switch (command.type) {
    case 'attack':
    case 'punch':
    case 'kick':
      return 100;
    case 'move': {
      const at = indexOfCell(field, command.to)!;
      const [column, row] = [at % field.width, Math.trunc(at / field.width)];
      const off = Math.abs(2 * column - field.width) + Math.abs(2 * row - field.height);
      return off < 6 ? 400 : off < 12 ? 20 : 1;
    }
    case 'stand':
      return 200;
    case 'deploy':
    case 'twist':
    case 'done':
      return 1;
    case 'end_phase':
      return 0;
  }
}

/** A line a mech: armor and structure by location, heat and wounds. */
function sheets({ mechs: all }: State): readonly string[] {
  return all.map((mech) => {
    const points = LOCATIONS.map((name, n) => `${name} ${mech.armor[n]}/${mech.structure[n]}`).join('  ');
    const marks = [mech.destroyed && 'destroyed', mech.prone && 'prone', mech.shutdown && 'shut down'];
    const state = [`heat ${mech.heat}`, `wounds ${mech.wounds}`, ...marks.filter((mark) => mark !== false)].join(', ');
    return `     ${mech.id} ${mech.sheet.design.name.padEnd(10)} ${points}  (${state})`;
  });
}
