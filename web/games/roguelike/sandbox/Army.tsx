import {
  cellName,
  type Fielded,
  factions,
  leaders,
  lines,
  type Point,
  TIMINGS,
  type Timing,
  unitOf,
} from '@tactarium/games/roguelike/client';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { cardName, factionName, leaderName, spellName } from '../names.ts';
import { CellGrid, Standing } from '../parts/CellGrid.tsx';
import { useDrag } from '../parts/useDrag.tsx';
import styles from './Army.module.css';
import { MOST_UNITS, placedAt, withAdded, withExchanged, withLeader, withMoved, without } from './army.ts';

type SideName = 'own' | 'opponent';

interface ArmyProps {
  readonly side: SideName;
  readonly army: Fielded;
  onChange(army: Fielded): void;
}

/** From the top of the screen: both front rows face each other. */
const ROWS: Readonly<Record<SideName, readonly number[]>> = { own: [1, 0], opponent: [0, 1] };

/** One side: its leader, timings and zone. Units are moved by drag, by two presses or by keys, and exchanged for others. */
export function Army({ side, army, onChange }: ArmyProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const [unit, setUnit] = useState(unitOf(army.team[0]?.card ?? 'humans/footman'));
  const [tier, setTier] = useState(1);
  const [picked, setPicked] = useState<string>();
  const drag = useDrag({
    zone: side,
    onDrop: (card, at) => onChange(at ? withMoved(army, card, at) : without(army, card)),
  });
  const shown = drag.card ?? picked;
  const held = army.team.find(({ card }) => card === picked);
  const press = (at: Point): void => {
    const there = placedAt(army, at);
    if (held && there?.card !== held.card) {
      onChange(withMoved(army, held.card, at));
      setPicked(undefined);
    } else if (there) setPicked(there.card === picked ? undefined : there.card);
    else onChange(withAdded(army, unit, tier, at));
  };
  const takeAway = (): void => {
    if (held) onChange(without(army, held.card));
    setPicked(undefined);
  };
  const exchange = (): void => {
    if (held) onChange(withExchanged(army, held.card, unit, tier));
    setPicked(undefined);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') setPicked(undefined);
    if (key === 'Delete' || key === 'Backspace') takeAway();
  };
  return (
    <section className={styles['army']} aria-labelledby={`army-${side}`} data-side={side} onKeyDown={onKey}>
      <h2 id={`army-${side}`}>{t(`sandbox.${side}`)}</h2>
      <div className={styles['choices']}>
        <label>
          {t('new.leader')}
          <select value={army.leader} onChange={({ target }) => onChange(withLeader(army, target.value))}>
            {[...leaders.keys()].map((id) => (
              <option key={id} value={id}>
                {leaderName(id)}
              </option>
            ))}
          </select>
        </label>
        {army.spells.map(({ spell, when }, i) => (
          <label key={spell}>
            {spellName(spell)}
            <select
              value={when}
              onChange={({ target }) =>
                onChange({ ...army, spells: army.spells.with(i, { spell, when: target.value as Timing }) })
              }
            >
              {TIMINGS.map((timing) => (
                <option key={timing} value={timing}>
                  {t(`timing.${timing}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          {t('sandbox.unit')}
          <select value={unit} onChange={({ target }) => setUnit(target.value)}>
            {factions.map(({ id }) => (
              <optgroup key={id} label={factionName(id)}>
                {[...lines.keys()]
                  .filter((line) => line.startsWith(`${id}/`))
                  .map((line) => (
                    <option key={line} value={line}>
                      {cardName(line)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          {t('codex.tier')}
          <select value={tier} onChange={({ target }) => setTier(Number(target.value))}>
            {[1, 2, 3].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles['zone']}>
        <CellGrid
          rows={ROWS[side]}
          zone={side}
          label={t(side === 'own' ? 'grid.own' : 'grid.theirs')}
          first={{ x: 3, y: 1 }}
          onCell={press}
          lookOf={(at) => {
            const there = placedAt(army, at);
            return {
              label: there
                ? t('grid.taken', { cell: cellName(at), card: cardName(there.card), tier: there.tier })
                : t('grid.free', { cell: cellName(at) }),
              taken: there !== undefined,
              free: shown !== undefined && !there,
              over: drag.over?.x === at.x && drag.over.y === at.y,
              picked: there !== undefined && there.card === shown,
              theirs: side === 'opponent',
              content: there && <Standing card={there.card} tier={there.tier} />,
              handlers: there && drag.handlersOf(there.card),
            };
          }}
        />
      </div>
      <div className={styles['below']}>
        <p className={styles['hint']} role="status">
          {held ? t('sandbox.held', { card: cardName(held.card) }) : t('sandbox.hint', { most: MOST_UNITS })}
        </p>
        {held && (
          <div className={styles['deeds']}>
            <Button disabled={unitOf(held.card) === unit && held.tier === tier} onClick={exchange}>
              {t('sandbox.exchange', { unit: cardName(unit), tier })}
            </Button>
            <Button onClick={takeAway}>{t('sandbox.takeAway')}</Button>
          </div>
        )}
      </div>
      {drag.ghost}
    </section>
  );
}
