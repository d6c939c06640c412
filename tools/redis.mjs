// Finds a Redis server for the tests, or installs Debian's.
import { findProgram, installPackage } from './debian.mjs';

/** The command that helps when there is none. */
export const HELP = 'install Redis (Debian: apt-get install -y redis-server)';

export const findRedis = () => findProgram(['redis-server', 'valkey-server']);

export function ensureRedis() {
  if (!findRedis()) installPackage('redis-server', 'the tests of the farm and of several nodes');
}
