import { WOOD_A_POINT } from '../content/numbers.ts';
import { type Deed, putUnit, shownTile, witnesses } from '../deed.ts';
import { indexOf } from '../map.ts';
import { other, plus, SEATS } from '../seats.ts';
import { sees } from '../sight.ts';
import { unit } from '../units.ts';
import type { Command } from '../wire.ts';

/** FOR-8. */
export function deploy(deed: Deed, { at, hp }: Extract<Command, { type: 'deploy' }>): void {
  const { state, seat, log } = deed;
  const tile = indexOf(state.plan, at);
  // FOR-31: news to the other side, if it looks.
  if (state.memory && sees(state, other(seat), tile)) deed.final = true;
  state.reserve = plus(state.reserve, seat, -hp);
  putUnit(deed, tile, unit(seat, hp, 0, true));
  log?.push({ type: 'deployed', seat: SEATS[seat]!, at: shownTile(deed, tile, witnesses(deed, tile)) });
}

/** FOR-9. */
export function convert({ state, seat, log }: Deed, { points }: Extract<Command, { type: 'convert' }>): void {
  state.wood = plus(state.wood, seat, -points * WOOD_A_POINT);
  state.reserve = plus(state.reserve, seat, points);
  log?.push({ type: 'converted', seat: SEATS[seat]!, points });
}
