import { randomInt } from 'node:crypto';
import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { starterDecks } from '@tactarium/games/roguelike/decks';
import { roguelike } from '@tactarium/games/roguelike/index';
import { readOptions } from '@tactarium/games/roguelike/wire';
import type { Arena } from '../../arena.ts';
import { randomIds } from '../../ids.ts';
import type { Visitor } from '../../players/players.ts';
import { type DayRow, dayOf } from './days.ts';
import type { Runs } from './runs.ts';

/** Percent of the gold of the day's road that its opponents have. */
const SHARE = 100;
/** A faction comes again after this many days at the earliest. */
const REST = 3;

/** The run of the day: the same deck, offers, opponents and battles for everybody who plays it. */
export class DayService {
  readonly #arena: Arena;
  readonly #runs: Runs;
  /** The day for which earlier ones were closed at this node. */
  #closed = '';

  constructor(arena: Arena, runs: Runs) {
    this.#arena = arena;
    this.#runs = runs;
  }

  get date(): string {
    return dayOf(this.#arena.now);
  }

  /** Drawn when it is first asked for, so that nobody knows it before its day. */
  async today(): Promise<DayRow> {
    const day = this.date;
    await this.#closeBefore(day);
    return (await this.#runs.day(day)) ?? this.#runs.addDay(await this.#drawn(day));
  }

  /** The id of the player's run of today. With an account only, and once: the first try counts. */
  async begin({ player, guest }: Visitor): Promise<Result<string, Refusal>> {
    if (guest) return err(refusal('day/account-needed'));
    const { options, seed } = await this.today();
    const begun = await this.#arena.lobby.begin(player, roguelike.id, options, seed);
    return begun.ok ? ok(begun.value.id) : begun;
  }

  async #drawn(day: string): Promise<DayRow> {
    const rested = new Set((await this.#runs.days(REST)).map(({ options }) => options.faction));
    const decks = starterDecks().filter(({ faction }) => !rested.has(faction));
    const deck = decks[randomInt(decks.length)]!;
    const { leader } = deck.leaders[randomInt(deck.leaders.length)]!;
    const wish = { faction: deck.faction, leader, decks: [deck], opponents: 'arena', share: SHARE, day };
    const options = readOptions(wish);
    if (!options.ok) throw new Error(`the run of ${day}: ${options.error.code}`);
    return { day, seed: randomIds.seed(), options: options.value, createdAt: this.#arena.now };
  }

  /** Once a day is over its seeds are public: what was not played to its end by then stands as far as it came. */
  async #closeBefore(day: string): Promise<void> {
    if (this.#closed === day) return;
    for (const { match } of await this.#runs.runsBeforeDay(day)) {
      const live = await this.#arena.host.find(match);
      if (!live) continue;
      // A battle that was begun in time is fought to its end first.
      await this.#arena.host.settle(live);
      await this.#arena.host.annul(live, 'day_over');
    }
    this.#closed = day;
  }
}
