// Everything that must hold, one step after the other; all run even when one fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const report = join(root, '.stamps', 'vitest.json');
const bin = (name) => join(root, 'node_modules', '.bin', name);

const STEPS = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['types of the tests', bin('tsc'), ['-p', 'tsconfig.tests.json']],
  ['who imports whom', bin('depcruise'), ['--config', 'tools/imports.cjs', ...foldersWithCode()]],
  ['nothing unused', bin('knip'), []],
  ['tests', bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]],
];

mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });

const failed = STEPS.filter(([name, command, args]) => {
  process.stdout.write(`\n── ${name}\n`);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) process.stdout.write(`${error.message}\n`);
  return status !== 0;
}).map(([name]) => name);

if (failed.length > 0) process.stdout.write(`\nfailed: ${failed.join(', ')}\n`);
const { numPassedTests = 0, numFailedTests = 0 } = readReport();
process.stdout.write(`\n${numPassedTests} passed, ${numFailedTests} failed\n`);
process.exitCode = failed.length > 0 ? 1 : 0;

function foldersWithCode() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
}

/** Absent when the runner itself broke: then no test has passed. */
function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}
