import type { JsonObject } from '@tactarium/engine';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../app/Choice.tsx';
import { FriendForm } from '../../../lobby/FriendForm.tsx';
import { Loading } from '../../../match/parts/Loading.tsx';
import { ComputerForm } from '../../../pages/ComputerForm.tsx';
import { sayProblem } from '../../../words/problem.ts';
import { useGame } from '../../useGame.ts';
import styles from './Workshop.module.css';

/** Begins the battle that was built: in this browser, or as an invitation. */
export function Start({ options }: { readonly options: JsonObject }): ReactElement {
  const { t } = useTranslation('workshop');
  const { t: shared } = useTranslation();
  const { status, game } = useGame('mechs');
  const [against, setAgainst] = useState<'computer' | 'friend'>('computer');
  return (
    <section className={styles['panel']}>
      <h2>{t('start.title')}</h2>
      <Choice
        title={t('start.against')}
        options={(['computer', 'friend'] as const).map((value) => ({ value, name: t(`start.${value}`) }))}
        value={against}
        onChange={setAgainst}
      />
      <Suspense fallback={<Loading />}>
        {game && against === 'computer' && <ComputerForm game={game} options={options} />}
        {game && against === 'friend' && <FriendForm game={game} options={options} />}
      </Suspense>
      {status === 'failed' && <p role="alert">{sayProblem(shared, 'page/failed')}</p>}
    </section>
  );
}
