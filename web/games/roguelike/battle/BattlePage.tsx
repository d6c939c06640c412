import type { Replayed, ToldBattle } from '@tactarium/games/roguelike/client';
import { useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../app/Page.tsx';
import { Trouble } from '../../../app/Trouble.tsx';
import { Loading } from '../../../match/parts/Loading.tsx';
import { lab } from '../lab/lab.ts';
import { BattleReplay } from './BattleReplay.tsx';
import { readLink } from './link.ts';

type Opened = { readonly told: ToldBattle; readonly replayed: Replayed } | { readonly failed: string };

/** `/battle/shared#…`: a battle from a link. This browser fights it again and says whether it is the same. */
export function BattlePage(): ReactElement {
  const { t } = useTranslation('roguelike');
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let gone = false;
    void open(hash).then((found) => !gone && setOpened(found));
    return () => {
      gone = true;
    };
  }, [hash]);
  if (!opened) return <Loading />;
  if ('failed' in opened) return <Trouble code={opened.failed} game="roguelike" />;
  const { told, replayed } = opened;
  // One that does not come out as it says is refused: what it would show never happened.
  if (replayed.verdict === 'broken') return <Trouble code="battle/broken" game="roguelike" />;
  return (
    <Page title={t('shared.title')}>
      <p role="status" data-verdict={replayed.verdict}>
        {t(`verdict.${replayed.verdict}`)}
      </p>
      <BattleReplay told={told} keep={`shared.${told.digest}`} replayed={replayed} />
    </Page>
  );
}

async function open(hash: string): Promise<Opened> {
  const json = await readLink(hash);
  if (json === undefined) return { failed: 'battle/malformed' };
  const read = await lab.ask('read', { json });
  return read.ok ? read.value : { failed: read.error.code };
}
