import type { ToldBattle } from '@tactarium/games/roguelike/client';
import { useEffect, useState } from 'react';
import { lab } from '../lab/lab.ts';
import type { Answers } from '../lab/messages.ts';

/** What is behind this moment of a battle, once the worker has fought it again; nothing is asked while it plays. */
export function useAccount(told: ToldBattle, at: number | undefined, playing: boolean): Answers['account'] | undefined {
  const [account, setAccount] = useState<{
    readonly at: number;
    readonly told: ToldBattle;
    readonly value: Answers['account'];
  }>();
  useEffect(() => {
    if (at === undefined || playing) return;
    let gone = false;
    const timer = setTimeout(() => {
      void lab.ask('account', { told, at }).then((answer) => {
        if (!gone && answer.ok) setAccount({ at, told, value: answer.value });
      });
    }, 80);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [told, at, playing]);
  return account && account.told === told && account.at === at ? account.value : undefined;
}
