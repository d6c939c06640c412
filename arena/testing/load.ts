import { ArenaClient, type BattleResult, type Command, Connection, type NewMatch, type Run } from '@tactarium/protocol';
import { WebSocket } from 'ws';

/** A command that the server said is committed. */
export interface Acknowledged {
  readonly match: string;
  readonly seat: string;
  readonly n: number;
  readonly command: Command;
}

/** A battle of a run that the server said was fought. */
export interface FoughtRun {
  readonly run: string;
  readonly n: number;
  readonly answer: BattleResult;
}

/** What two people play, match after match. */
interface Table {
  readonly game: string;
  readonly seats: readonly [string, string];
  /** Which of the legal commands a player gives, by how many they have given before. */
  wanted(legal: readonly Command[], given: number): readonly Command[];
}

const BATTLE: Table = {
  game: 'rps',
  seats: ['red', 'blue'],
  wanted(legal, given) {
    const moves = legal.filter(({ type }) => type === 'move' || type === 'choose');
    if (moves.length > 0) return moves;
    const layout = given === 0 ? 'place' : given < 8 ? 'shuffle' : 'ready';
    return legal.filter(({ type }) => type === layout);
  },
};

const DUEL: Table = {
  game: 'mechs',
  seats: ['a', 'b'],
  wanted: (legal) => legal.filter(({ type }) => type !== 'resign' && type !== 'offer_draw'),
};

/** Somebody who plays on whatever happens to the server. */
class Bystander {
  readonly client: ArenaClient;
  readonly connection: Connection;
  readonly #urls: () => readonly string[];
  #turn: number;

