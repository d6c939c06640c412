import { BATTLE_RULES, oddsFrom, type ToldBattle } from '@tactarium/games/roguelike/client';
import { useEffect, useState } from 'react';
import { lab } from '../lab/lab.ts';

/** In percent, with its margin. */
export type Chance = ReturnType<typeof oddsFrom>;

/** A battle whose odds can be counted. */
interface Counted {
  readonly n: number;
  readonly result: 'win' | 'lose';
  readonly wins: number;
  readonly battles: number;
}

/** Over a run: what the teams were worth, what they won, and how far chance alone strays. */
export interface Luck {
  readonly count: number;
  readonly expected: number;
  readonly wins: number;
  readonly spread: number;
}

/** For each battle of a run. Over a dozen of them the error of the sum is a fifth of a win. */
export const BATTLES = 100;

export const chanceOf = ({ wins, battles }: Pick<Counted, 'wins' | 'battles'>): Chance => oddsFrom(wins, battles);

/** Each battle by itself is won with its odds: the sum of those is what the teams were worth. */
export function luckOf(counted: readonly Counted[]): Luck {
  let expected = 0;
  let variance = 0;
  for (const { wins, battles } of counted) {
    const share = wins / battles;
    expected += share;
    variance += share * (1 - share);
  }
  const won = counted.filter(({ result }) => result === 'win').length;
  return { count: counted.length, expected, wins: won, spread: Math.sqrt(variance) };
}

export interface Told {
  readonly n: number;
  readonly told?: ToldBattle;
}

/** Today's rules say nothing of what was fought under others. */
export const countable = (battles: readonly Told[]): readonly { n: number; told: ToldBattle }[] =>
  battles.flatMap(({ n, told }) => (told?.rules === BATTLE_RULES ? [{ n, told }] : []));

/** The odds of every battle that is known whole, one after the other, in the worker. */
export function useChances(battles: readonly Told[]): readonly Counted[] {
  const [counted, setCounted] = useState<{ readonly key: string; readonly list: readonly Counted[] }>();
  const known = countable(battles);
  const key = known.map(({ told }) => told.digest).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the digests say which battles these are.
  useEffect(() => {
    setCounted({ key, list: [] });
    const stops = known.map(({ n, told: { own, opponent, result } }) =>
      lab.odds({ own, rival: opponent, battles: BATTLES }, (wins, fought) => {
        if (fought < BATTLES) return;
        setCounted((before) => ({ key, list: [...(before?.list ?? []), { n, result, wins, battles: fought }] }));
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [key]);
  return counted?.key === key ? counted.list : [];
}
