import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { games } from '@tactarium/games';
import type { ArenaClient, NewMatch } from '@tactarium/protocol';
import { WebSocket } from 'ws';
import { Runner, value } from '../../games/roguelike/testing/runner.ts';
import { packageRoot } from '../../packageRoot.ts';
import type { TestServer } from '../server.ts';
import { Chance } from './chance.ts';
import { type Aimed, type Input, Inputs, type Route, routesIn } from './inputs.ts';
import { REPLAY } from './replay.ts';
import type { Value } from './values.ts';

const FIXTURES = fileURLToPath(new URL('fixtures/', packageRoot));

/** What once broke the server, or was meant to. */
export const fixtures = (): readonly (readonly [string, Input])[] =>
  readdirSync(FIXTURES).map((name) => [name, JSON.parse(readFileSync(`${FIXTURES}${name}`, 'utf8')) as Input]);

/** An input that the server did not stand. */
export interface Find {
  readonly input: Input;
  readonly why: string;
}

/** Milliseconds for an answer to bytes that need not have any. */
const A_WHILE = 50;
const AT_ONCE = 40;
/** Inputs after which the players look again at what is legal. */
const LOOK_AGAIN = 400;
/** Legal commands of one seat that are tried. */
const TRIED = 12;

interface Person {
  readonly id: string;
  readonly client: ArenaClient;
  readonly runner: Runner;
  socket: WebSocket;
}
interface Table {
  readonly id: string;
  readonly seats: readonly Person[];
}

/** Four people who send nonsense, in matches and runs of every game, and keep count of what was accepted. */
export class Fuzzer {
  readonly tables: Table[] = [];
  /** `match seat n` of every command that was said to be committed. */
  readonly accepted = new Set<string>();
  readonly finds: Find[] = [];
  sent = 0;
  readonly #server: TestServer;
  readonly #chance: Chance;
  readonly #people: Person[] = [];
  /** The player who ends sessions and changes names sits in no match. */
  #passerBy!: Person;
  readonly #invites: string[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  #open: Table[] = [];
  #commands: Aimed[] = [];
  #inputs!: Inputs;

  private constructor(server: TestServer, seed: number) {
    this.#server = server;
    this.#chance = new Chance(seed);
  }

  static async begin(server: TestServer, seed: number): Promise<Fuzzer> {
    const fuzzer = new Fuzzer(server, seed);
    const api = (await (await fetch(`${server.url}/docs/json`)).json()) as Parameters<typeof routesIn>[0];
    const routes: readonly Route[] = [
      ...routesIn(api),
      ...['/', '/healthz', '/readyz', '/metrics', '/docs', '/api/socket'].map((path) => ({
        method: 'GET',
        path,
        params: [],
      })),
    ];
    for (let i = 0; i < 4; i++) fuzzer.#people.push(await fuzzer.#come());
    const known = (field: string): Value | undefined => fuzzer.#known(field);
    fuzzer.#inputs = new Inputs(fuzzer.#chance, routes, known, () => fuzzer.#chance.pick(fuzzer.#commands));
    await fuzzer.#look();
    return fuzzer;
  }

  /** Sends `count` inputs. */
  async run(count: number): Promise<void> {
    for (let done = 0; done < count; done += AT_ONCE) {
      const inputs = Array.from({ length: Math.min(AT_ONCE, count - done) }, () => this.#inputs.next());
      await Promise.all(inputs.map((input) => this.send(input)));
      if (this.sent % LOOK_AGAIN < AT_ONCE) await this.#look();
    }
    await this.#idle();
  }

  async send(input: Input): Promise<void> {
    this.sent++;
    const why = await this.#try(input, this.#senderOf(input));
    if (why) this.#keep(input, why);
  }

  #senderOf(input: Input): Person {
    // What is answered on a line that is cut is not counted, so only those who sit nowhere use it.
    if (input.via === 'frames') return this.#chance.pick(this.#people.slice(2));
    const isAboutSelf = input.via === 'request' && /^\/api\/(sessions|me)\b/.test(input.path);
    return isAboutSelf ? this.#passerBy : this.#chance.pick(this.#people);
  }

