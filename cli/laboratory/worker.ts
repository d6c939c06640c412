import type { Counts } from './counts.ts';
import { observe } from './observe.ts';
import type { Assignment } from './schedule.ts';

/** What a thread does: plays its battles and returns what it counted. */
export default function observeAll({ pair, run, from, to }: Assignment): Counts {
  const counts: Counts = {};
  for (let n = from; n < to; n++) observe({ pair, run, n }, counts);
  return counts;
}