  constructor(urls: () => readonly string[], token: string, first: number) {
    this.#urls = urls;
    this.#turn = first;
    this.client = new ArenaClient(this.#next(), token);
    this.connection = new Connection({
      longestWait: 200,
      open: () =>
        new WebSocket(`${this.#next().replace('http', 'ws')}/api/socket`, {
          headers: { authorization: `Bearer ${token}` },
        }),
    });
  }

  /** Asks until there is an answer, at the next server when one is away. */
  async ask<T>(
    question: (client: ArenaClient) => Promise<{ ok: true; value: T } | { ok: false; error: { code: string } }>,
  ): Promise<T> {
    for (;;) {
      const answer = await question(this.client);
      if (answer.ok) return answer.value;
      if (!/^(network|arena)\//.test(answer.error.code)) throw new Error(`refused: ${answer.error.code}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      (this.client as { url: string }).url = this.#next();
    }
  }

  #next(): string {
    const urls = this.#urls();
    return urls[this.#turn++ % urls.length]!;
  }
}

/** Pairs that play match after match, as fast as they are answered. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  readonly fought: FoughtRun[] = [];
  readonly matches: string[] = [];
  readonly faults: unknown[] = [];
  readonly #urls: () => readonly string[];
  readonly #people: Bystander[] = [];
  #ended = false;
  #playing: Promise<void>[] = [];

  constructor(urls: () => readonly string[]) {
    this.#urls = urls;
  }

  /**
   * `pairs` play RPS Battle, `duels` of two Mech Skirmish. `alone`: people who play Forest War against the computer, and
   * give up after a few commands. `runs`: who play runs.
   */
  async start(pairs: number, { spectators = 0, duels = 0, alone = 0, runs = 0 } = {}): Promise<void> {
    for (let i = 0; i < pairs + duels; i++) {
      const [first, second] = [await this.#come(i), await this.#come(i + 1)];
      const table = i < pairs ? BATTLE : DUEL;
      this.#playing.push(this.#playOn(table, first, second).catch((fault) => void this.faults.push(fault)));
    }
    for (let i = 0; i < alone; i++) {
      const person = await this.#come(i);
      this.#playing.push(this.#playAlone(person).catch((fault) => void this.faults.push(fault)));
    }
    for (let i = 0; i < runs; i++) {
      const person = await this.#come(i);
      this.#playing.push(this.#playRuns(person).catch((fault) => void this.faults.push(fault)));
    }
    for (let i = 0; i < spectators; i++) {
      const guest = await this.#come(i);
      for (const match of this.matches) guest.connection.watch(match, {});
    }
  }

  /** When everybody has got the last answer. */
  async stop(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#playing);
    for (const { connection } of this.#people) connection.close();
  }

  async #come(first: number): Promise<Bystander> {
    const url = this.#urls()[first % this.#urls().length]!;
    const guest = await new ArenaClient(url).guest();
    if (!guest.ok) throw new Error(guest.error.code);
    const person = new Bystander(this.#urls, guest.value.token, first);
    this.#people.push(person);
    return person;
  }

  async #playOn(table: Table, first: Bystander, second: Bystander): Promise<void> {
    while (!this.#ended) {
      const made = await first.ask((client) => client.create({ game: table.game }));
      await second.ask((client) => client.join(made.invite!));
      this.matches.push(made.id);
      const seated = [first, second].map((person, i) => this.#playSeat(table, person, made.id, table.seats[i]!));
      await Promise.all(seated);
    }
  }

  async #playAlone(person: Bystander): Promise<void> {
    const wish: NewMatch = { game: 'forests', seats: ['me', { bot: 'baby' }] };
    while (!this.#ended) {
      const { id: match } = await person.ask((client) => client.create(wish));
      this.matches.push(match);
      const { n, commands } = await person.ask((client) => client.legal(match));
      const [first] = sample(commands.filter(({ type }) => type === 'act' || type === 'deploy'));
      for (const [i, command] of [first!, { type: 'resign' }].entries()) {
        const played = await person.connection.command(match, n + i, command);
        if (played.ok) this.acknowledged.push({ match, seat: 'a', n: played.value.n, command });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Runs by requests alone, each sent again until there is an answer. */
  async #playRuns(person: Bystander): Promise<void> {
    const wish = { faction: 'undead', leaderId: 'undead/lich_king_malachar' };
    while (!this.#ended) {
      const { value: run } = await person.ask(async (client) => {
        const begun = await client.begin(wish);
        // It had begun before the answer was lost.
        const isThere = !begun.ok && begun.error.code === 'run/active';
        const active = begun.ok || isThere ? await client.activeRun() : begun;
        return active.ok ? { ok: true, value: { value: active.value! } } : active;
      });
      this.matches.push(run.match);
      for (let ended = false; !this.#ended && !ended; ) ended = await this.#fightOn(person, run.id);
    }
  }

  /** Drafts, finds and fights once. Whether the run has ended. */
  async #fightOn(person: Bystander, id: string): Promise<boolean> {
    const now = await person.ask((client) => client.run(id));
    if (now.step === 'draft') {
      const picks = now.offer.slice(0, now.hand.length === 0 ? 3 : 1).map((card) => card.id);
      await person.ask((client) => client.pick(id, picks, now.n));
    }
    await person.ask((client) => client.findOpponent(id));
    const before = await person.ask((client) => client.run(id));
    const n = before.wins + before.losses + 1;
    const body = { team: teamFor(before), spellTimings: [], battle: n };
    const answer = await person.ask((client) => client.fight(id, body));
    this.fought.push({ run: id, n, answer });
    return answer.step === 'over';
  }

  async #playSeat(table: Table, person: Bystander, match: string, seat: string): Promise<void> {
    let over = false;
    person.connection.watch(match, {
      info({ status }) {
        over = status === 'over';
      },
    });
    let played = 0;
    while (!this.#ended && !over) {
      const { n, commands } = await person.ask((client) => client.legal(match));
      const [command] = sample(table.wanted(commands, played));
      if (!command) {
        const { status } = await person.ask((client) => client.match(match));
        if (status !== 'live') break;
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      played++;
      const answer = await person.connection.command(match, n, command);
      if (answer.ok) this.acknowledged.push({ match, seat, n: answer.value.n, command });
    }
    person.connection.unwatch(match);
  }
}

/** Whom there is gold for. */
function teamFor({ hand, gold }: Run): { card: string; position: { x: number; y: number } }[] {
  let left = gold;
  const fielded = hand.filter(({ owned, cost }) => {
    if (!owned && cost > left) return false;
    left -= owned ? 0 : cost;
    return true;
  });
  return fielded.map(({ id }, i) => ({ card: id, position: { x: i % 8, y: i < 8 ? 1 : 0 } }));
}

const sample = <T>(list: readonly T[]): readonly T[] =>
  list.length === 0 ? [] : [list[Math.floor(Math.random() * list.length)]!];
