import type { State } from '../state.ts';
import { FEATURES, type Feature, featuresOf } from './features.ts';

/** What a feature is worth to the side to move, and to the side that waits, in thousandths. */
type Worth = Readonly<Record<Feature, readonly [number, number]>> & {
  /** What it is worth to be the one to move. */
  readonly tempo: number;
};

/** How well each seat stands in a position that is fully known: 0 is lost, 1 is won. */
export type Prospects = (state: State) => readonly number[];

/** Fitted to who won games that `normal` played with itself: docs/BOTS.md says how. */
export const byPlainGames: Prospects = prospectsBy({
  movers: [141, 134],
  shown: [-39, 2],
  walkers: [-37, -35],
  duels: [-221, 1111],
  unbeaten: [-44, -62],
  trap: [140, 122],
  exposure: [140, 118],
  besiegers1: [-3600, -5400],
  besiegers2: [-723, -812],
  besiegers3: [-199, -249],
  hunters: [0, 0],
  raiders: [0, 0],
  caught: [0, 0],
  preyShown: [53, -215],
  preyHidden: [-42, 17],
  advance: [3, 3],
  walls: [85, 126],
  share: [564, -110],
  contacts: [-116, -126],
  tempo: 172,
});

/** Fitted to who won games of bots that search, with a random move now and then so that mistakes are seen too. */
export const byStrongGames: Prospects = prospectsBy({
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
  advance: [0, 0],
  walls: [281, 262],
  share: [1306, 891],
  contacts: [-73, -53],
  tempo: 112,
});

/** A sum of this many thousandths is three quarters of the way to a won game. */
const SCALE = 2000;

function prospectsBy(worth: Worth): Prospects {
  const moving = FEATURES.map((name) => worth[name][0]);
  const waiting = FEATURES.map((name) => worth[name][1]);
  return (state) => {
    const { turn } = state;
    const features = featuresOf(state);
    const [mover, other] = [features[turn]!, features[1 - turn]!];
    let sum = worth.tempo;
    for (let i = 0; i < moving.length; i++) sum += moving[i]! * mover[i]! - waiting[i]! * other[i]!;
    const share = 0.5 + (0.5 * sum) / (SCALE + Math.abs(sum));
    return turn === 0 ? [share, 1 - share] : [1 - share, share];
  };
}
