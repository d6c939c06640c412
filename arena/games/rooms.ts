import type { Json, Refusal } from '@tactarium/engine';
import type { CommitRow } from '../storage/port/log.ts';
import type { MatchRow } from '../storage/port/matches.ts';
import { type Room, RoomRefused } from './room.ts';

/** A room's rows: through a connection, or in memory. */
export type RowsOf = <Rows>(room: Room<Rows>) => Rows;

/** The rooms of a server, as its storage calls them. */
export class Rooms {
  readonly list: readonly Room[];
  readonly #byGame: ReadonlyMap<string, Room>;

  constructor(list: readonly Room[]) {
    this.list = list;
    this.#byGame = new Map(list.map((room) => [room.game, room]));
  }

  of(game: string): Room | undefined {
    return this.#byGame.get(game);
  }

  hears(row: CommitRow): boolean {
    const room = this.of(row.game);
    return room?.committed !== undefined && (room.hears?.(row) ?? true);
  }

  async prepare(rowsOf: RowsOf): Promise<void> {
    for (const room of this.list) await room.prepare?.(rowsOf(room));
  }

  async made(rowsOf: RowsOf, match: MatchRow): Promise<void> {
    const room = this.of(match.game);
    if (room?.made) accepted(await room.made(rowsOf(room), match));
  }

  async committed(rowsOf: RowsOf, row: CommitRow): Promise<void> {
    const room = this.of(row.game);
    if (room?.committed) accepted(await room.committed(rowsOf(room), row));
  }

  async voided(rowsOf: RowsOf, game: string, match: string, at: number): Promise<void> {
    const room = this.of(game);
    await room?.voided?.(rowsOf(room), match, at);
  }

  async claimed(rowsOf: RowsOf, guest: string, account: string): Promise<void> {
    for (const room of this.list) await room.claimed?.(rowsOf(room), guest, account);
  }

  async deleted(rowsOf: RowsOf, player: string): Promise<void> {
    for (const room of this.list) await room.deleted?.(rowsOf(room), player);
  }

  async dataOf(rowsOf: RowsOf, player: string): Promise<Readonly<Record<string, Json>>> {
    const data: [string, Json][] = [];
    for (const room of this.list) if (room.data) data.push([room.game, await room.data(rowsOf(room), player)]);
    return Object.fromEntries(data);
  }
}

function accepted(refused: Refusal | undefined): void {
  if (refused) throw new RoomRefused(refused);
}
