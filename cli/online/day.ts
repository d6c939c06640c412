import { isObject } from '@tactarium/engine';
import { leaders } from '@tactarium/games/roguelike/client';
import type { ArenaClient, DayBoard, DayRank, MyMatch } from '@tactarium/protocol';
import { complain } from '../complaint.ts';
import { printable, type Terminal } from '../terminal.ts';
import { rememberToken } from './account.ts';
import { granted } from './granted.ts';

/** Rows of the board that are shown; one's own is added where it stands lower. */
const SHOWN = 10;
const HOUR = 3_600_000;

/** A day as it was dealt: with this the same run is played without the server. */
export type Recipe = NonNullable<DayBoard['recipe']>;

/** The board of a day, and then today's run as it stands, or the recipe of a day that is over. Undefined where nothing is left to play. */
export async function findDay(
  terminal: Terminal,
  client: ArenaClient,
  typed: string | true,
): Promise<MyMatch | Recipe | undefined> {
  const day = typed === true ? 'today' : typed;
  if (day !== 'today' && !/^\d{4}-\d{2}-\d{2}$/.test(day))
    complain('--day needs a day like 2026-11-18, or none for today.');
  const board = granted(await client.day(day));
  terminal.print(`${drawBoard(board, Date.now()).join('\n')}\n`);
  if (board.over) return board.recipe;
  let begun = await client.beginDay();
  if (!begun.ok && begun.error.code === 'day/account-needed') {
    if (!(await askForAccount(terminal, client, begun.error.message))) return undefined;
    begun = await client.beginDay();
  }
  const { runId, isOver } = begun.ok
    ? { runId: begun.value.runId, isOver: false }
    : await playedBefore(client, begun.error);
  if (isOver) {
    terminal.print('You have played the run of today. There is a new one tomorrow.\n');
    return undefined;
  }
  return granted(await client.match(granted(await client.run(runId)).match));
}

/** The run of today that was begun before. */
async function playedBefore(
  client: ArenaClient,
  { code, detail, message }: { readonly code: string; readonly message: string; readonly detail?: unknown },
): Promise<{ readonly runId: string; readonly isOver: boolean }> {
  const runId = isObject(detail) ? detail['runId'] : undefined;
  if (code !== 'day/played' || typeof runId !== 'string') return complain(message);
  return { runId, isOver: granted(await client.day('today')).mine?.status !== 'active' };
}

/** A guest chooses a name and a password, or comes in by those of an account there is. False where nothing is typed. */
async function askForAccount(terminal: Terminal, client: ArenaClient, why: string): Promise<boolean> {
  terminal.print(`${printable(why)} The name of an account you have brings you in.\n`);
  const name = (await terminal.ask('Name > '))?.trim();
  if (!name) return false;
  const password = await terminal.ask('Password > ', { secret: true });
  if (!password) return false;
  const chosen = await client.change({ name, password });
  if (!chosen.ok && chosen.error.code === 'name/taken') granted(await client.signIn(name, password));
  else granted(chosen);
  rememberToken(terminal, client.url, client.token!);
  return true;
}

export function drawBoard(
  { day, ends, over, leaderId, players, running, board, mine }: DayBoard,
  now: number,
): string[] {
  const hours = Math.ceil((ends - now) / HOUR);
  const when = over ? 'over' : `ends in ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  const leader = leaders.get(leaderId)?.name ?? printable(leaderId);
  const shown = board.slice(0, SHOWN);
  const isBelow = mine?.rank !== undefined && !shown.some(({ id }) => id === mine.id);
  return [
    `Run of ${day}, led by ${leader}; ${when}. ${players} ${players === 1 ? 'player' : 'players'}, ${running} still playing.`,
    ...shown.map((row) => drawRow(row, row.id === mine?.id)),
    ...(isBelow ? ['   …', drawRow({ ...mine, rank: mine.rank! }, true)] : []),
    ...(board.length === 0 ? ['Nobody has finished it yet.'] : []),
  ];
}

const drawRow = ({ rank, player, wins, losses }: DayRank, isMine: boolean): string =>
  `${String(rank).padStart(4)}  ${printable(player.name).padEnd(24)} ${wins} won, ${losses} lost${isMine ? '  ← you' : ''}`;
