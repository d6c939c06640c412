import type { Replayed, ToldBattle } from '@tactarium/games/roguelike/client';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../../../app/Trouble.tsx';
import { Loading } from '../../../match/parts/Loading.tsx';
import { lab } from '../lab/lab.ts';
import { warmPictures } from '../pictures/index.ts';
import type { Reward } from './Summary.tsx';
import { Viewer } from './Viewer.tsx';

interface BattleReplayProps {
  readonly told: ToldBattle;
  /** Under which name the moment is remembered. */
  readonly keep: string;
  /** What it brought, in a run of one's own. */
  readonly reward?: Reward | undefined;
  /** Fought again already, where somebody had to check it. */
  readonly replayed?: Replayed | undefined;
  /** Under which the server knows it. */
  readonly id?: string | undefined;
  readonly onContinue?: (() => void) | undefined;
}

/** A battle to watch: fought again in the worker, shown here. */
export function BattleReplay({ told, keep, reward, replayed, id, onContinue }: BattleReplayProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const [fought, setFought] = useState<Replayed | undefined>(replayed);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    warmPictures([told.own.leader, told.opponent.leader]);
    if (replayed) return;
    let gone = false;
    void lab.ask('replay', { told }).then((answer) => {
      if (gone) return;
      if (answer.ok) setFought(answer.value);
      else setFailed(answer.error.code);
    });
    return () => {
      gone = true;
    };
  }, [told, replayed]);
  if (failed !== undefined) return <Trouble code={failed} game="roguelike" />;
  if (!fought) return <Loading />;
  return (
    <>
      {fought.verdict === 'broken' && <p role="alert">{t('verdict.broken')}</p>}
      <Viewer told={told} fought={fought} keep={keep} reward={reward} id={id} onContinue={onContinue} />
    </>
  );
}
