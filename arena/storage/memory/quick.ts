import type { QuickPace } from '@tactarium/protocol';
import type { MatchRow } from '../port/matches.ts';
import type { Asked, QueueRules, QuickQueue, Waiting } from '../port/quick.ts';

interface Entry {
  readonly player: string;
  readonly game: string;
  readonly pace: QuickPace;
  readonly rating: number;
  readonly since: number;
  readonly seen: number;
  readonly match?: string;
}

/** What the queue needs of the matches. */
interface Matches {
  addMatch(match: MatchRow): Promise<boolean>;
  isPlayed(match: string): boolean;
}

/** The queue for quick matches, as the one in SQL has it. */
export class MemoryQuick implements QuickQueue {
  readonly #matches: Matches;
  readonly #entries = new Map<string, Entry>();

  constructor(matches: Matches) {
    this.#matches = matches;
  }

  async askQuick(waiting: Waiting, rules: QueueRules, make: (partner: string) => MatchRow): Promise<Asked> {
    const { player, game, pace, rating, now } = waiting;
    const before = this.#entries.get(keyOf(player, game));
    const inTime = before !== undefined && before.seen >= now - rules.dropAfter;
    const played = inTime && before.match !== undefined && this.#matches.isPlayed(before.match);
    const since = inTime && (before.match === undefined || played) ? before.since : now;
    const entry: Entry = { player, game, pace, rating, since, seen: now, ...(played && { match: before.match! }) };
    this.#entries.set(keyOf(player, game), entry);
    if (played) return { since, match: before.match! };
    const partner = this.#partnerOf(entry, rules);
    if (!partner) return { since };
    const match = make(partner.player);
    await this.#matches.addMatch(match);
    for (const paired of [entry, partner]) {
      this.#entries.set(keyOf(paired.player, game), { ...paired, match: match.id });
    }
    return { since, match: match.id };
  }

  #partnerOf(mine: Entry, { freshFor, width, widens }: QueueRules): Entry | undefined {
    const apart = (other: Entry): number => Math.abs(other.rating - mine.rating);
    const suitable = [...this.#entries.values()].filter(
      (other) =>
        other.game === mine.game &&
        other.pace === mine.pace &&
        other.player !== mine.player &&
        other.match === undefined &&
        other.seen >= mine.seen - freshFor &&
        apart(other) <= width + widens * Math.max(0, mine.seen - Math.min(mine.since, other.since)),
    );
    return suitable.sort((a, b) => apart(a) - apart(b) || a.since - b.since || (a.player < b.player ? -1 : 1))[0];
  }

  async leaveQuick(player: string, game: string): Promise<string | undefined> {
    const { match } = this.#entries.get(keyOf(player, game)) ?? {};
    if (match === undefined) this.#entries.delete(keyOf(player, game));
    return match !== undefined && this.#matches.isPlayed(match) ? match : undefined;
  }

  async dropQuick(before: number): Promise<void> {
    for (const [key, { seen }] of this.#entries) if (seen < before) this.#entries.delete(key);
  }

  forget(player: string): void {
    for (const [key, entry] of this.#entries) if (entry.player === player) this.#entries.delete(key);
  }
}

const keyOf = (player: string, game: string): string => `${player} ${game}`;
