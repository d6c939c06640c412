import { LUCK_PERCENT } from '../content/numbers.ts';
import { type Deed, putUnit, shownTile, witnesses } from '../deed.ts';
import { LUCK, type RESULTS } from '../events.ts';
import { afterLuck, afterWin, defenceOf, defenceSum, powersOf } from '../odds.ts';
import { SEATS } from '../seats.ts';
import { sees } from '../sight.ts';
import { arrived, hpOf, NO_UNIT, withHp } from '../units.ts';
import { remember } from './settle.ts';

type Result = (typeof RESULTS)[number];

/** FOR-18: even odds, twice. */
const EVEN = [1, 1] as const;
const DRAW = 0;
const ATTACKER = 0;

/** FOR-14 to FOR-18: the unit on `from` attacks the enemy on `at`. */
export function fight(deed: Deed, from: number, at: number): void {
  const { state, seat, log } = deed;
  const [attacker, defender] = [state.units[from]!, state.units[at]!];
  const [strength, toughness] = [hpOf(attacker), hpOf(defender)];
  deed.final = true;
  const luck = state.dice.weighted('table', 'luck', LUCK_PERCENT);
  const power = powersOf(strength)[luck]!;
  const defending = defenceOf(state, 'all', at);
  const defence = defenceSum(defending);
  const result = resultOf(deed, power, defence);

  const seenBy = witnesses(deed, from);
  putUnit(deed, from, NO_UNIT);
  switch (result) {
    case 'attacker':
      putUnit(deed, at, arrived(withHp(attacker, afterWin(strength, toughness))));
      break;
    case 'lucky_attacker':
      putUnit(deed, at, arrived(withHp(attacker, afterLuck(strength))));
      break;
    case 'defender':
      putUnit(deed, at, withHp(defender, afterWin(toughness, strength)));
      break;
    case 'lucky_defender':
      putUnit(deed, at, withHp(defender, afterLuck(toughness)));
      break;
    case 'draw':
      putUnit(deed, at, NO_UNIT);
      break;
  }
  // A defender that holds its ground out of sight has shown itself.
  if (!sees(state, seat, at)) remember(state, seat, at);
  log?.push({
    type: 'fought',
    seat: SEATS[seat]!,
    from: shownTile(deed, from, seenBy),
    // Both sides see a fight, wherever it is.
    at: shownTile(deed, at, state.memory && SEATS),
    attacker: strength,
    defender: toughness,
    luck: LUCK[luck]!,
    power,
    defence,
    shield: defending.shield,
    support: defending.support,
    result,
  });
}

function resultOf({ state: { dice } }: Deed, power: number, defence: number): Result {
  if (power > defence) return 'attacker';
  if (power < defence) return 'defender';
  if (dice.weighted('table', 'tie', EVEN) === DRAW) return 'draw';
  return dice.weighted('table', 'survivor', EVEN) === ATTACKER ? 'lucky_attacker' : 'lucky_defender';
}
