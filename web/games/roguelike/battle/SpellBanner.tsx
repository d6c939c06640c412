import type { BattleEvent } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../parts/Picture.tsx';
import { LeaderPortrait } from '../run/LeaderPortrait.tsx';
import styles from './SpellBanner.module.css';
import { type NameOf, sayBattle } from './sayings.ts';

interface SpellBannerProps {
  readonly event: BattleEvent | undefined;
  readonly leaders: { readonly left: string; readonly right: string };
  readonly nameOf: NameOf;
}

/** A leader's spell: the portrait slides in, with what is cast. */
export function SpellBanner({ event, leaders, nameOf }: SpellBannerProps): ReactElement | null {
  const { t } = useTranslation('roguelike');
  if (event?.type !== 'spell_cast' || (event.casterId !== 'left' && event.casterId !== 'right')) return null;
  return (
    <div className={styles['banner']} data-side={event.casterId} data-effect="spell">
      <LeaderPortrait leader={leaders[event.casterId]} />
      <Picture kind="spells" id={event.spellId} className={styles['spellPicture']} />
      <strong>{sayBattle(t, event, nameOf, leaders)}</strong>
    </div>
  );
}
