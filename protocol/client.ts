import { err, ok, type Replay, type Result, readUntrusted } from '@tactarium/engine';
import type { z } from 'zod';
import { auditPage, foundPlayer, foundPlayers, health } from './admin.ts';
import { type Challengers, challengers, followList } from './follows.ts';
import { challengeList, gameList, matchList, myMatch, type NewMatch, type QuickPace } from './matches.ts';
import { type Line, plan } from './plans.ts';
import { accepted, type anyCommand, legalCommands, seen, since, told } from './play.ts';
import { type ChangePlayer, changedPlayer, player, recoveryCodes, recoveryLeft, session, signedIn } from './players.ts';
import { type Problem, problem } from './problem.ts';
import { type PushSubscription, pushKey } from './push.ts';
import { leaderboard, profile, quick } from './ratings.ts';
import {
  activeRun,
  battle,
  battleEvents,
  battleResult,
  type DayBoard,
  dayBoard,
  dayList,
  deck,
  deckList,
  factionList,
  leaderList,
  mySnapshots,
  type NewRun,
  type RunRecipe,
  type RunTeam,
  run,
  runBegun,
  runDraft,
  runFound,
  runHand,
  runHistory,
  runLeaderboard,
  runList,
  runRecipe,
  runShop,
  runUpgraded,
  type SaveDeck,
  type SubmitBattle,
  spellList,
  unitList,
} from './runs.ts';
import type { Saying } from './sayings.ts';
import { type ScoreQuery, scores } from './scores.ts';
import { type ShareGame, sharedInfo } from './shared.ts';

export type Answer<T> = Promise<Result<T, Problem>>;
export type Command = z.infer<typeof anyCommand>;

const sessions = session.array();

/** The arena over HTTP. A refusal is a value; so is a server that cannot be reached. */
export class ArenaClient {
  readonly url: string;
  /** Absent where a browser keeps it in a cookie. */
  token: string | undefined;

  constructor(url: string, token?: string) {
    this.url = url.replace(/\/+$/, '');
    this.token = token;
  }

  /** Creates a guest. */
  async guest(name?: string): Answer<z.infer<typeof signedIn>> {
    return this.#signed(await this.#ask(signedIn, 'POST', '/guests', name === undefined ? {} : { name }));
  }

  /** With `claim`, the games of this guest become the account's. */
  async signIn(name: string, password: string, claim = false): Answer<z.infer<typeof signedIn>> {
    const body = { name, password, ...(claim && { claim }) };
    return this.#signed(await this.#ask(signedIn, 'POST', '/sessions', body));
  }

  /** Signs in with a recovery code instead of the lost password. All other sessions end. */
  async recover(name: string, code: string, password: string): Answer<z.infer<typeof signedIn>> {
    return this.#signed(await this.#ask(signedIn, 'POST', '/recoveries', { name, code, password }));
  }

  me = (): Answer<z.infer<typeof player>> => this.#ask(player, 'GET', '/me');
  async change(wish: ChangePlayer): Answer<z.infer<typeof changedPlayer>> {
    const answer = await this.#ask(changedPlayer, 'PATCH', '/me', wish);
    if (answer.ok && answer.value.token !== undefined && this.token !== undefined) this.token = answer.value.token;
    return answer;
  }

  /** Everything that is kept about this player. */
  data = (): Answer<unknown> => this.#ask(undefined, 'GET', '/me/data');
  /** For ever. `password`: absent for a guest. */
  remove = (password?: string): Answer<undefined> =>
    this.#ask(undefined, 'POST', '/me/deletion', password === undefined ? {} : { password });

  recoveryLeft = (): Answer<z.infer<typeof recoveryLeft>> => this.#ask(recoveryLeft, 'GET', '/me/recovery');
  /** Makes new codes; earlier ones stop working. */
  newRecovery = (password: string): Answer<z.infer<typeof recoveryCodes>> =>
    this.#ask(recoveryCodes, 'POST', '/me/recovery', { password });

  sessions = (): Answer<z.infer<typeof sessions>> => this.#ask(sessions, 'GET', '/sessions');
  endSession = (id: string): Answer<undefined> => this.#ask(undefined, 'DELETE', `/sessions/${part(id)}`);

