export { Damaged, seal, unseal } from './backup/seal.ts';
export { type Verified, verifyMatches } from './backup/verify.ts';
export { type Config, configFrom } from './config.ts';
export { fileHouseTeams } from './games/roguelike/houseTeams.ts';
export { exportThrough } from './operator/door.ts';
export { type Running, sentenceOf, serve } from './serve.ts';
export { openStore, type Place } from './storage/open.ts';
export { Locked } from './storage/pglite/lock.ts';
export type { Store } from './storage/store.ts';
