import { type Dice, diceFrom, simulationSeed } from '@tactarium/engine';
import { isWon } from './battle/resolve.ts';
import { documentOf, type Fielded } from './document.ts';
import { withTimings } from './supplies.ts';

/** Whom the odds are against: where the timings are not known, every battle draws its own. */
export type Rival = Omit<Fielded, 'spells'> & { readonly spells: readonly { readonly spell: string }[] };

/** Any number; the same for everybody. */
const ODDS = 512;

/** How many of these battles the own team wins, counted from `first`: the same numbers give the same answer anywhere. */
export function winsOf(own: Fielded, rival: Rival, first: number, count: number): number {
  let wins = 0;
  for (let number = first; number < first + count; number++) {
    const dice = diceFrom(simulationSeed(ODDS, number), 0);
    const opponent = { ...rival, spells: timed(rival, dice) };
    if (isWon(documentOf(simulationSeed(ODDS + 1, number), own, opponent))) wins++;
  }
  return wins;
}

const timed = ({ spells }: Rival, dice: Dice): Fielded['spells'] =>
  spells.every((spell): spell is Fielded['spells'][number] => 'when' in spell)
    ? (spells as Fielded['spells'])
    : withTimings(spells, dice);

const Z = 1.96;

/** The chance in percent with its 95 % interval (Wilson). */
export function oddsFrom(wins: number, battles: number): { readonly percent: number; readonly margin: number } {
  if (battles === 0) return { percent: 50, margin: 50 };
  const share = wins / battles;
  const over = 1 + (Z * Z) / battles;
  const middle = (share + (Z * Z) / (2 * battles)) / over;
  const half = (Z / over) * Math.sqrt((share * (1 - share)) / battles + (Z * Z) / (4 * battles * battles));
  return { percent: Math.round(100 * middle), margin: Math.max(1, Math.round(100 * half)) };
}