  follows = (): Answer<z.infer<typeof followList>> => this.#ask(followList, 'GET', '/follows');
  follow = (player: string): Answer<undefined> => this.#ask(undefined, 'PUT', `/follows/${part(player)}`);
  unfollow = (player: string): Answer<undefined> => this.#ask(undefined, 'DELETE', `/follows/${part(player)}`);
  /** Who may challenge me. */
  challengers = (): Answer<z.infer<typeof challengers>> => this.#ask(challengers, 'GET', '/me/challengers');
  setChallengers = (from: Challengers): Answer<z.infer<typeof challengers>> =>
    this.#ask(challengers, 'PUT', '/me/challengers', { from });

  /** The operator's public key, where this server sends push messages. */
  pushKey = (): Answer<z.infer<typeof pushKey>> => this.#ask(pushKey, 'GET', '/push/key');
  push = (subscription: PushSubscription): Answer<undefined> => this.#ask(undefined, 'POST', '/push', subscription);
  endPush = (endpoint: string): Answer<undefined> => this.#ask(undefined, 'DELETE', '/push', { endpoint });

  games = (): Answer<z.infer<typeof gameList>> => this.#ask(gameList, 'GET', '/games');
  create = (wish: NewMatch): Answer<z.infer<typeof myMatch>> => this.#ask(myMatch, 'POST', '/matches', wish);
  mine = (): Answer<z.infer<typeof matchList>> => this.#ask(matchList, 'GET', '/matches');
  live = (): Answer<z.infer<typeof matchList>> => this.#ask(matchList, 'GET', '/matches/live');
  challenges = (): Answer<z.infer<typeof challengeList>> => this.#ask(challengeList, 'GET', '/challenges');
  /** Takes the free seat of an open challenge. */
  accept = (id: string): Answer<z.infer<typeof myMatch>> => this.#ask(myMatch, 'POST', `/challenges/${part(id)}`);
  invited = (code: string): Answer<z.infer<typeof myMatch>> => this.#ask(myMatch, 'GET', `/invites/${part(code)}`);
  join = (code: string): Answer<z.infer<typeof myMatch>> => this.#ask(myMatch, 'POST', `/invites/${part(code)}`);
  match = (id: string): Answer<z.infer<typeof myMatch>> => this.#ask(myMatch, 'GET', `/matches/${part(id)}`);
  take = (id: string): Answer<z.infer<typeof myMatch>> => this.#ask(myMatch, 'POST', `/matches/${part(id)}/seat`);
  /** Calls time on an opponent who owes a command and has left. */
  claim = (id: string): Answer<z.infer<typeof myMatch>> => this.#ask(myMatch, 'POST', `/matches/${part(id)}/claim`);
  /** Says something to the others in this match. */
  say = (id: string, saying: Saying): Answer<undefined> =>
    this.#ask(undefined, 'POST', `/matches/${part(id)}/sayings`, { saying });
  /** My answers left in advance; nobody else is told of them. */
  plan = (id: string): Answer<z.infer<typeof plan>> => this.#ask(plan, 'GET', `/matches/${part(id)}/plan`);
  /** Replaces my answers; an empty list takes them back. */
  leavePlan = (id: string, lines: readonly Line[]): Answer<z.infer<typeof plan>> =>
    this.#ask(plan, 'PUT', `/matches/${part(id)}/plan`, { lines });
  withdraw = (id: string): Answer<z.infer<typeof myMatch>> => this.#ask(myMatch, 'DELETE', `/matches/${part(id)}`);
  rematch = (id: string): Answer<z.infer<typeof myMatch>> => this.#ask(myMatch, 'POST', `/matches/${part(id)}/rematch`);
  seen = (id: string): Answer<z.infer<typeof seen>> => this.#ask(seen, 'GET', `/matches/${part(id)}/view`);
  since = (id: string, have: number): Answer<z.infer<typeof since>> =>
    this.#ask(since, 'GET', `/matches/${part(id)}/news?have=${have}`);
  told = (id: string): Answer<z.infer<typeof told>> => this.#ask(told, 'GET', `/matches/${part(id)}/told`);
  legal = (id: string): Answer<z.infer<typeof legalCommands>> =>
    this.#ask(legalCommands, 'GET', `/matches/${part(id)}/legal`);
  play = (id: string, n: number, command: Command): Answer<z.infer<typeof accepted>> =>
    this.#ask(accepted, 'POST', `/matches/${part(id)}/commands`, { n, command });
  /** Enters the queue, or asks again. Call it about every second, or the place is lost. */
  quick = (game: string, pace: QuickPace = 'calm'): Answer<z.infer<typeof quick>> =>
    this.#ask(quick, 'POST', '/quick', { game, pace });
  /** Leaves the queue. Returns the match if one was found meanwhile. */
  leaveQuick = (game: string): Answer<z.infer<typeof quick>> => this.#ask(quick, 'DELETE', `/quick/${part(game)}`);
  leaderboard = (game: string): Answer<z.infer<typeof leaderboard>> =>
    this.#ask(leaderboard, 'GET', `/leaderboard/${part(game)}`);
  profile = (id: string): Answer<z.infer<typeof profile>> => this.#ask(profile, 'GET', `/players/${part(id)}`);
  /** The best games of Forest War against the computer. */
  scores = (query: ScoreQuery = {}): Answer<z.infer<typeof scores>> => {
    const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
    return this.#ask(scores, 'GET', `/forests/scores?${new URLSearchParams(given)}`);
  };
  /** Untrusted like every replay: the engine's `readReplay` reads it. */
  replay = (id: string): Answer<Replay> => this.#ask(undefined, 'GET', `/matches/${part(id)}/replay`);
  /** Shares a game against the computer that was played in this client. */
  share = (game: ShareGame): Answer<z.infer<typeof sharedInfo>> => this.#ask(sharedInfo, 'POST', '/shared', game);
  shared = (id: string): Answer<z.infer<typeof sharedInfo>> => this.#ask(sharedInfo, 'GET', `/shared/${part(id)}`);
  sharedReplay = (id: string): Answer<Replay> => this.#ask(undefined, 'GET', `/shared/${part(id)}/replay`);

