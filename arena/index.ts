export { type Config, configFrom } from './config.ts';
export { type Running, sentenceOf, serve } from './serve.ts';
export { openStore, type Place } from './storage/open.ts';
export { Locked } from './storage/pglite/lock.ts';
export type { Dumped, Store } from './storage/store.ts';