  /** Those who play runs. */
  get players(): readonly string[] {
    return this.#people.map(({ id }) => id);
  }

  /** Everybody leaves. */
  async leave(): Promise<void> {
    for (const { socket } of [...this.#people, this.#passerBy]) socket.terminate();
    this.#agent.destroy();
  }

  #try(input: Input, person: Person): Promise<string | undefined> {
    switch (input.via) {
      case 'socket':
        return this.#say(input.text, person);
      case 'request':
        return this.#request(input, person);
      case 'bytes':
        return this.#bytes(input.bytes);
      case 'frames':
        return this.#bytes(input.bytes, person);
    }
  }

  async #say(text: string, person: Person): Promise<string | undefined> {
    if (person.socket.readyState !== WebSocket.OPEN) {
      person.socket = await this.#dial(person);
      return 'a socket was closed';
    }
    person.socket.send(text);
    return undefined;
  }

  #request({ method, path, body }: Input & { via: 'request' }, person: Person): Promise<string | undefined> {
    const headers = {
      ...(this.#chance.oneIn(10) ? {} : { authorization: `Bearer ${person.client.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    return new Promise((resolve) => {
      const asked = request(`${this.#server.url}${path}`, { method, headers, agent: this.#agent }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (data) => (text += data));
        response.on('end', () => {
          this.#heardAnswer(path, response.statusCode!, text, person);
          resolve(judge(method, response.statusCode!, text));
        });
      });
      asked.on('error', (error) => resolve(`no answer: ${error.message}`));
      asked.end(body);
    });
  }

  /** On a connection of its own: whatever comes, and then the line is cut. */
  #bytes(bytes: string, person?: Person): Promise<string | undefined> {
    const { port } = new URL(this.#server.url);
    return new Promise((resolve) => {
      const line = connect(Number(port), '127.0.0.1');
      let heard = '';
      const done = (): void => {
        clearTimeout(timer);
        line.destroy();
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0);
        resolve(status >= 500 && !heard.includes('arena/away') ? `answered ${status}` : undefined);
      };
      let timer = setTimeout(done, 20_000);
      const soon = (): void => {
        clearTimeout(timer);
        timer = setTimeout(done, A_WHILE);
      };
      line.on('error', () => {});
      line.on('close', done);
      line.on('data', (data) => {
        const first = heard === '';
        heard += data.toString('latin1');
        if (person && first) line.write(bytes, 'latin1');
        soon();
      });
      if (!person) {
        line.write(bytes, 'latin1');
        return soon();
      }
      line.write(
        `GET /api/socket HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.client.token}\r\nUpgrade: websocket\r\n`,
      );
      line.write(
        'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      );
    });
  }

  #heardAnswer(path: string, status: number, text: string, person: Person): void {
    const match = /^\/api\/matches\/(\w+)\/commands$/.exec(path)?.[1];
    if (match && status === 200) this.#accept(match, person, (JSON.parse(text) as { n: number }).n);
  }

  #accept(match: string, person: Person, n: number): void {
    const table = this.tables.find(({ id }) => id === match);
    if (table) this.accepted.add(`${match} ${table.seats.indexOf(person)} ${n}`);
  }

  async #come(): Promise<Person> {
    const runner = await Runner.come(this.#server.url);
    const person = { id: runner.player.id, client: runner.client, runner } as Person;
    person.socket = await this.#dial(person);
    return person;
  }

  #dial(person: Person): Promise<WebSocket> {
    const headers = { authorization: `Bearer ${person.client.token}` };
    const socket = new WebSocket(`${this.#server.url.replace('http', 'ws')}/api/socket`, { headers });
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const said = JSON.parse(String(data)) as { type: string; match: string; n: number };
      if (said.type === 'accepted') this.#accept(said.match, person, said.n);
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket));
      socket.once('unexpected-response', (_, { statusCode }) => reject(new Error(`not opened: ${statusCode}`)));
    });
  }

  #known(field: string): Value | undefined {
    switch (field) {
      case 'match':
        return this.#chance.pick(this.tables).id;
      case 'run':
        return this.#chance.pick(this.#people).runner.run;
      case 'code':
        return this.#invites.length === 0 ? undefined : this.#chance.pick(this.#invites);
      case 'game':
        return this.#chance.pick(games).game.id;
      case 'replay':
        return REPLAY;
      case 'player':
        return this.#chance.pick(this.#people).id;
      default:
        return undefined;
    }
  }

  /** What may be done now, at tables that are still open; where a match has ended another one begins. */
  async #look(): Promise<void> {
    await this.#idle();
    this.#passerBy?.socket.terminate();
    this.#passerBy = await this.#come();
    this.#commands = [];
    const live: Table[] = [];
    for (const table of this.#open) if (await this.#aim(table)) live.push(table);
    this.#open = live;
    for (const entry of games.filter(({ solitary }) => !solitary)) {
      const playing = async ({ id }: Table): Promise<boolean> =>
        (await this.#server.store.match(id))?.game === entry.game.id;
      let has = false;
      for (const table of this.#open) has ||= await playing(table);
      if (!has)
        await this.#sitDown({ game: entry.game.id, options: entry.samples[0], clock: { type: 'none' } } as NewMatch);
    }
    // Runs are listed by when they began.
    this.#server.ports.clock.pass(1);
    for (const { runner } of this.#people) await this.#runOn(runner);
  }

  /** One battle further, so that nonsense meets every step of a run; where one is over or abandoned another begins. */
  async #runOn(runner: Runner): Promise<void> {
    const active = value(await runner.client.activeRun());
    if (active) runner.run = active.id;
    else await runner.begin();
    await runner.fight();
  }

  async #sitDown(wish: NewMatch): Promise<void> {
    const [first, second] = this.#people as [Person, Person];
    const made = await first.client.create(wish);
    if (!made.ok) throw new Error(`${wish.game}: ${made.error.code}`);
    this.#invites.push(made.value.invite!);
    if (this.#invites.length > 20) this.#invites.shift();
    const joined = await second.client.join(made.value.invite!);
    if (!joined.ok) throw new Error(joined.error.code);
    const table = { id: made.value.id, seats: [first, second] };
    this.tables.push(table);
    this.#open.push(table);
    await this.#aim(table);
  }

  /** Whether it is still being played. */
  async #aim({ id, seats }: Table): Promise<boolean> {
    const found = await this.#server.store.match(id);
    if (found?.status !== 'live') return false;
    for (const { id: player } of seats) {
      const legal = await this.#server.arena.legal(id, player);
      if (!legal.ok) continue;
      const { n, commands } = legal.value;
      // Whoever resigns ends a match, and with it what else could have been tried in it.
      const tried = commands.filter(({ type }) => type !== 'resign' && type !== 'accept_draw');
      for (let i = 0; i < TRIED && tried.length > 0; i++) {
        this.#commands.push({ match: id, n: n + this.#chance.below(2), command: this.#chance.pick(tried) as Value });
      }
      this.#commands.push({ match: id, n, command: { type: 'offer_draw' } });
    }
    return true;
  }

  /** Until nothing is under way, on either side. */
  async #idle(): Promise<void> {
    const { host } = this.#server.arena;
    for (const { socket } of this.#people) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      await new Promise<void>((resolve) => {
        const done = (): void => {
          socket.off('pong', done).off('close', done);
          resolve();
        };
        socket.on('pong', done).on('close', done);
        socket.ping();
      });
    }
    while (host.queued + host.uncommitted > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  #keep(input: Input, why: string): void {
    this.finds.push({ input, why });
    const text = JSON.stringify(input, null, 2);
    mkdirSync(FIXTURES, { recursive: true });
    const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
    writeFileSync(`${FIXTURES}${name}.json`, `${text}\n`);
  }
}

/** Why this is no answer of a healthy server; undefined if it is. */
function judge(method: string, status: number, text: string): string | undefined {
  if (status >= 500) return text.includes('arena/away') ? undefined : `answered ${status}: ${text}`;
  if (status < 400 || method === 'HEAD') return undefined;
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
    return typeof code === 'string' && typeof message === 'string' ? undefined : `no problem in ${text}`;
  } catch {
    return `not JSON: ${text}`;
  }
}
