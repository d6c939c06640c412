import type { FoughtBattle, ToldBattle } from '@tactarium/games/roguelike/client';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../../app/Button.tsx';
import { Way } from '../../../app/Way.tsx';
import { sayProblem } from '../../../words/problem.ts';
import { useBattleLink } from '../battle/link.ts';
import { factionName, leaderName } from '../names.ts';
import { LeaderPortrait } from './LeaderPortrait.tsx';
import type { Chance } from './luck.ts';
import { playOn } from './playOn.ts';
import styles from './RunEndScreen.module.css';

/** A battle of a run that is over. */
export interface RoadBattle extends Pick<FoughtBattle, 'n' | 'result' | 'rounds' | 'goldEarned'> {
  readonly opponent: Pick<FoughtBattle['opponent'], 'leader' | 'faction'>;
  /** The rating after it; absent where nothing is rated. */
  readonly rating?: number;
  /** Under which the server knows it. */
  readonly id?: string;
  /** All of it, where that is known. */
  readonly told?: ToldBattle;
}

interface RoadProps {
  /** The run that these are of. */
  readonly run: string;
  readonly battles: readonly RoadBattle[];
  /** How likely each was won, by its number, as far as that was counted. */
  readonly chances: ReadonlyMap<number, Chance>;
}

/** The battles of a run in order: against whom, how it went, how likely that was, and a way to watch it again. */
export function Road({ run, battles, chances }: RoadProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const { t: shared } = useTranslation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const goOn = async (n: number): Promise<void> => {
    const begun = await playOn(run, n);
    if (begun.ok) await navigate({ href: `/run/${begun.value}` });
    else setProblem(begun.error.code);
  };
  return (
    <>
      {problem && <p role="alert">{sayProblem(shared, problem, 'roguelike')}</p>}
      <ol className={styles['road']}>
        {battles.map((battle) => {
          const { n, result, rounds, goldEarned, rating, opponent, id, told } = battle;
          const chance = chances.get(n);
          return (
            <li key={n} data-result={result}>
              <LeaderPortrait leader={opponent.leader} small />
              <div>
                <strong>
                  {n}. {t(result === 'win' ? 'end.win' : 'end.loss')}
                  {chance && <em> · {t('end.chance', chance)}</em>}
                </strong>
                <span>
                  {leaderName(opponent.leader)}, {factionName(opponent.faction)}
                </span>
                <small>
                  {t('end.battle', { count: rounds, gold: goldEarned })}
                  {rating !== undefined && `, ${t('end.rating', { rating })}`}
                </small>
              </div>
              <div className={styles['acts']}>
                <Button look="quiet" aria-label={t('end.playOnFrom', { number: n })} onClick={() => void goOn(n)}>
                  {t('end.playOn')}
                </Button>
                {id !== undefined ? <Watch n={n} href={`/battle/${id}`} /> : told && <WatchTold n={n} told={told} />}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** A battle that no server knows stands in its link. */
function WatchTold({ n, told }: { readonly n: number; readonly told: ToldBattle }): ReactElement | undefined {
  const link = useBattleLink(told);
  return link === undefined ? undefined : <Watch n={n} href={`/battle/shared#${link}`} />;
}

function Watch({ n, href }: { readonly n: number; readonly href: string }): ReactElement {
  const { t } = useTranslation('roguelike');
  return (
    <Way href={href} className={buttonLook('quiet')} aria-label={t('end.watchOne', { number: n })}>
      {t('end.watch')}
    </Way>
  );
}
