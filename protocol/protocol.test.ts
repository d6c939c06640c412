import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  accepted,
  adminReason,
  askQuick,
  banPlayer,
  battleResult,
  challengeList,
  challengers,
  changedPlayer,
  changePlayer,
  clientMessage,
  dayBoard,
  deletePlayer,
  followList,
  foundPlayers,
  leaderboard,
  myMatch,
  newMatch,
  newPlan,
  newRecovery,
  newRun,
  plan,
  playerName,
  problem,
  profile,
  pushMessage,
  pushSubscription,
  quick,
  recover,
  recoveryCodes,
  renamePlayer,
  say,
  scoreQuery,
  scores,
  seen,
  sendCommand,
  serverMessage,
  sharedInfo,
  shareGame,
  signedIn,
  signIn,
  submitBattle,
} from './index.ts';

const schemas: Readonly<Record<string, z.ZodType>> = {
  foundPlayers,
  adminReason,
  renamePlayer,
  banPlayer,
  recover,
  recoveryCodes,
  newRecovery,
  accepted,
  askQuick,
  battleResult,
  dayBoard,
  challengeList,
  challengers,
  changedPlayer,
  changePlayer,
  clientMessage,
  deletePlayer,
  followList,
  leaderboard,
  myMatch,
  newMatch,
  newPlan,
  newRun,
  plan,
  problem,
  profile,
  pushMessage,
  pushSubscription,
  quick,
  say,
  scoreQuery,
  scores,
  seen,
  sendCommand,
  serverMessage,
  sharedInfo,
  shareGame,
  signedIn,
  signIn,
  submitBattle,
};

const page = readFileSync(new URL('../docs/PROTOCOL.md', import.meta.url), 'utf8');

/** Every JSON block, by the schema that the heading above it names. */
const examples = page
  .split(/^### /m)
  .slice(1)
  .flatMap((section) => {
    const name = section.slice(0, section.indexOf('\n')).trim();
    return [...section.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => [name, text!] as const);
  });

describe('docs/PROTOCOL.md', () => {
  it.each(examples)('gives a good example of %s', (name, text) => {
    expect(schemas[name]!.safeParse(JSON.parse(text)).error).toBeUndefined();
  });

  it.each(Object.entries({ clientMessage, serverMessage }))('has an example of each %s', (name, { options }) => {
    const types = options.map(({ shape }) => shape.type.value);
    const shown = examples.flatMap(([of, text]) => (of === name ? [(JSON.parse(text) as { type: string }).type] : []));
    expect(shown.sort()).toEqual([...types].sort());
  });
});

describe('names', () => {
  it.each(['Ada', '  Ada  Lovelace ', 'Zoë', '🦊🦊', '<b>x</b>'])('takes %j', (name) => {
    expect(playerName.safeParse(name).success).toBe(true);
  });
  it.each(['', 'x', 'a\u0000b', 'a\ud800b', 'a\u202eb', 'x'.repeat(25), '\n\n'])('refuses %j', (name) => {
    expect(playerName.safeParse(name).success).toBe(false);
  });
});
