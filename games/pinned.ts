import { gameDigests, type Lock } from '@tactarium/engine/lock';
import { games } from './index.ts';
import { BATTLE_RULES, battleDigests } from './roguelike/battle/digests.ts';

/** Something whose seeded digests are pinned to a version, and have to be the same everywhere. */
export interface Pinned {
  readonly name: string;
  /** Where its lock is, below games/. */
  readonly lock: string;
  /** Where its version is, below games/. */
  readonly version: string;
  readonly rules: string;
  digests(count: number): readonly string[];
}

/** All games, and the battles of Roguelike Run, which bots and the laboratory fight by themselves. */
export const pinned: readonly Pinned[] = [
  ...games.map((entry) => ({
    name: entry.name,
    lock: `${entry.game.id}/rules.lock`,
    version: `${entry.game.id}/index.ts`,
    rules: entry.game.rules,
    digests: (count: number) => gameDigests(entry, count),
  })),
  {
    name: 'Roguelike Run, battles',
    lock: 'roguelike/battle/battles.lock',
    version: 'roguelike/battle/digests.ts',
    rules: BATTLE_RULES,
    digests: battleDigests,
  },
];

const LOCKED = 200;

/** The lock of its rules as they are now. */
export const lockNow = ({ rules, digests }: Pinned): Lock => ({ rules, digests: digests(LOCKED) });
