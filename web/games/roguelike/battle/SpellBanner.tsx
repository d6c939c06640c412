import type { BattleEvent, BattleView } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../parts/Picture.tsx';
import { LeaderPortrait } from '../run/LeaderPortrait.tsx';
import { quietBand } from './geometry.ts';
import styles from './SpellBanner.module.css';
import { type NameOf, sayBattle } from './sayings.ts';

interface SpellBannerProps {
  readonly event: BattleEvent | undefined;
  readonly view: BattleView;
  readonly leaders: { readonly left: string; readonly right: string };
  readonly nameOf: NameOf;
}

/** A leader's spell: the portrait slides in, with what is cast, where it covers the fewest. */
export function SpellBanner({ event, view, leaders, nameOf }: SpellBannerProps): ReactElement | null {
  const { t } = useTranslation('roguelike');
  if (event?.type !== 'spell_cast' || (event.casterId !== 'left' && event.casterId !== 'right')) return null;
  return (
    <div className={styles['banner']} data-side={event.casterId} data-band={quietBand(view.units)} data-effect="spell">
      <LeaderPortrait leader={leaders[event.casterId]} />
      <Picture kind="spells" id={event.spellId} className={styles['spellPicture']} />
      <strong>{sayBattle(t, event, nameOf, leaders)}</strong>
    </div>
  );
}
