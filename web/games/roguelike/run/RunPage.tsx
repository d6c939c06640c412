import { type Command, type FoughtBattle, lastTold, type View } from '@tactarium/games/roguelike/client';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../../../app/Trouble.tsx';
import { useOwnAddress } from '../../../app/useOwnAddress.ts';
import { useTitle } from '../../../app/useTitle.ts';
import { Loading } from '../../../match/parts/Loading.tsx';
import { useRefusal } from '../../../match/useRefusal.ts';
import { isOnline } from '../../../online/ids.ts';
import { ask } from '../../../online/session.ts';
import { useAnswer } from '../../../online/useAnswer.ts';
import { BattleReplay } from '../battle/BattleReplay.tsx';
import type { Reward } from '../battle/Summary.tsx';
import { lab } from '../lab/lab.ts';
import { useBattleId } from '../online/useBattleId.ts';
import { beforeBattle } from './before.ts';
import { DraftScreen } from './DraftScreen.tsx';
import { Prepare } from './Prepare.tsx';
import { RunStatusBar } from './RunStatusBar.tsx';
import styles from './run.module.css';
import { isOpen, isRated, pageOf, useRun } from './useRun.ts';
import { storedWatching, storeWatching, type Watching } from './watching.ts';

/** What comes later in a run is not waited for at its first battle. */
const PastRun = lazy(async () => ({ default: (await import('../online/PastRun.tsx')).PastRun }));
const RunHint = lazy(async () => ({ default: (await import('./RunHint.tsx')).RunHint }));
const UpgradeShop = lazy(async () => ({ default: (await import('./UpgradeShop.tsx')).UpgradeShop }));
const RunEndScreen = lazy(async () => ({ default: (await import('./RunEndScreen.tsx')).RunEndScreen }));

/** `/run/:id/draft`, `/battle`, `/shop`, `/result`: one run, at the step it stands at. */
export function RunPage(): ReactElement {
  const [, id = '', page] = useOwnAddress('run').parts;
  useEffect(() => lab.warm(), []);
  return (
    <Suspense fallback={<Loading />}>
      {isOnline(id) ? <ServerRun key={id} id={id} page={page} /> : <OneRun key={id} id={id} match={id} page={page} />}
    </Suspense>
  );
}

interface PageProps {
  readonly id: string;
  readonly page: string | undefined;
}

/** A run keeps its id; the match that holds it may be a later one. One that is not ours, or over, is shown by its history. */
function ServerRun({ id, page }: PageProps): ReactElement {
  const { value, failed } = useAnswer(() => ask((server) => server.run(id)), `run ${id}`);
  if (failed === 'run/not-found' || failed === 'run/over') return <PastRun id={id} />;
  if (failed !== undefined) return <Trouble code={failed} game="roguelike" />;
  if (!value) return <Loading />;
  return <OneRun id={id} match={value.match} page={page} />;
}

interface OneRunProps extends PageProps {
  /** The match that holds it. */
  readonly match: string;
}

function OneRun({ id, match: held, page }: OneRunProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const navigate = useNavigate();
  const { state, match, source } = useRun(held);
  const view = state.view?.game;
  const battleId = useBattleId(id, view?.battles.length ?? 0);
  // One object as long as the view is: whoever shows the battle has it fought once.
  const told = useMemo(() => view && lastTold(view), [view]);
  const hint = useRefusal(state.refused, 'roguelike');
  // A battle just fought is watched before anything else, also where the next step is to prepare again.
  const [watching, setWatching] = useState(() => storedWatching(id));
  const watch = (next: Watching): void => {
    storeWatching(id, next);
    setWatching(next);
  };
  const wanted = view && (isOpen(page, view) ? undefined : pageOf(view));
  useTitle(t('title'));
  useEffect(() => {
    if (wanted !== undefined) void navigate({ href: `/run/${id}/${wanted}`, replace: true });
  }, [wanted, id, navigate]);

  if (state.status === 'gone') {
    const { code } = state.problem ?? {};
    const onHere = code === 'match/elsewhere' ? source.takeOver : undefined;
    return <Trouble code={code} game="roguelike" onHere={onHere} />;
  }
  if (!view || wanted !== undefined) return <Loading />;

  const go = (to: string): void => void navigate({ href: `/run/${id}/${to}` });
  const send = async (command: Command): Promise<boolean> => {
    const done = await match.send(command);
    if (done && command.type === 'fight') watch('first');
    return done;
  };
  const isReplay =
    page === 'battle' && told !== undefined && (watching !== undefined || !isPreparing(view)) && view.step !== 'battle';
  return (
    <main
      className={styles['run']}
      data-step={isReplay ? 'replay' : page}
      data-run-step={view.step}
      data-busy={state.busy}
    >
      <h1 className="hidden-text">{t('heading')}</h1>
      <RunStatusBar
        view={isReplay && watching !== 'again' ? beforeBattle(view) : view}
        page={page ?? ''}
        id={id}
        onAbandon={() => void send({ type: 'abandon' })}
      />
      {hint && (
        <p className={styles['refused']} role="alert">
          {hint}
        </p>
      )}
      <Suspense>
        <RunHint view={view} place={isReplay ? 'replay' : (page ?? '')} />
      </Suspense>
      {page === 'draft' && <DraftScreen view={view} busy={state.busy} send={send} onDone={() => go('battle')} />}
      {page === 'shop' && <UpgradeShop view={view} busy={state.busy} send={send} onDone={() => go('battle')} />}
      {page === 'result' && <RunEndScreen id={id} view={view} log={state.log} />}
      {isReplay && (
        <BattleReplay
          key={told.digest}
          told={told}
          keep={`${id}.${view.battles.length}`}
          reward={view.last && rewardOf(view.last, isRated(id, view))}
          id={battleId}
          onContinue={() => {
            watch(undefined);
            go(pageOf(view));
          }}
        />
      )}
      {page === 'battle' && !isReplay && (
        <Prepare
          view={view}
          busy={state.busy}
          rated={isRated(id, view)}
          send={send}
          refuse={match.refuse}
          onShop={() => go('shop')}
          onAgain={told && (() => watch('again'))}
        />
      )}
    </main>
  );
}

const rewardOf = ({ goldEarned, rating, ratingBefore }: FoughtBattle, rated: boolean): Reward => ({
  gold: goldEarned,
  ...(rated && { rating: rating - ratingBefore }),
});

const isPreparing = ({ step }: View): boolean => step === 'prepare' || step === 'seeking' || step === 'battle';
