import { type Aim, type AimView, type MechView, sheetFor } from '@tactarium/games/mechs/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { usePhone } from '../../../match/parts/Details.tsx';
import { mountName, percent } from '../words/names.ts';
import { sayWhy } from '../words/sayings.ts';
import cards from './Cards.module.css';
import styles from './Console.module.css';
import { Expectation } from './Expectation.tsx';
import { Heat } from './Heat.tsx';
import { Receipt } from './Receipt.tsx';
import type { Play } from './usePlay.ts';

interface ConsoleProps {
  readonly play: Play;
  /** The shot that is pointed at: the map draws its line. */
  readonly onPoint: (aim: Aim | undefined) => void;
}

/** Targets for which there is room beside the names of the weapons; with more of them the names stand above. */
const MOST_BESIDE = 2;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Every weapon at every target. Nothing is sent before the salvo is fired. */
export function Console({ play, onPoint }: ConsoleProps): ReactElement | null {
  const { t } = useTranslation('mechs');
  const { actor, view, heat } = play;
  const [pointed, setPointed] = useState<Aim>();
  if (!actor || view.phase !== 'attack') return null;
  const shown = shownCell(play, pointed);
  const point = (aim: Aim | undefined): void => {
    if (aim) setPointed(aim);
    onPoint(aim);
  };
  return (
    <>
      <section className={cards['card']} aria-label={t('console.title', { mech: actor.id })}>
        <h3>{t('console.title', { mech: `${actor.id} ${actor.design.name}` })}</h3>
        <Twist play={play} mech={actor} />
        <Weapons play={play} onPoint={point} />
        <Order play={play} />
      </section>
      {shown?.lines && (
        <Receipt view={view} actor={actor} of={shown} means={mountName(t, shown.weapon)} mean={shown.mean} />
      )}
      {heat && <Heat heat={heat} rules={view.rules} />}
      <Expectation play={play} />
    </>
  );
}

/** Of what a receipt is shown: what is pointed at, or the last shot that was planned. */
function shownCell({ cells, salvo, plan, view }: Play, pointed: Aim | undefined): AimView | undefined {
  const isOn = ({ target }: Aim): boolean =>
    view.mechs.some(({ id, at, destroyed }) => id === target && at >= 0 && !destroyed);
  const same = (aim: Aim): boolean => aim.weapon === pointed?.weapon && aim.target === pointed.target;
  const planned = salvo?.shots.find(same) ?? cells.find(same);
  if (planned && isOn(planned)) return planned;
  return salvo?.shots.at(-1) ?? cells.find(({ refusal, target }) => !refusal && (plan.target ?? target) === target);
}

