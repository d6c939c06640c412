import { type AnyEntry, isObject, type JsonObject, openingFor, sayRefusal, type Typed, title } from '@tactarium/engine';
import {
  ArenaClient,
  type Clock,
  type Clocks,
  type Command,
  inviteCode,
  type MatchInfo,
  type MyMatch,
  type SeatWish,
} from '@tactarium/protocol';
import { chooseBot, chooseOptions, chooseSeats, chooseSeed, titleOf } from '../choices.ts';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import type { AnyFace, AnyScene } from '../games/face.ts';
import { faceOf } from '../games/index.ts';
import { rememberedToken, rememberToken } from '../online/account.ts';
import { findDay, type Recipe } from '../online/day.ts';
import { granted } from '../online/granted.ts';
import { Remote, type Sight } from '../online/remote.ts';
import { findRun } from '../online/runs.ts';
import { printable, type Terminal } from '../terminal.ts';
import { listHelp, listMoves, readLine, tell } from '../typing.ts';
import type { PlayOptions } from './play.ts';

/** A match over the network: against a bot of the server, a friend, or the one that was left unfinished. Of a run of a day that is over, how to play it here. */
export async function playOnline(
  terminal: Terminal,
  entry: AnyEntry,
  server: string,
  typed: PlayOptions,
): Promise<ExitCode | Recipe> {
  if (!URL.canParse(server) || !/^https?:/.test(server))
    complain(`--server needs an address like http://localhost:8080.`);
  if (typed.seed !== undefined || typed.record !== undefined) {
    complain(
      '--seed and --record are for games without a server: there the server rolls the dice and keeps the record.',
    );
  }
  const client = await signIn(terminal, server, typed.name);
  if (entry.solitary && (typed.bot ?? typed.invite ?? typed.join) !== undefined) {
    complain(`${entry.name} is played alone: --bot, --invite and --join are for other games.`);
  }
  if (typed.day !== undefined && entry.game.id !== 'roguelike') complain(`${entry.name} has no run of the day.`);
  const match =
    typed.day !== undefined
      ? await findDay(terminal, client, typed.day)
      : entry.solitary
        ? await findRun(terminal, client, entry, typed)
        : await findMatch(client, entry, typed);
  if (!match) return EXIT.fine;
  if ('seed' in match) return match;
  terminal.print(`${terminal.colors.bold(titleOf(entry, match.options as JsonObject))}, match ${match.id}.\n`);
  if (match.status === 'open' && match.invite !== undefined) {
    terminal.print(`Invite a friend: tactarium play ${entry.game.id} --server ${client.url} --join ${match.invite}\n`);
  }
  const remote = new Remote(client, match.id, (connected) => {
    if (!connected) terminal.warn('The server does not answer. Trying again; your match is safe there.\n');
  });
  try {
    const ended = await playOut(terminal, entry, remote, match.mine!);
    if (ended) terminal.print(`${terminal.colors.bold(verdictFor(ended, match.mine!))}\n`);
    else {
      terminal.print('You leave, the match goes on.\n');
      terminal.print(`\`tactarium play ${entry.game.id} --server ${client.url}\` brings you back.\n`);
    }
    return EXIT.fine;
  } finally {
    remote.close();
  }
}

async function signIn(terminal: Terminal, server: string, name: string | undefined): Promise<ArenaClient> {
  const client = new ArenaClient(server);
  client.token = rememberedToken(client.url);
  const me = client.token === undefined ? undefined : await client.me();
  if (me?.ok && (name === undefined || me.value.name === name)) return client;
  if (me?.ok) granted(await client.change({ name: name! }));
  else if (me && me.error.code !== 'session/missing') complain(me.error.message);
  else {
    client.token = undefined;
    const guest = granted(await client.guest(name));
    rememberToken(terminal, client.url, guest.token);
  }
  return client;
}

async function findMatch(client: ArenaClient, entry: AnyEntry, typed: PlayOptions): Promise<MyMatch> {
  const ways = [typed.bot, typed.invite, typed.join].filter((way) => way !== undefined);
  if (ways.length > 1) complain('Only one of --bot, --invite and --join can be chosen.');
  if (typed.join !== undefined) {
    const code = typed.join.toUpperCase();
    if (!inviteCode.safeParse(code).success) complain(`${typed.join} is not a code of an invitation, like K7WQ2M9X.`);
    return granted(await client.join(code));
  }
  if (ways.length === 0) {
    const { matches } = granted(await client.mine());
    const unfinished = matches.find(
      ({ game, status }) => game === entry.game.id && (status === 'live' || status === 'open'),
    );
    return unfinished ?? complain('You have no unfinished match there: begin one with --bot, --invite or --join.');
  }
  const bot = typed.bot === undefined ? undefined : chooseBot(entry, typed.bot).name;
  const options = chooseOptions(entry, typed);
  const wanted = chooseSeats(entry, typed.seat ?? entry.game.seats[0]!, chooseSeed(undefined));
  const opening = openingFor(entry, options, bot, wanted);
  if (!opening.ok) return complain(sayRefusal(entry.words, opening.error));
  return granted(
    await client.create({
      game: entry.game.id,
      options: options as Record<string, never>,
      seats: entry.game.seats.map((_, seat): SeatWish => (seat === opening.value.seat ? 'me' : bot ? { bot } : 'open')),
      ...(typed.clock !== undefined && { clock: readClock(typed.clock) }),
    }),
  );
}

