// Makes a fresh clone ready: installs when the lock or a package.json changed, builds when sources changed.
// Uses nothing but Node, because it runs before anything is installed. `--programs` also looks for the programs that tests start.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { compressFolder } from './compress.mjs';
import { ensureRedis } from './redis.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NOT_SOURCES = new Set(['node_modules', 'dist', '.git', '.stamps', 'data', 'coverage', 'docs', 'specs']);
/** Nobody imports the one; the other is bundled. */
const NOT_BUILT_BY_TSC = new Set(['bench', 'web']);

requireNode(20, 19);
install();
build();
bundle();
if (process.argv.includes('--programs')) {
  ensureChromium();
  ensureRedis();
}

function requireNode(major, minor) {
  const [has, hasMinor] = process.versions.node.split('.').map(Number);
  if (has > major || (has === major && hasMinor >= minor)) return;
  fail(`Tactarium needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`);
}

function install() {
  const manifests = ['package.json', 'package-lock.json', ...workspaces().map((name) => join(name, 'package.json'))];
  const wanted = digest([process.version, ...manifests.map(read)]);
  // Inside node_modules, so that it goes when they go.
  if (once(join('node_modules', '.tactarium'), wanted)) return;
  say('installing packages');
  // Development packages are what builds: NODE_ENV=production must not leave them out.
  npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  stamp(join('node_modules', '.tactarium'), wanted);
}

function build() {
  const wanted = digestOf(['.']);
  const made = workspaces().every((name) => NOT_BUILT_BY_TSC.has(name) || existsSync(join(root, name, 'dist')));
  if (made && once(join('.stamps', 'build'), wanted)) return;
  say('building');
  run(process.execPath, [join('node_modules', 'typescript', 'bin', 'tsc'), '-b']);
  stamp(join('.stamps', 'build'), wanted);
}

/** What a browser is served: bundled from sources, so that it does not wait for the build above. */
function bundle() {
  const wanted = digestOf(['web', 'engine', 'games', 'protocol']);
  if (existsSync(join(root, 'web', 'dist', 'index.html.br')) && once(join('.stamps', 'web'), wanted)) return;
  say('bundling the web client');
  run(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'error']);
  compressFolder(join(root, 'web', 'dist'));
  stamp(join('.stamps', 'web'), wanted);
}

function workspaces() {
  return JSON.parse(read('package.json')).workspaces;
}

/** The digest of everything that is built from these folders. */
function digestOf(folders) {
  return digest(
    folders
      .flatMap((folder) => sources(folder))
      .toSorted()
      .flatMap((file) => [file, read(file)]),
  );
}

/** Everything that goes into a build. */
function sources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : sources(path);
    return /\.(tsx?|css|html|svg)$|tsconfig.*\.json$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function once(file, wanted) {
  return existsSync(join(root, file)) && read(file) === wanted;
}

function stamp(file, wanted) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), wanted);
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** The npm that called us, if one did; else the one on the path. */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) run(process.execPath, [script, ...args]);
  else run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

function run(command, args) {
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], env });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) fail(`${command} ${args.join(' ')} failed.`);
}

function say(text) {
  process.stderr.write(`tactarium: ${text} …\n`);
}

function fail(text) {
  process.stderr.write(`tactarium: ${text}\n`);
  process.exit(1);
}