  /** Roguelike Run: one run at a time. */
  begin = (wish: NewRun): Answer<z.infer<typeof runBegun>> => this.#ask(runBegun, 'POST', '/runs', wish);
  activeRun = (): Answer<z.infer<typeof activeRun>> => this.#ask(activeRun, 'GET', '/runs/active');
  run = (id: string): Answer<z.infer<typeof run>> => this.#ask(run, 'GET', `/runs/${part(id)}`);
  runs = (before?: number): Answer<z.infer<typeof runList>> =>
    this.#ask(runList, 'GET', before === undefined ? '/runs' : `/runs?before=${before}`);
  abandon = (id: string): Answer<z.infer<typeof run>> => this.#ask(run, 'DELETE', `/runs/${part(id)}`);
  draft = (id: string): Answer<z.infer<typeof runDraft>> => this.#ask(runDraft, 'GET', `/runs/${part(id)}/draft`);
  pick = (id: string, picks: readonly string[], n?: number): Answer<z.infer<typeof runHand>> =>
    this.#ask(runHand, 'POST', `/runs/${part(id)}/draft`, { picks, ...(n !== undefined && { n }) });
  arrange = (id: string, team: RunTeam): Answer<z.infer<typeof run>> =>
    this.#ask(run, 'PUT', `/runs/${part(id)}/team`, team);
  findOpponent = (id: string, n?: number): Answer<z.infer<typeof runFound>> =>
    this.#ask(runFound, 'POST', `/runs/${part(id)}/battle/find`, n === undefined ? undefined : { n });
  fight = (id: string, submitted: SubmitBattle): Answer<z.infer<typeof battleResult>> =>
    this.#ask(battleResult, 'POST', `/runs/${part(id)}/battle`, submitted);
  shop = (id: string): Answer<z.infer<typeof runShop>> => this.#ask(runShop, 'GET', `/runs/${part(id)}/shop`);
  upgrade = (id: string, cardIndex: number, n?: number): Answer<z.infer<typeof runUpgraded>> =>
    this.#ask(runUpgraded, 'POST', `/runs/${part(id)}/shop/upgrade`, { cardIndex, ...(n !== undefined && { n }) });
  /** The run of the day, by UTC. */
  beginDay = (): Answer<z.infer<typeof runBegun>> => this.#ask(runBegun, 'POST', '/runs/days/today');
  days = (): Answer<z.infer<typeof dayList>> => this.#ask(dayList, 'GET', '/runs/days');
  day = (day: string): Answer<DayBoard> => this.#ask(dayBoard, 'GET', `/runs/days/${part(day)}`);
  /** Of an ended run, anybody's. */
  runHistory = (id: string): Answer<z.infer<typeof runHistory>> => this.#ask(runHistory, 'GET', `/history/${part(id)}`);
  /** An ended run as it stood before one of its battles. */
  playOn = (id: string, battle: number): Answer<RunRecipe> =>
    this.#ask(runRecipe, 'GET', `/history/${part(id)}/from/${battle}`);
  runsOf = (player: string): Answer<z.infer<typeof runList>> =>
    this.#ask(runList, 'GET', `/players/${part(player)}/runs`);
  battle = (id: string): Answer<z.infer<typeof battle>> => this.#ask(battle, 'GET', `/battles/${part(id)}`);
  battleEvents = (id: string): Answer<z.infer<typeof battleEvents>> =>
    this.#ask(battleEvents, 'GET', `/battles/${part(id)}/events`);
  factions = (): Answer<z.infer<typeof factionList>> => this.#ask(factionList, 'GET', '/factions');
  factionUnits = (faction: string): Answer<z.infer<typeof unitList>> =>
    this.#ask(unitList, 'GET', `/factions/${part(faction)}/units`);
  leaders = (): Answer<z.infer<typeof leaderList>> => this.#ask(leaderList, 'GET', '/leaders');
  spells = (): Answer<z.infer<typeof spellList>> => this.#ask(spellList, 'GET', '/spells');
  decks = (): Answer<z.infer<typeof deckList>> => this.#ask(deckList, 'GET', '/decks');
  saveDeck = (wish: SaveDeck, id?: string): Answer<z.infer<typeof deck>> =>
    id === undefined ? this.#ask(deck, 'POST', '/decks', wish) : this.#ask(deck, 'PUT', `/decks/${part(id)}`, wish);
  dropDeck = (id: string): Answer<undefined> => this.#ask(undefined, 'DELETE', `/decks/${part(id)}`);
  runLeaderboard = (): Answer<z.infer<typeof runLeaderboard>> => this.#ask(runLeaderboard, 'GET', '/runs/leaderboard');
  mySnapshots = (): Answer<z.infer<typeof mySnapshots>> => this.#ask(mySnapshots, 'GET', '/snapshots/mine');

