export { type Answer, ArenaClient, type Command } from './client.ts';
export { Connection, type ConnectionOptions, type Listener, type SocketLike } from './connection.ts';
export * from './matches.ts';
export * from './play.ts';
export * from './players.ts';
export * from './problem.ts';
export * from './ratings.ts';
export * from './scores.ts';
export * from './text.ts';
