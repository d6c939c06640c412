import type { ToldBattle } from '@tactarium/games/roguelike/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Page } from '../../../app/Page.tsx';
import { BattleReplay } from '../battle/BattleReplay.tsx';
import { lab } from '../lab/lab.ts';
import { Army } from './Army.tsx';
import { withMoved } from './army.ts';
import { BestMoves } from './BestMoves.tsx';
import { Comparison } from './Comparison.tsx';
import { canFight, isSameLayout, type Layout, useLaid } from './layout.ts';
import styles from './SandboxPage.module.css';

/** `/sandbox`: any two armies against each other, with their odds; any battle of a link, with one thing changed. */
export function SandboxPage(): ReactElement {
  const { t } = useTranslation('roguelike');
  const { laid, isBroken, lay } = useLaid();
  const [shown, setShown] = useState<ToldBattle>();
  const { now, before } = laid;
  const change = (changed: Partial<Layout>): void => {
    lay({ now: { ...now, ...changed }, before });
    setShown(undefined);
  };
  const watch = async (): Promise<void> => {
    const fought = await lab.ask('fight', now);
    if (fought.ok) setShown(fought.value);
  };
  const reseed = (): void => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    change({ seed: `chacha8:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}` });
  };
  const isReady = canFight(now);
  const isChanged = !isSameLayout(now, before);
  return (
    <Page wide title={t('sandbox.title')} lead={t('sandbox.lead')}>
      {isBroken && <p role="alert">{t('sandbox.broken')}</p>}
      <div className={styles['sandbox']}>
        <div className={styles['field']}>
          {(['opponent', 'own'] as const).map((side) => (
            <Army
              key={side}
              side={side}
              army={now[side]}
              onChange={(army) => change(side === 'own' ? { own: army } : { opponent: army })}
            />
          ))}
        </div>
        <div className={styles['side']}>
          {isReady && <Comparison now={now} before={before} />}
          <div className={styles['deeds']}>
            <Button look="gold" disabled={!isReady} onClick={() => void watch()}>
              {t('sandbox.watch')}
            </Button>
            <Button onClick={reseed}>{t('sandbox.reseed')}</Button>
            {isChanged && (
              <>
                <Button onClick={() => change(before)}>{t('sandbox.undo')}</Button>
                <Button onClick={() => lay({ now, before: now })}>{t('sandbox.fromHere')}</Button>
              </>
            )}
          </div>
          {isReady && <BestMoves layout={now} onTry={(card, to) => change({ own: withMoved(now.own, card, to) })} />}
        </div>
      </div>
      {shown && <BattleReplay key={JSON.stringify(shown)} told={shown} keep={`sandbox.${shown.digest}`} />}
    </Page>
  );
}