  /** For admins. */
  findPlayers = (text: string): Answer<z.infer<typeof foundPlayers>> =>
    this.#ask(foundPlayers, 'GET', `/admin/players?${new URLSearchParams({ text })}`);
  ban = (id: string, days: number, note: string): Answer<z.infer<typeof foundPlayer>> =>
    this.#ask(foundPlayer, 'POST', `/admin/players/${part(id)}/ban`, { days, note });
  unban = (id: string, note: string): Answer<z.infer<typeof foundPlayer>> =>
    this.#ask(foundPlayer, 'DELETE', `/admin/players/${part(id)}/ban`, { note });
  rename = (id: string, name: string, note: string): Answer<z.infer<typeof foundPlayer>> =>
    this.#ask(foundPlayer, 'PATCH', `/admin/players/${part(id)}`, { name, note });
  removePlayer = (id: string, note: string): Answer<undefined> =>
    this.#ask(undefined, 'DELETE', `/admin/players/${part(id)}`, { note });
  endMatch = (id: string, note: string): Answer<undefined> =>
    this.#ask(undefined, 'DELETE', `/admin/matches/${part(id)}`, { note });
  audit = (before?: string): Answer<z.infer<typeof auditPage>> =>
    this.#ask(auditPage, 'GET', before === undefined ? '/admin/audit' : `/admin/audit?before=${part(before)}`);
  health = (): Answer<z.infer<typeof health>> => this.#ask(health, 'GET', '/admin/health');

  /** Where the socket is. */
  get socketUrl(): string {
    return `${this.url.replace(/^http/, 'ws')}/api/socket`;
  }

  #signed(answer: Result<z.infer<typeof signedIn>, Problem>): Result<z.infer<typeof signedIn>, Problem> {
    if (answer.ok) this.token = answer.value.token;
    return answer;
  }

  async #ask<T>(schema: z.ZodType<T> | undefined, method: string, path: string, body?: unknown): Answer<T> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.url}/api${path}`, {
        method,
        headers: {
          ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch {
      return err({ code: 'network/away', message: `The server at ${this.url} does not answer.` });
    }
    return read(schema, response.ok, text);
  }
}

const part = encodeURIComponent;
const STRANGE: Problem = { code: 'network/strange', message: 'The server answered something that cannot be read.' };

function read<T>(schema: z.ZodType<T> | undefined, fine: boolean, text: string): Result<T, Problem> {
  let json: unknown;
  try {
    json = text === '' ? undefined : JSON.parse(text);
  } catch {
    return err(STRANGE);
  }
  if (!fine) {
    const refused = readUntrusted(problem, json);
    return err(refused.ok ? refused.value : STRANGE);
  }
  if (!schema) return ok(json as T);
  const parsed = readUntrusted(schema, json);
  return parsed.ok ? parsed : err(STRANGE);
}
