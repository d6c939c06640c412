import type { Seat } from '@tactarium/engine';
import { COUNTDOWN } from '../content/numbers.ts';
import { type Deed, putOwner, shownForest, witnesses } from '../deed.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { seatOf } from '../units.ts';
import { holdingsOf } from '../view.ts';

/** FOR-24: a unit that ends an action on a forest takes it for its side. */
export function claim(deed: Deed, tile: number): void {
  const { state, seat, log } = deed;
  const forest = state.forestAt[tile]!;
  if (forest < 0 || seatOf(state.units[tile]!) !== seat || state.owners[forest] === seat) return;
  putOwner(deed, forest, seat, state.captors[forest]! | (1 << seat));
  log?.push({
    type: 'captured',
    seat: SEATS[seat]!,
    forest: shownForest(deed, forest, witnesses(deed, tile)),
    holdings: holdingsOf(state),
  });
  recount(deed);
}

export const ownsEvery = ({ owners }: State, seat: Seat): boolean =>
  owners.length > 0 && owners.every((owner) => owner === seat);

/** FOR-24: a forest lost ends a countdown, the last one won begins one. */
function recount({ state, seat, log }: Deed): void {
  if (state.countdown && state.countdown.side !== seat) {
    log?.push({ type: 'countdown_broken', side: SEATS[state.countdown.side]! });
    state.countdown = undefined;
  }
  if (!state.countdown && ownsEvery(state, seat)) {
    state.countdown = { side: seat, left: COUNTDOWN };
    log?.push({ type: 'counted', side: SEATS[seat]!, left: COUNTDOWN });
  }
}
