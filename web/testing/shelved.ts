import type { Page } from '@playwright/test';
import { shelve } from '@tactarium/bench/pages/shelf';
import {
  type Actor,
  type AnyBot,
  type AnyEntry,
  actorName,
  type Json,
  playBots,
  type Replay,
  type Seed,
  Table,
  type Typed,
} from '@tactarium/engine';
import type { View } from '@tactarium/games/forests/client';
import { entry } from '@tactarium/games/forests/index';
import type { KeptCommand } from '../local/messages.ts';

/** A match against the computer as the browser keeps it, played here first: so a test can begin in the middle of one. */
export class ShelvedMatch {
  readonly id: string;
  readonly table: Table;
  readonly commands: KeptCommand[] = [];
  readonly #options: Json;
  readonly #seed: Seed;
  readonly #bot: AnyBot;

  constructor(id: string, options: { readonly size: number; readonly difficulty: string }, seed: Seed) {
    this.id = id;
    this.#options = { fog: true, ...options };
    this.#seed = seed;
    this.#bot = botNamed(options.difficulty);
    this.table = new Table(entry, this.#options, seed);
  }

  get view(): View {
    return this.table.view(0) as View;
  }

  act(actor: Actor, command: Typed): void {
    const done = this.table.act(actor, command);
    if (!done.ok) throw new Error(`refused: ${done.error.code}`);
    this.commands.push({ actor: actorName(entry.game, actor), command });
  }

  /** The computer's turn, as the browser plays it. */
  answer(): void {
    for (let command = this.table.botCommand(1, this.#bot); command; command = this.table.botCommand(1, this.#bot)) {
      this.act(1, command);
    }
  }

  /** What another bot would do in the player's place now. */
  advice(name: string): Typed | undefined {
    return this.table.botCommand(0, botNamed(name));
  }

  /** Both play on, another bot for the player, until it is the player's turn and this holds. */
  playOn(name: string, until: (view: View) => boolean): void {
    while (!this.table.outcome && !until(this.view)) {
      for (let command = this.advice(name); command; command = this.advice(name)) this.act(0, command);
      this.answer();
    }
  }

  /** As it stands now; under ids of their own, one game gives many positions. */
  async shelve(page: Page, url: string, id = this.id): Promise<void> {
    const row = {
      id,
      game: 'forests',
      rules: entry.game.rules,
      options: this.#options,
      seed: this.#seed,
      seat: 'a',
      bot: this.#bot.name,
      ...(this.table.outcome && { outcome: this.table.outcome }),
    };
    await shelve(page, url, row, this.commands);
  }
}

/** What was played in a match of this browser, as it is kept. */
export const keptCommands = (page: Page, match: string): Promise<readonly KeptCommand[]> =>
  page.evaluate(
    (id) =>
      new Promise<KeptCommand[]>((resolve, reject) => {
        const request = indexedDB.open('tactarium');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('commands');
          const read = transaction.objectStore('commands').getAll(IDBKeyRange.bound([id], [id, []]));
          transaction.oncomplete = () => {
            request.result.close();
            resolve(read.result);
          };
        };
      }),
    match,
  );

/** Shelves a game that two bots have played to its end, as if a person had sat in a seat. Answers with its record. */
export async function shelveFinished(
  page: Page,
  url: string,
  { id, entry, options, bots: [first, second], seat = 0, seed }: FinishedGame,
): Promise<Replay> {
  const named = (name: string): AnyBot => entry.bots.find((one) => one.name === name)!;
  const table = playBots(entry, [named(first), named(second)], options, seed);
  const { game, rules, commands } = table.replay();
  const bot = seat === 0 ? second : first;
  const row = { id, game, rules, options, seed, seat: entry.game.seats[seat]!, bot, outcome: table.outcome };
  await shelve(page, url, row, commands);
  return table.replay();
}

interface FinishedGame {
  readonly id: string;
  readonly entry: AnyEntry;
  readonly options: Json;
  readonly bots: readonly [string, string];
  /** The person's. */
  readonly seat?: 0 | 1;
  readonly seed: Seed;
}

function botNamed(name: string): AnyBot {
  const bot: AnyBot | undefined = entry.bots.find((one) => one.name === name);
  if (!bot) throw new Error(`no bot ${name}`);
  return bot;
}
