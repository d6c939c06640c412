import { err, isObject, ok, playBots, type Refusal, type Result, refusal, simulationSeed } from '@tactarium/engine';
import type { Task } from '@tactarium/farm/task';
import { gameNamed } from '@tactarium/games';
import { BATTLE_RULES } from '@tactarium/games/roguelike/battle/digests';
import { factions, type View } from '@tactarium/games/roguelike/client';

/** One run of a bot: who plays it for whom, and against bots of which share of its gold. */
export interface RunAssignment {
  readonly bot: string;
  readonly faction: string;
  readonly leader: string;
  readonly share: number;
  readonly run: number;
  readonly n: number;
}

export interface RunPlayed {
  readonly won: boolean;
  readonly wins: number;
  readonly losses: number;
  readonly rating: number;
}

const entry = gameNamed('roguelike')!;

/** A whole run, played by a bot. */
export const runs: Task<RunAssignment, RunPlayed> = {
  name: 'runs',
  version: `${entry.game.rules}, battles ${BATTLE_RULES}`,
  read: readAssignment,
  run({ bot, faction, leader, share, run, n }) {
    const player = entry.bots.find(({ name }) => name === bot)!;
    const table = playBots(entry, [player], { faction, leader, share }, simulationSeed(run, n));
    const { wins, losses, rating, status } = table.view(0) as View;
    return { won: status === 'won', wins, losses, rating };
  },
};

function readAssignment(json: unknown): Result<RunAssignment, Refusal> {
  const malformed = err(refusal('assignment/malformed'));
  if (!isObject(json)) return malformed;
  const { bot, faction, leader, share, run, n } = json;
  const led = factions.find(({ id }) => id === faction);
  const isKnown =
    entry.bots.some(({ name }) => name === bot) &&
    Object.keys(led?.leaders ?? {}).some((name) => `${faction}/${name}` === leader) &&
    [share, run, n].every((number) => Number.isSafeInteger(number) && (number as number) >= 0) &&
    entry.game.readOptions({ share: share! }).ok;
  return isKnown ? ok({ bot, faction, leader, share, run, n } as RunAssignment) : malformed;
}
