import { decisionDice, invariant, type Seed, simulationSeed } from '@tactarium/engine';
import { entry, mechs } from '@tactarium/games/mechs/index';
import type { State } from '@tactarium/games/mechs/state';

/**
 * `node bench/dist/mechs/thinking.js [bot] [turns]`: how long a computer opponent takes over a decision, in processor time,
 * in battles from the smallest to the largest that the options allow.
 */
const [name = 'nightmare', turns = '6'] = process.argv.slice(2);
const found = entry.bots.find((one) => one.name === name);
invariant(found, `bots are ${entry.bots.map((one) => one.name).join(', ')}`);
const bot = found;

/** Mechs that jump far have the most moves. */
const JUMPERS = { a: new Array(12).fill('Gale'), b: new Array(12).fill('Gale') };

const GENERATED = { map: 'generated' };
const BATTLES: readonly (readonly [about: string, options: object])[] = [
  ['2 against 2 on 16×16', GENERATED],
  ['high_ground, 4 against 4', { scenario: 'high_ground' }],
  ['12 against 12 on 16×16', { ...GENERATED, tonnage: 660, each: 12 }],
  ['12 against 12 on 60×60', { ...GENERATED, tonnage: 660, each: 12, size: [60, 60] }],
  ['12 jumpers against 12 on 16×16', { ...GENERATED, mechs: JUMPERS }],
  ['12 jumpers against 12 on 16×16, classic', { ...GENERATED, mechs: JUMPERS, rules: 'classic' }],
];

console.log(`${name}, ${turns} turns each, ms of processor time`);
for (const [index, [about, given]] of BATTLES.entries()) {
  const times = think({ ...given, turnLimit: Number(turns) }, simulationSeed(9, index));
  const at = (share: number): string => times[Math.trunc(share * (times.length - 1))]!.toFixed(0);
  console.log(`${about}: ${times.length} decisions, median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`);
}

/** What each decision of a battle took, the shortest first. */
function think(given: object, seed: Seed): readonly number[] {
  const options = mechs.readOptions(given);
  invariant(options.ok, 'good options');
  const state: State = mechs.setup(options.value, seed);
  const times: number[] = [];
  for (let n = 0; !state.outcome; n++) {
    const seat = mechs.toAct(state)[0]!;
    const view = mechs.view(state, seat);
    const began = process.cpuUsage();
    const command = bot.decide({ seat, view, history: [], dice: decisionDice(seed, seat, n) });
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    mechs.advance(state, seat, command);
  }
  return times.sort((a, b) => a - b);
}
