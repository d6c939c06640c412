import type { State } from '../state.ts';
import { FEATURES, type Feature, featuresOf } from './features.ts';

/** What a feature is worth to the side to move, and to the side that waits, in thousandths. */
type Worth = Readonly<Record<Feature, readonly [number, number]>> & {
  /** What it is worth to be the one to move. */
  readonly tempo: number;
};

/** A sum of this many thousandths is three quarters of the way to a won game. */
const SCALE = 2000;

/**
 * Fitted to who won games of bots that search, with a random move now and then so that mistakes are seen too. Walls
 * around the King are left out: they won games, but whoever builds them shows where it is.
 */
const WORTH: Worth = {
  movers: [70, 72],
  shown: [-84, -87],
  walkers: [-96, -96],
  duels: [1187, 2405],
  unbeaten: [-11, 11],
  trap: [311, 292],
  exposure: [-741, -942],
  besiegers1: [-1985, -2021],
  besiegers2: [-688, -642],
  besiegers3: [-303, -326],
  hunters: [-1234, -2518],
  raiders: [-173, -321],
  caught: [1669, 967],
  preyShown: [161, 106],
  preyHidden: [203, 183],
  share: [1306, 891],
  contacts: [-73, -53],
  tempo: 112,
};

const MOVING = FEATURES.map((name) => WORTH[name][0]);
const WAITING = FEATURES.map((name) => WORTH[name][1]);

/** How well each seat stands in a position that is fully known: 0 is lost, 1 is won. */
export function prospects(state: State): readonly number[] {
  const { turn } = state;
  const features = featuresOf(state);
  const [mover, other] = [features[turn]!, features[1 - turn]!];
  let sum = WORTH.tempo;
  for (let i = 0; i < MOVING.length; i++) sum += MOVING[i]! * mover[i]! - WAITING[i]! * other[i]!;
  const share = 0.5 + (0.5 * sum) / (SCALE + Math.abs(sum));
  return turn === 0 ? [share, 1 - share] : [1 - share, share];
}