/** `60` seconds a move, `300+5` a bank with increment, `none`. */
function readClock(typed: string): Clock {
  if (typed === 'none') return { type: 'none' };
  const [, seconds, increment] =
    /^(\d{1,6})(?:\+(\d{1,4}))?$/.exec(typed) ??
    complain('--clock needs seconds a move like 60, a bank like 300+5, or none.');
  return increment === undefined
    ? { type: 'move', seconds: Number(seconds) }
    : { type: 'bank', seconds: Number(seconds), increment: Number(increment) };
}

/** Until the match is over, or the player leaves. */
async function playOut(
  terminal: Terminal,
  entry: AnyEntry,
  remote: Remote,
  mine: string,
): Promise<MatchInfo | undefined> {
  const face = faceOf(entry.game.id);
  const seat = entry.game.seats.indexOf(mine);
  let heard = 0;
  for (;;) {
    const { changes } = remote;
    const sight = await remote.look();
    const scene: AnyScene = { view: sight.view, legal: sight.legal, history: remote.history };
    if (sight.view !== undefined) terminal.print(`\n${face.draw(scene, terminal.colors).join('\n')}\n\n`);
    for (const line of tell(entry, face, remote.history.slice(heard), seat)) terminal.print(`${line}\n`);
    heard = remote.history.length;
    if (sight.info.status === 'over' || sight.info.status === 'void') return sight.info;
    if (sight.legal.length === 0 && sight.offer === undefined) {
      terminal.print(
        sight.info.status === 'open'
          ? 'Waiting for somebody to come …\n'
          : `Waiting for the others …${clocksLine(sight.clocks)}\n`,
      );
      await remote.changedSince(changes);
      continue;
    }
    const left = await takeTurn(terminal, entry, face, scene, remote, sight, changes);
    if (left) return undefined;
  }
}

/** Asks until something was done or happened; true when the player leaves. */
async function takeTurn(
  terminal: Terminal,
  entry: AnyEntry,
  face: AnyFace,
  scene: AnyScene,
  remote: Remote,
  sight: Sight,
  changes: number,
): Promise<boolean> {
  if (sight.offer !== undefined) terminal.print('A draw is offered: `accept` or `decline`.\n');
  for (;;) {
    const line = (await terminal.ask(`${face.prompt(scene)}${clocksLine(sight.clocks)} > `))?.trim();
    if (line === undefined || /^(quit|q|exit)$/i.test(line)) return true;
    // Something happened while the player was typing: show it before doing anything.
    if (remote.changes !== changes && (line === '' || line === 'board')) return false;
    if (line === '') continue;
    if (/^(help|h|\?)$/i.test(line)) terminal.print(`${listHelp(entry, face, scene)}\n`);
    else if (line === 'moves') terminal.print(`${listMoves(face, scene)}\n`);
    else if (line === 'board') return false;
    else {
      const command = readLine(face, scene, line);
      if (!command.ok) {
        terminal.print(`${terminal.colors.yellow(printable(command.error))}\n`);
        continue;
      }
      const acted = await remote.act(sight.n, answering(command.value, sight.offer));
      if (acted.ok) {
        await remote.changedSince(changes);
        return false;
      }
      terminal.print(`${terminal.colors.yellow(printable(acted.error.message))}\n`);
      if (acted.error.code === 'command/stale' || acted.error.code === 'match/over') return false;
    }
  }
}

/** An answer names its offer, so that it cannot answer a later one by mistake. */
const answering = (command: Typed, offer: number | undefined): Command =>
  offer !== undefined && (command.type === 'accept_draw' || command.type === 'decline_draw')
    ? { ...command, offer }
    : { ...command };

function clocksLine(clocks: Clocks | undefined): string {
  if (!clocks) return '';
  const times = Object.entries(clocks.left).map(([seat, left]) => `${title(seat)} ${time(left)}`);
  return ` [${times.join(', ')}]`;
}

const time = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes < 600 ? `${minutes}:${String(seconds % 60).padStart(2, '0')}` : `${Math.round(minutes / 1440)} days`;
};

function verdictFor({ outcome }: MatchInfo, mine: string): string {
  if (!isObject(outcome) || outcome['void']) return 'The match is void.';
  if (outcome['draw']) return 'It is a draw.';
  return outcome['winner'] === mine ? 'You win.' : 'You lose.';
}
