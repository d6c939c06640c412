import type { Json } from '@tactarium/engine';
import type { MyMatch } from '@tactarium/protocol';
import { neverBegan } from '../lobby/neverBegan.ts';
import type { Summary } from '../local/messages.ts';

/** A match as a list shows it, wherever it was played. */
export interface Row {
  readonly id: string;
  readonly game: string;
  readonly options: Json;
  readonly seat: string;
  readonly created: number;
  readonly bot?: string;
  /** The other person, once there is one. */
  readonly opponent?: string;
  readonly state: 'open' | 'running' | 'won' | 'lost' | 'drawn' | 'void';
  readonly online: boolean;
  /** The step of a replay from which it was played on. */
  readonly playedOn?: number;
  /** Whether this player owes a command; absent where nobody knows, and in this browser, where nobody waits. */
  readonly due?: boolean;
  /** Until when. */
  readonly deadline?: number;
}

function rowOfLocal({ outcome, ...match }: Summary): Row {
  return { ...match, state: outcome ? endOf(outcome, match.seat) : 'running', online: false };
}

function rowOfOnline({ id, game, options, mine = '', created, status, seats, outcome, ...turn }: MyMatch): Row {
  const other = seats.find(({ seat }) => seat !== mine);
  const states = { open: 'open', live: 'running', void: 'void' } as const;
  return {
    id,
    game,
    options,
    seat: mine,
    created,
    ...(other?.bot !== undefined && { bot: other.bot }),
    ...(other?.player && { opponent: other.player.name }),
    state: status === 'over' ? endOf(outcome ?? {}, mine) : states[status],
    online: true,
    ...(turn.due !== undefined && { due: turn.due }),
    ...(turn.deadline !== undefined && { deadline: turn.deadline }),
  };
}

interface Ended {
  readonly winner?: string | undefined;
  readonly lost?: true | undefined;
  readonly void?: true | undefined;
}

function endOf(outcome: Ended, seat: string) {
  if (outcome.void) return 'void';
  if (outcome.winner === undefined) return outcome.lost ? 'lost' : 'drawn';
  return outcome.winner === seat ? 'won' : 'lost';
}

/** All that were played or can be: those that wait for this player before the others, then the latest. */
export function rowsOf(local: readonly Summary[], online: readonly MyMatch[]): readonly Row[] {
  const shown = online.filter(({ outcome }) => !neverBegan(outcome?.reason));
  return [...local.map(rowOfLocal), ...shown.map(rowOfOnline)].toSorted(
    (a, b) => Number(b.due ?? false) - Number(a.due ?? false) || b.created - a.created,
  );
}
