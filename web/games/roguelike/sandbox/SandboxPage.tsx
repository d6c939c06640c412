import {
  cellName,
  type Fielded,
  factions,
  leaders,
  lines,
  type PlacedCard,
  type Point,
  TIMINGS,
  type Timing,
  type ToldBattle,
  unitOf,
  WIDTH,
} from '@tactarium/games/roguelike/client';
import { useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Page } from '../../../app/Page.tsx';
import { BattleReplay } from '../battle/BattleReplay.tsx';
import { readLink } from '../battle/link.ts';
import { lab } from '../lab/lab.ts';
import { cardName, factionName, leaderName, spellName } from '../names.ts';
import { Picture } from '../parts/Picture.tsx';
import { Pips } from '../parts/UnitCard.tsx';
import { Odds } from '../run/Odds.tsx';
import styles from './SandboxPage.module.css';

type SideName = 'own' | 'opponent';
type Seed = ToldBattle['seed'];

const COLUMNS = Array.from({ length: WIDTH }, (_, x) => x);
const MOST_UNITS = 12;
const FIRST_SEED: Seed = `chacha8:${'5a'.repeat(32)}`;

/** Two small armies to begin with, about as strong as each other. */
const FIRST: { readonly [S in SideName]: Fielded } = {
  own: armyOf('humans', ['footman', 'swordsman', 'spearman', 'archer']),
  opponent: armyOf('undead', ['skeleton_warrior', 'skeleton_warrior', 'skeleton_archer', 'skeleton_archer']),
};

function armyOf(faction: string, units: readonly string[]): Fielded {
  const [leader, { spells }] = Object.entries(factions.find(({ id }) => id === faction)!.leaders)[0]!;
  return {
    leader: `${faction}/${leader}`,
    spells: spells.map((spell, i) => ({ spell: `${faction}/${spell}`, when: TIMINGS[i + 1]! })),
    team: units.map((unit, i) => {
      const copy = units.slice(0, i).filter((other) => other === unit).length + 1;
      return { card: `${faction}/${unit}${copy > 1 ? `#${copy}` : ''}`, tier: 1, at: { x: 2 + i, y: 1 } };
    }),
  };
}

/** `/sandbox`: any two armies against each other, with their odds; any battle of a link, with one thing changed. */
export function SandboxPage(): ReactElement {
  const { t } = useTranslation('roguelike');
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [sides, setSides] = useState(FIRST);
  const [seed, setSeed] = useState<Seed>(FIRST_SEED);
  const [shown, setShown] = useState<ToldBattle>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (hash === '') return;
    let gone = false;
    void readLink(hash).then(async (json) => {
      const read = json === undefined ? undefined : await lab.ask('read', { json });
      if (gone) return;
      if (!read?.ok) return setProblem(t('sandbox.broken'));
      setSides({ own: read.value.told.own, opponent: read.value.told.opponent });
      setSeed(read.value.told.seed);
    });
    return () => {
      gone = true;
    };
  }, [hash, t]);
  const change = (side: SideName, army: Fielded): void => {
    setSides({ ...sides, [side]: army });
    setShown(undefined);
  };
  const watch = async (): Promise<void> => {
    const fought = await lab.ask('fight', { seed, ...sides });
    if (fought.ok) setShown(fought.value);
  };
  const reseed = (): void => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    setSeed(`chacha8:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
    setShown(undefined);
  };
  const canFight = sides.own.team.length > 0 && sides.opponent.team.length > 0;
  return (
    <Page title={t('sandbox.title')} lead={t('sandbox.lead')}>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles['armies']}>
        {(['own', 'opponent'] as const).map((side) => (
          <Army key={side} side={side} army={sides[side]} onChange={(army) => change(side, army)} />
        ))}
      </div>
      {canFight && <Odds own={sides.own} rival={sides.opponent} battles={400} />}
      <div className={styles['deeds']}>
        <Button look="gold" disabled={!canFight} onClick={() => void watch()}>
          {t('sandbox.watch')}
        </Button>
        <Button onClick={reseed}>{t('sandbox.reseed')}</Button>
      </div>
      {shown && <BattleReplay key={JSON.stringify(shown)} told={shown} keep={`sandbox.${shown.seed.slice(-8)}`} />}
    </Page>
  );
}

interface ArmyProps {
  readonly side: SideName;
  readonly army: Fielded;
  onChange(army: Fielded): void;
}

/** One side: leader, timings and a zone of 8 × 2; a cell is pressed to put the chosen unit there, or to take one away. */
function Army({ side, army, onChange }: ArmyProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const [unit, setUnit] = useState(unitOf(army.team[0]?.card ?? 'humans/footman'));
  const [tier, setTier] = useState(1);
  const at = ({ x, y }: Point): PlacedCard | undefined => army.team.find((one) => one.at.x === x && one.at.y === y);
  const press = (cell: Point): void => {
    const there = at(cell);
    if (there) return onChange({ ...army, team: army.team.filter((one) => one !== there) });
    if (army.team.length >= MOST_UNITS) return;
    const taken = army.team.map(({ card }) => card);
    let card = unit;
    for (let copy = 2; taken.includes(card); copy++) card = `${unit}#${copy}`;
    onChange({ ...army, team: [...army.team, { card, tier, at: cell }] });
  };
  const lead = (leader: string): void => {
    const [faction, name] = leader.split('/') as [string, string];
    const known = factions.find(({ id }) => id === faction)!.leaders[name]!.spells;
    onChange({
      ...army,
      leader,
      spells: known.map((spell, i) => ({ spell: `${faction}/${spell}`, when: army.spells[i]?.when ?? 'mid' })),
    });
  };
  const rows = side === 'own' ? [1, 0] : [0, 1];
  return (
    <section className={styles['army']} aria-labelledby={`army-${side}`} data-side={side}>
      <h2 id={`army-${side}`}>{t(`sandbox.${side}`)}</h2>
      <div className={styles['choices']}>
        <label>
          {t('new.leader')}
          <select value={army.leader} onChange={({ target }) => lead(target.value)}>
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
                onChange({
                  ...army,
                  spells: army.spells.map((one, place) =>
                    place === i ? { ...one, when: target.value as Timing } : one,
                  ),
                })
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
        {rows.flatMap((y) =>
          COLUMNS.map((x) => {
            const there = at({ x, y });
            return (
              <button
                key={`${x},${y}`}
                type="button"
                data-cell={`${x},${y}`}
                aria-label={
                  there
                    ? t('grid.taken', { cell: cellName({ x, y }), card: cardName(there.card), tier: there.tier })
                    : t('grid.free', { cell: cellName({ x, y }) })
                }
                onClick={() => press({ x, y })}
              >
                {there && (
                  <>
                    <Picture id={there.card} />
                    <Pips tier={there.tier} />
                  </>
                )}
              </button>
            );
          }),
        )}
      </div>
    </section>
  );
}
