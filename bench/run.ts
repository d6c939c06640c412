import { parseArgs } from 'node:util';
import { measureArena } from './arena/measure.ts';
import { FULL, QUICK } from './harness.ts';
import { suites } from './index.ts';
import { measureCores } from './roguelike/cores.ts';
import { tableOf } from './table.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const { only, quick, json } = values;
const chosen = suites.filter(({ name }) => only === undefined || name === only || name.startsWith(`${only}/`));
// The server is measured from outside, by clients in another process: it is no suite, and has a table of its own.
const withArena = only === undefined || only === 'arena';
// Nor are all cores at once, which only the clock can measure.
const withCores = only === undefined || only === 'roguelike' || only === 'roguelike/cores';
if (chosen.length === 0 && !withArena && !withCores) {
  const names = [...suites.map(({ name }) => name), 'roguelike/cores', 'arena'];
  console.error(`There is nothing to measure named ${only}. There is: ${names.join(', ')}.`);
  process.exit(2);
}

const effort = quick ? QUICK : FULL;
const measured = chosen.map((suite) => {
  if (!json) console.error(`measuring ${suite.name} …`);
  return { suite: suite.name, measurements: suite.run(effort) };
});

if (json) console.log(JSON.stringify({ node: process.version, effort, suites: measured }, undefined, 2));
else for (const { suite, measurements } of measured) console.log(`\n${suite}\n${tableOf(measurements)}`);
if (withCores && !json) {
  console.error('measuring roguelike/cores …');
  await measureCores(quick);
}
if (withArena && !json) {
  console.error('measuring arena …');
  await measureArena(quick);
}