function Twist({ play, mech }: { readonly play: Play; readonly mech: MechView }): ReactElement {
  const { t } = useTranslation('mechs');
  const set = mech.twisted || mech.fired !== 0;
  const choices = [
    [-1, '⟲', 'twistLeft'],
    [0, '↑', 'ahead'],
    [1, '⟳', 'twistRight'],
  ] as const;
  return (
    <fieldset
      className={styles['twists']}
      aria-label={t('console.twist')}
      title={set ? t('console.twisted') : undefined}
    >
      <span>{t('console.twist')}</span>
      {choices.map(([to, sign, name]) => (
        <button
          key={to}
          type="button"
          className={cards['chip']}
          data-twist={to}
          aria-pressed={play.twist === to}
          aria-label={t(`console.${name}`)}
          disabled={set && play.twist !== to}
          onClick={() => play.setTwist(to)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </fieldset>
  );
}

function Weapons({
  play,
  onPoint,
}: {
  readonly play: Play;
  readonly onPoint: (aim: Aim | undefined) => void;
}): ReactElement {
  const { t } = useTranslation('mechs');
  const { actor, enemies, cells } = play;
  const { weapons } = sheetFor(actor!.design);
  const isPhone = usePhone();
  if (weapons.length === 0) return <p className={cards['quiet']}>{t('console.noWeapons')}</p>;
  if (enemies.length === 0) return <p className={cards['quiet']}>{t('console.noTargets')}</p>;
  const one = isPhone ? targetIn(play) : undefined;
  const columns = enemies.filter(({ id }) => one === undefined || id === one);
  const isStacked = columns.length > MOST_BESIDE;
  return (
    <div className={styles['scroll']}>
      {one !== undefined && enemies.length > 1 && <Targets play={play} shown={one} />}
      <table className={styles['console']} data-targets={columns.length}>
        <thead>
          <tr>
            {!isStacked && <th scope="col">{t('console.weapon')}</th>}
            {columns.map(({ id }) => (
              <th key={id} scope="col">
                <button
                  type="button"
                  className={cards['chip']}
                  aria-keyshortcuts={String(enemies.findIndex((enemy) => enemy.id === id) + 1)}
                  disabled={cells.every(({ target, refusal }) => target !== id || refusal)}
                  onClick={() => play.all(id)}
                >
                  {t('console.all', { mech: id })}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {weapons.map(({ id, weapon }, n) => {
          const name = (
            <th scope={isStacked ? 'rowgroup' : 'row'} colSpan={isStacked ? columns.length : 1}>
              <span className={styles['weapon']}>
                <kbd>{LETTERS[n]}</kbd>
                {mountName(t, id)}{' '}
                <small>
                  {t('console.weaponFacts', {
                    damage: weapon.missiles ? `${weapon.damage}×${weapon.missiles.size}` : weapon.damage,
                    heat: weapon.heat,
                  })}
                </small>
              </span>
            </th>
          );
          return (
            <tbody key={id}>
              {isStacked && <tr>{name}</tr>}
              <tr>
                {!isStacked && name}
                {columns.map((enemy) => (
                  <td key={enemy.id}>
                    <Cell
                      play={play}
                      cell={cells.find((one) => one.weapon === id && one.target === enemy.id)}
                      onPoint={onPoint}
                    />
                  </td>
                ))}
              </tr>
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

/** Where there is room for one target: the one that was chosen, or else the one that most can be done to. */
function targetIn({ plan, enemies, cells }: Play): string | undefined {
  const meanOf = (id: string): number =>
    cells.reduce((sum, { target, refusal, mean }) => sum + (target === id && !refusal ? mean : 0), 0);
  const [best] = enemies.toSorted((one, two) => meanOf(two.id) - meanOf(one.id));
  return enemies.find(({ id }) => id === plan.target)?.id ?? best?.id;
}

function Targets({ play, shown }: { readonly play: Play; readonly shown: string }): ReactElement {
  const { t } = useTranslation('mechs');
  return (
    <fieldset className={styles['targets']} aria-label={t('console.targets')}>
      {play.enemies.map(({ id }) => {
        const bearing = play.cells.filter(({ target, refusal }) => target === id && !refusal).length;
        return (
          <button
            key={id}
            type="button"
            className={cards['chip']}
            aria-pressed={id === shown}
            aria-label={t('console.bearing', { mech: id, count: bearing })}
            onClick={() => play.target(id)}
          >
            {id} <small aria-hidden="true">{bearing}</small>
          </button>
        );
      })}
    </fieldset>
  );
}

interface CellProps {
  readonly play: Play;
  readonly cell: AimView | undefined;
  readonly onPoint: (aim: Aim | undefined) => void;
}

function Cell({ play, cell, onPoint }: CellProps): ReactElement | null {
  const { t } = useTranslation('mechs');
  if (!cell) return null;
  const { weapon, target, refusal, number, ways } = cell;
  const order = play.plan.aims.findIndex((aim) => aim.weapon === weapon && aim.target === target) + 1;
  const words = { weapon: mountName(t, weapon), mech: target, number: number ?? 0, percent: percent(ways), order };
  const label = refusal
    ? t('console.cellRefused', { ...words, why: sayWhy(t, refusal) })
    : t(order > 0 ? 'console.cellPlanned' : 'console.cell', words);
  return (
    <button
      type="button"
      className={styles['cell']}
      data-weapon={weapon}
      data-target={target}
      data-number={number}
      data-ways={ways}
      data-refused={refusal !== undefined}
      aria-pressed={order > 0}
      aria-label={label}
      onClick={() => {
        onPoint(cell);
        play.toggle({ weapon, target });
      }}
      onPointerEnter={() => onPoint(cell)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(cell)}
      onBlur={() => onPoint(undefined)}
    >
      {refusal ? (
        <>
          {number !== undefined && <s>{number}</s>}
          <span>{sayWhy(t, refusal)}</span>
        </>
      ) : (
        <>
          <b>{number}+</b>
          <span>
            {percent(ways)} %{order > 0 && <em> ·{order}</em>}
          </span>
        </>
      )}
    </button>
  );
}

/** The order of fire: the first target is the primary one. */
function Order({ play }: { readonly play: Play }): ReactElement | null {
  const { t } = useTranslation('mechs');
  const { aims } = play.plan;
  if (new Set(aims.map(({ target }) => target)).size < 2) return null;
  return (
    <>
      <h4>{t('console.order')}</h4>
      <ol className={styles['order']}>
        {aims.map(({ weapon, target }, n) => (
          <li key={weapon}>
            <Button
              look="quiet"
              disabled={n === 0}
              aria-label={t('console.earlier', { weapon: mountName(t, weapon) })}
              onClick={() => play.earlier(weapon)}
            >
              {n + 1}. {mountName(t, weapon)} → {target}
              {n === 0 ? ` (${t('console.primary')})` : ' ▲'}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
