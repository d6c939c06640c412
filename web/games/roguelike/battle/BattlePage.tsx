import { isObject } from '@tactarium/engine';
import type { ToldBattle } from '@tactarium/games/roguelike/client';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../app/Page.tsx';
import { Trouble } from '../../../app/Trouble.tsx';
import { useOwnAddress } from '../../../app/useOwnAddress.ts';
import { Loading } from '../../../match/parts/Loading.tsx';
import { lab } from '../lab/lab.ts';
import { leaderName } from '../names.ts';
import { type OpenedBattle, openBattle } from '../online/battle.ts';
import { BattleRecord } from './BattleRecord.tsx';
import { BattleReplay } from './BattleReplay.tsx';
import { readLink } from './link.ts';

type Opened = OpenedBattle | { readonly failed: string; readonly record?: ToldBattle | undefined };

/** Where a battle of a link stands that holds all of it. */
const SHARED = 'shared';

/** `/battle/shared#…`: a battle from a link; `/battle/<id>`: one of the server. This browser fights it again and says whether it is the same. */
export function BattlePage(): ReactElement {
  const { t } = useTranslation('roguelike');
  const { parts, hash } = useOwnAddress('battle');
  const [, id = SHARED] = parts;
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let gone = false;
    setOpened(undefined);
    void open(id, hash).then((found) => !gone && setOpened(found));
    return () => {
      gone = true;
    };
  }, [id, hash]);
  if (!opened) return <Loading />;
  if ('failed' in opened && opened.record) return <BattleRecord told={opened.record} code={opened.failed} />;
  if ('failed' in opened) return <Trouble code={opened.failed} game="roguelike" />;
  const { told, replayed } = opened;
  // One that does not come out as it says is refused: what it would show never happened.
  if (replayed.verdict === 'broken') return <Trouble code="battle/broken" game="roguelike" />;
  return (
    <Page
      wide
      title={t('shared.versus', { own: leaderName(told.own.leader), opponent: leaderName(told.opponent.leader) })}
    >
      <p role="status" data-verdict={replayed.verdict}>
        {replayed.verdict === 'same' && '✓ '}
        {t(`verdict.${replayed.verdict}`)}
      </p>
      <BattleReplay
        key={told.digest}
        told={told}
        keep={`shared.${told.digest}`}
        replayed={replayed}
        id={id === SHARED ? undefined : id}
      />
    </Page>
  );
}

async function open(id: string, hash: string): Promise<Opened> {
  if (id !== SHARED) {
    const found = await openBattle(id);
    return found.ok ? found.value : { failed: found.error.code };
  }
  const json = await readLink(hash);
  if (json === undefined) return { failed: 'battle/malformed' };
  const read = await lab.ask('read', { json });
  if (read.ok) return read.value;
  const { code, detail } = read.error;
  // The worker has read its shape.
  return { failed: code, record: isObject(detail) ? (detail['record'] as ToldBattle | undefined) : undefined };
}
