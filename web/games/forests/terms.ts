import type { Json } from '@tactarium/engine';
import {
  DIFFICULTIES,
  type Difficulty,
  type Forecast,
  incomeOf,
  type SeatName,
  supplyOf,
  unscored,
} from '@tactarium/games/forests/client';
import { optionsOf } from './options.ts';
import type { ForestWords } from './sayings.ts';

/** What a side gains a turn, without its majority. */
export function incomeWords(t: ForestWords, difficulty: Difficulty | undefined, side: SeatName): string {
  const seat = side === 'a' ? 0 : 1;
  const [even, odd] = [incomeOf(difficulty, seat, 2), incomeOf(difficulty, seat, 3)];
  if (even === odd) return t('panel.incomeOf', { income: even });
  return odd === 0 ? t('panel.incomeEven', { income: even }) : t('panel.incomeBoth', { odd, even });
}

/** FOR-7: what both sides begin with and gain against this bot; it is told before the game. */
export function termsOf(t: ForestWords, bot: string, options: Json): string | undefined {
  const difficulty = DIFFICULTIES.find((one) => one === bot);
  if (!difficulty) return undefined;
  const [start, theirStart] = supplyOf(difficulty).start[optionsOf(options).size];
  const income = incomeWords(t, difficulty, 'a');
  return t('terms.both', { start, income, theirStart, theirIncome: incomeWords(t, difficulty, 'b') });
}

/** FOR-29: why a game against the computer with these options makes no score. */
export function whyUnscored(t: ForestWords, options: Json): string | undefined {
  const { size, fog, hasMapSeed } = optionsOf(options);
  // Whichever opponent it will be: the difficulty is its name.
  const why = unscored({ size, fog, difficulty: 'normal', ...(hasMapSeed && { mapSeed: 0 }) });
  return why && t('terms.unscored', { why: t(`terms.${why}`) });
}

/** What the reserve gains next. The majority's point is told apart: it can be lost until then. */
export const incomeNext = (t: ForestWords, { income, majority }: Forecast): string =>
  majority > 0 ? `+${income} ${t('panel.majority')}` : t('panel.next', { count: income });
