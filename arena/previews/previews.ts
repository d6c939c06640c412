import { err, invariant, type MatchView, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { Bots } from '../bots/bots.ts';
import type { MatchHost } from '../match/matchHost.ts';
import { infoOf } from '../match/messages.ts';
import type { Ports } from '../ports.ts';
import type { SharedGames } from '../shared/shared.ts';
import type { Store } from '../storage/store.ts';
import type { CardInput } from './card.ts';

/** What a link to a match or a shared game says of it where it is pasted. */
export interface Preview {
  readonly title: string;
  readonly text: string;
  /** Whether its picture will never be another. */
  readonly isFinal: boolean;
}

interface Found extends Preview {
  /** What its card is drawn from. */
  readonly card: () => Promise<CardInput>;
}

/** Pictures that are kept, the one last asked for longest: some 20 KB each. */
const KEPT = 300;
/** Pictures that may be drawn or wait at once, for everybody together. */
const MOST_DRAWN = 8;

const SHARED = /^g\w+$/;
/** Of every match that is still played. */
const PLAIN = 'plain';

interface Card {
  readonly png: Uint8Array;
  /** Whether it will never be another. */
  readonly isFinal: boolean;
}

/** Titles and pictures of links. What is not for everybody has none, and while a match is played they tell names alone. */
export class Previews {
  readonly #store: Store;
  readonly #host: MatchHost;
  readonly #shared: SharedGames;
  readonly #bots: Bots;
  readonly #ports: Ports;
  /** By what is drawn. */
  readonly #kept = new Map<string, Uint8Array>();
  #drawn = 0;

  constructor(store: Store, host: MatchHost, shared: SharedGames, bots: Bots, ports: Ports) {
    this.#store = store;
    this.#host = host;
    this.#shared = shared;
    this.#bots = bots;
    this.#ports = ports;
  }

  /** Undefined where strangers may know nothing of it, or it does not exist. */
  async of(id: string): Promise<Preview | undefined> {
    return this.#find(id);
  }

  /** The card of a match or a shared game, as PNG. */
  async card(id: string): Promise<Result<Card, Refusal>> {
    const found = await this.#find(id);
    if (!found) return err(refusal('match/not-found'));
    if (!found.isFinal) return this.#plain();
    const drawn = await this.#draw(id, found.card, true);
    // A game that is too long, or was played by rules that have changed, is not drawn: perhaps another time.
    return drawn.ok || drawn.error.code !== 'picture/failed' ? drawn : this.#plain();
  }

  #plain(): Promise<Result<Card, Refusal>> {
    return this.#draw(PLAIN, async () => ({}), false);
  }

  async #draw(key: string, input: () => Promise<CardInput>, isFinal: boolean): Promise<Result<Card, Refusal>> {
    const kept = this.#kept.get(key);
    if (kept) {
      // Last in the map: the one asked for most recently.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return ok({ png: kept, isFinal });
    }
    if (this.#drawn >= MOST_DRAWN) return err(refusal('limit/pictures'));
    this.#drawn++;
    try {
      const png = (await this.#bots.work('card', await input())) as Uint8Array;
      this.#kept.set(key, png);
      if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
      return ok({ png, isFinal });
    } catch (error) {
      this.#ports.log.warn({ error, key }, 'a picture could not be drawn');
      return err(refusal('picture/failed'));
    } finally {
      this.#drawn--;
    }
  }

  #find(id: string): Promise<Found | undefined> {
    return SHARED.test(id) ? this.#findShared(id) : this.#findMatch(id);
  }

  /** By the row of the match alone: opening a link rebuilds nothing. */
  async #findMatch(id: string): Promise<Found | undefined> {
    const match = await this.#store.match(id);
    if (!match?.watch) return undefined;
    const isOver = match.status === 'over';
    if (!isOver && match.status !== 'live') return undefined;
    const { seats, outcome } = infoOf(match);
    const names = seats.map(({ seat, player, bot }) => ({
      seat,
      name: player?.name ?? botTitle(match.game, bot ?? seat),
    }));
    return {
      title: titleOf(match.game, names),
      // While it is played nothing but who plays is told: not even how far they are.
      text: isOver ? sayEnd(outcome, names) : 'Being played now. Come and watch.',
      isFinal: isOver,
      card: () => this.#lastViews(id),
    };
  }

  /** What all seats saw at the end of a match that is over: nothing in it is hidden any more. */
  async #lastViews(id: string): Promise<CardInput> {
    const live = await this.#host.find(id);
    if (live && live.match.status !== 'over') await this.#host.catchUp(live);
    invariant(live?.match.status === 'over' && live.folded, 'the end of a match is known before it is shown');
    const { game, state } = live.folded;
    const views = game.seats.map((_, seat) => (game.view(state, seat) as MatchView<unknown>).game);
    return { game: live.match.game, views };
  }

  async #findShared(id: string): Promise<Found | undefined> {
    const told = await this.#shared.info(id);
    if (!told.ok) return undefined;
    const { game, seat, bot, player, outcome } = told.value;
    const names = (gameNamed(game)?.game.seats ?? []).map((one) => ({
      seat: one,
      name: one === seat ? player.name : botTitle(game, bot),
    }));
    return {
      title: titleOf(game, names),
      text: `${sayEnd(outcome, names)} Not refereed: played against the computer.`,
      isFinal: true,
      card: async () => {
        const replay = await this.#shared.replay(id);
        invariant(replay.ok, 'a shared game has its replay');
        return { game, replay: replay.value };
      },
    };
  }
}

/** As pages name it: "Odile (Hard)", or "Hard Bot" where nobody has a name. */
function botTitle(game: string, bot: string): string {
  const level = `${bot.charAt(0).toUpperCase()}${bot.slice(1)}`;
  const character = gameNamed(game)?.characters?.[bot];
  return character === undefined ? `${level} Bot` : `${character} (${level})`;
}

interface Named {
  readonly seat: string;
  readonly name: string;
}

const titleOf = (game: string, names: readonly Named[]): string =>
  `${gameNamed(game)?.name ?? game}: ${names.map(({ name }) => name).join(' – ')}`;

function sayEnd(
  outcome: { readonly winner?: string | undefined; readonly draw?: boolean | undefined } | undefined,
  names: readonly Named[],
): string {
  const winner = names.find(({ seat }) => seat === outcome?.winner);
  if (winner) return `${winner.name} won. Watch the replay.`;
  return outcome?.draw ? 'It ended in a draw. Watch the replay.' : 'It is over. Watch the replay.';
}
