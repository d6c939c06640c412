import { type Command, lastTold, type View } from '@tactarium/games/roguelike/client';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../../../app/Trouble.tsx';
import { useTitle } from '../../../app/useTitle.ts';
import { Loading } from '../../../match/parts/Loading.tsx';
import { useRefusal } from '../../../match/useRefusal.ts';
import { BattleReplay } from '../battle/BattleReplay.tsx';
import { DraftScreen } from './DraftScreen.tsx';
import { Prepare } from './Prepare.tsx';
import { RunEndScreen } from './RunEndScreen.tsx';
import { RunStatusBar } from './RunStatusBar.tsx';
import styles from './run.module.css';
import { UpgradeShop } from './UpgradeShop.tsx';
import { isOpen, pageOf, useRun } from './useRun.ts';

/** `/run/:id/draft`, `/battle`, `/shop`, `/result`: one run, at the step it stands at. */
export function RunPage(): ReactElement {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [, , id = '', page] = path.split('/');
  return <OneRun key={id} id={id} page={page} />;
}

function OneRun({ id, page }: { readonly id: string; readonly page: string | undefined }): ReactElement {
  const { t } = useTranslation('roguelike');
  const navigate = useNavigate();
  const { state, match, source } = useRun(id);
  const view = state.view?.game;
  const hint = useRefusal(state.refused, 'roguelike');
  // A battle just fought is watched before anything else, also where the next step is to prepare again.
  const [watching, setWatching] = useState(false);
  // What stood before it, so that the bar does not tell how it ends.
  const [before, setBefore] = useState<View>();
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
    if (done && command.type === 'fight') {
      setBefore(view);
      setWatching(true);
    }
    return done;
  };
  const told = lastTold(view);
  const isReplay =
    page === 'battle' && told !== undefined && (watching || !isPreparing(view)) && view.step !== 'battle';
  return (
    <main className={styles['run']} data-step={isReplay ? 'replay' : page} data-run-step={view.step}>
      <h1 className="hidden-text">{t('heading')}</h1>
      <RunStatusBar
        view={(isReplay && before) || view}
        page={page ?? ''}
        id={id}
        onAbandon={() => void send({ type: 'abandon' })}
      />
      {hint && (
        <p className={styles['refused']} role="alert">
          {hint}
        </p>
      )}
      {page === 'draft' && <DraftScreen view={view} busy={state.busy} send={send} onDone={() => go('battle')} />}
      {page === 'shop' && <UpgradeShop view={view} busy={state.busy} send={send} onDone={() => go('battle')} />}
      {page === 'result' && <RunEndScreen id={id} view={view} />}
      {isReplay && (
        <BattleReplay
          key={told.digest}
          told={told}
          keep={`${id}.${view.battles.length}`}
          reward={view.last}
          onContinue={() => {
            setWatching(false);
            setBefore(undefined);
            go(pageOf(view));
          }}
        />
      )}
      {page === 'battle' && !isReplay && (
        <Prepare
          view={view}
          busy={state.busy}
          send={send}
          refuse={match.refuse}
          onShop={() => go('shop')}
          onAgain={told && (() => setWatching(true))}
        />
      )}
    </main>
  );
}

const isPreparing = ({ step }: View): boolean => step === 'prepare' || step === 'seeking' || step === 'battle';
