import type { Fielded, Rival } from '@tactarium/games/roguelike/client';
import { useEffect, useState } from 'react';
import { lab } from './lab.ts';

export interface Counted {
  readonly wins: number;
  readonly battles: number;
  readonly done: boolean;
}

/** The odds of a pairing, counted in the worker while one looks. Undefined while there is nothing to count. */
export function useOdds(own: Fielded | undefined, rival: Rival | undefined, battles: number): Counted | undefined {
  const [counted, setCounted] = useState<Counted & { readonly key: string }>();
  // What is fought is told apart by what it is, not by which object it is in.
  const key = own && rival && own.team.length > 0 ? JSON.stringify([own, rival, battles]) : undefined;
  useEffect(() => {
    if (key === undefined) return;
    const [mine, theirs] = JSON.parse(key) as readonly [Fielded, Rival, number];
    // A drag passes over many fields: only where it rests is counted.
    let stop = (): void => {};
    const timer = setTimeout(() => {
      stop = lab.odds({ own: mine, rival: theirs, battles }, (wins, fought) =>
        setCounted({ key, wins, battles: fought, done: fought >= battles }),
      );
    }, 250);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key, battles]);
  return counted && counted.key === key ? counted : undefined;
}
