import type { Page } from '@playwright/test';
import { shelve } from '@tactarium/bench/pages/shelf';
import { type AnyEntry, type Json, type Outcome, playBots, type Replay, simulationSeed } from '@tactarium/engine';
import { entry as roguelike } from '@tactarium/games/roguelike/index';
import type { Kept } from '../local/messages.ts';

const entry: AnyEntry = roguelike;

/** A run that a bot has played to its end. */
export interface PlayedRun {
  readonly record: Replay;
  readonly outcome: Outcome;
}

export function playedRun(seed: number): PlayedRun {
  const bot = entry.bots.find(({ name }) => name === 'sensible')!;
  const options = { faction: 'humans', leader: 'humans/captain_rosamund' };
  const table = playBots(entry, [bot], options, simulationSeed(seed));
  return { record: table.replay(), outcome: table.outcome! };
}

const typeOf = (command: Json): unknown =>
  typeof command === 'object' && command !== null && 'type' in command ? command['type'] : undefined;

/** How many commands were given before the first of this type, or up to it and with it. */
export function commandsUntil({ record }: PlayedRun, type: string, where: 'before' | 'after'): number {
  const place = record.commands.findIndex(({ command }) => typeOf(command) === type);
  if (place < 0) throw new Error(`no ${type} in this run`);
  return where === 'before' ? place : place + 1;
}

/** Puts a run into the database of a page that has asked nothing of the worker yet, whole or with its first commands. */
export async function shelveRun(
  page: Page,
  url: string,
  id: string,
  { record, outcome }: PlayedRun,
  commands = record.commands.length,
): Promise<void> {
  const { game, rules, options, seed } = record;
  const isWhole = commands === record.commands.length;
  const kept: Kept = { id, game, rules, options, seed, seat: 'player', created: 1, ...(isWhole && { outcome }) };
  await shelve(page, url, kept, record.commands.slice(0, commands));
}

/** A run that stands as is written here: RUN-14 lets one go on from any standing. */
export async function shelveStanding(page: Page, url: string, id: string, options: Json): Promise<void> {
  const { game } = entry;
  const kept: Kept = {
    id,
    game: game.id,
    rules: game.rules,
    options,
    seed: simulationSeed(1),
    seat: 'player',
    created: 1,
  };
  await shelve(page, url, kept, []);
}
