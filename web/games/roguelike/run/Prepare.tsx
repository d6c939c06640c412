import type { Refusal } from '@tactarium/engine';
import {
  type Command,
  cardAt,
  cardIn,
  costOf,
  fieldedOf,
  HIGHEST_TIER,
  type Point,
  priceOfTier,
  refusalOf,
  type View,
} from '@tactarium/games/roguelike/client';
import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { cardName } from '../names.ts';
import { UnitCard } from '../parts/UnitCard.tsx';
import { useDrag } from '../parts/useDrag.tsx';
import { ahead } from './ahead.ts';
import { BattleGrid } from './BattleGrid.tsx';
import { Formations } from './Formations.tsx';
import { Hand } from './Hand.tsx';
import { Odds } from './Odds.tsx';
import { OpponentPanel } from './OpponentPanel.tsx';
import { OverlayToggles } from './OverlayToggles.tsx';
import { type OverlayName, USUAL_OVERLAYS } from './overlays.ts';
import styles from './Prepare.module.css';
import { SpellTimingSelect } from './SpellTimingSelect.tsx';

interface PrepareProps {
  readonly view: View;
  readonly busy: boolean;
  readonly rated: boolean;
  send(command: Command): Promise<boolean>;
  refuse(refused: Refusal | undefined): void;
  onShop(): void;
  /** Watches the last battle again. */
  readonly onAgain: (() => void) | undefined;
}

/** Placing units, choosing when spells fire, finding an opponent, and the fight. */
export function Prepare({ view: told, busy, rated, send, refuse, onShop, onAgain }: PrepareProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const [picked, setPicked] = useState<string>();
  const [overlays, setOverlays] = useState<ReadonlySet<OverlayName>>(USUAL_OVERLAYS);
  const [warned, setWarned] = useState(false);
  const [unanswered, setUnanswered] = useState<readonly Command[]>([]);
  const view = useMemo(() => ahead(told, unanswered), [told, unanswered]);
  const { opponent, hand, gold } = view;
  const held = picked === undefined ? undefined : cardIn(view, picked);

  /** Sends what the rules allow, and says why where they do not. */
  const attempt = async (command: Command): Promise<boolean> => {
    const refused = refusalOf(view, command);
    refuse(refused);
    if (refused) return false;
    setUnanswered((before) => [...before, command]);
    const done = await send(command);
    setUnanswered((before) => before.filter((one) => one !== command));
    return done;
  };
  const place = (card: string, at: Point): void => {
    const there = cardAt(view, at);
    if (there?.card === card) return;
    void attempt({ type: 'place', card, at });
  };
  const takeBack = (card: string): void => void attempt({ type: 'unplace', card });
  const drag = useDrag({
    onDrop(card, at) {
      if (at) place(card, at);
      else if (cardIn(view, card)?.at) takeBack(card);
    },
  });
  const onCell = (at: Point): void => {
    const there = cardAt(view, at);
    if (picked !== undefined && there?.card !== picked) {
      place(picked, at);
      return setPicked(undefined);
    }
    setPicked(there && there.card !== picked ? there.card : undefined);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setPicked(undefined);
    if (picked === undefined) return;
    if (event.key === 'Delete' || event.key === 'Backspace') takeBack(picked);
    if (event.key === 'u') void attempt({ type: 'upgrade', card: picked });
  };
  const idle = hand.filter(({ at, card, owned }) => !at && (owned || costOf(view, card) <= gold));
  const fight = async (): Promise<void> => {
    if (idle.length > 0 && !warned && hand.some(({ at }) => at)) return setWarned(true);
    setWarned(false);
    await attempt({ type: 'fight' });
  };
  const isSeeking = view.step !== 'prepare';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that any focused card or cell of it shares
    <div className={styles['prepare']} onKeyDown={onKey}>
      <section className={styles['field']} aria-label={t('prepare.field')}>
        <BattleGrid view={view} picked={picked} overlays={overlays} drag={drag} onCell={onCell} />
        <OverlayToggles overlays={overlays} onChange={setOverlays} />
        <div className={`${styles['deeds']} ${styles['ways']}`}>
          {opponent ? (
            <Button look="gold" disabled={busy || isSeeking} onClick={() => void fight()}>
              {t(warned ? 'prepare.fightAnyway' : 'prepare.fight')}
            </Button>
          ) : (
            <Button look="gold" disabled={busy || isSeeking} onClick={() => void attempt({ type: 'find' })}>
              {t(isSeeking ? 'prepare.seeking' : 'prepare.find')}
            </Button>
          )}
          <Button disabled={busy} onClick={onShop}>
            {t('prepare.shop')}
          </Button>
          {onAgain && (
            <Button look="quiet" onClick={onAgain}>
              {t('prepare.again')}
            </Button>
          )}
        </div>
        {warned && (
          <p role="status" className={styles['hint']}>
            {t('prepare.idle', { count: idle.length, cards: idle.map(({ card }) => cardName(card)).join(', ') })}
          </p>
        )}
        <p className={styles['hint']}>
          {held ? t('prepare.hintHeld', { card: cardName(held.card) }) : t('prepare.hint')}
          {held && <span className={styles['keys']}> {t('prepare.hintKeys')}</span>}
        </p>
      </section>
      <Hand view={view} picked={picked} drag={drag} onPick={(card) => setPicked(picked === card ? undefined : card)} />
      <aside className={styles['side']}>
        <Odds own={fieldedOf(view)} rival={opponent} />
        {opponent && <OpponentPanel opponent={opponent} view={view} rated={rated} />}
        {held && (
          <UnitCard id={held.card} tier={held.tier}>
            <div className={styles['deeds']}>
              {held.at && (
                <Button disabled={busy} onClick={() => takeBack(held.card)}>
                  {t(held.fresh && held.tier === 1 ? 'prepare.refund' : 'prepare.takeBack', {
                    gold: costOf(view, held.card),
                  })}
                </Button>
              )}
              {held.owned && held.tier < HIGHEST_TIER && (
                <Button disabled={busy} onClick={() => void attempt({ type: 'upgrade', card: held.card })}>
                  {t('shop.upgrade', {
                    tier: held.tier + 1,
                    gold: priceOfTier(costOf(view, held.card), held.tier + 1),
                  })}
                </Button>
              )}
            </div>
          </UnitCard>
        )}
        <section>
          <h2>{t('spells.title')}</h2>
          {view.spells.map(({ spell, when }) => (
            <SpellTimingSelect
              key={spell}
              spell={spell}
              when={when}
              disabled={busy}
              onChange={(chosen) => void attempt({ type: 'timing', spell, when: chosen })}
            />
          ))}
        </section>
        <Formations view={view} busy={busy} send={attempt} />
      </aside>
      {drag.ghost}
    </div>
  );
}
