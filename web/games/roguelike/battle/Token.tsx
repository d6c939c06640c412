import type { UnitView } from '@tactarium/games/roguelike/client';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePicture } from '../pictures/index.ts';
import { AURAS, CONTAGIONS, MARKS, STATUSES } from '../pictures/marks.ts';
import { CELL, leftOf, TURNS, topOf } from './geometry.ts';
import styles from './Token.module.css';

/** P-26: below half its Resolve is low; where it could not rally it is critical. */
const CRITICAL = 25;
const FEW_SHOTS = 2;
const FULL_FORMATION = 5;
const MOST_MARKS = 3;

/** Plain values, so that a step draws only those that it changes. */
interface TokenProps {
  readonly unit: UnitView;
  readonly name: string;
  /** Enemies that hold it. */
  readonly engaged: number;
  /** Armor that its formation lends. */
  readonly lent: number | undefined;
  /** Percent by which it may catch something from a neighbour. */
  readonly risk: number | undefined;
  /** Auras that touch it, with spaces between them. */
  readonly touched: string;
  readonly acting: boolean;
  readonly selected: boolean;
  /** Likewise. */
  readonly flashes: string;
  onSelect(unit: string): void;
}

/** A unit on the board: picture, facing, bars, and at most three marks. */
export const Token = memo(function Token(props: TokenProps): ReactElement {
  const { unit, name, engaged, lent, risk, touched, acting, selected, flashes, onSelect } = props;
  const { t } = useTranslation('roguelike');
  const picture = usePicture('units', unit.unit);
  const { hp, maxHp, resolve, maxResolve, armor, shred, maxShred, state, ammo, maxAmmo, tags } = unit;
  const isUndead = tags.includes('Undead') || unit.unit.startsWith('undead/');
  const mood =
    state !== 'ready' ? state : resolve <= CRITICAL ? 'critical' : resolve * 2 < maxResolve ? 'low' : 'ready';
  const marks = marksOf(props);
  const label = t('token.label', {
    name,
    side: t(`side.${unit.team}`),
    hp,
    maxHp,
    resolve,
    state: t(`state.${state}`),
  });
  const sick = Object.keys(unit.contagions);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a drawing
    <g
      className={styles['token']}
      transform={`translate(${leftOf(unit.at)} ${topOf(unit.at)})`}
      role="button"
      tabIndex={selected ? 0 : -1}
      aria-label={label}
      aria-pressed={selected}
      data-unit={unit.id}
      data-team={unit.team}
      data-mood={mood}
      data-undead={isUndead}
      data-engaged={engaged > 0}
      data-incorporeal={tags.includes('Incorporeal')}
      data-flyer={tags.includes('Flyer')}
      data-acting={acting}
      data-selected={selected}
      data-risk={risk !== undefined}
      data-worn={maxShred > 0 && shred * 4 >= maxShred * 3}
      data-formation={lent}
      data-full={lent !== undefined && lent >= FULL_FORMATION}
      data-ammo={maxAmmo === 0 ? undefined : ammo === 0 ? 'empty' : ammo <= FEW_SHOTS ? 'low' : 'enough'}
      data-sick={sick.length > 0 ? sick.join(' ') : undefined}
      data-flash={flashes || undefined}
      onClick={() => onSelect(unit.id)}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && onSelect(unit.id)}
    >
      <title>{label}</title>
      <rect x="2" y="2" width={CELL - 4} height={CELL - 4} rx="8" className={styles['frame']} />
      {tags.includes('Flyer') && <ellipse cx="50" cy="74" rx="26" ry="6" className={styles['shadow']} />}
      <g className={styles['body']}>
        <circle cx="50" cy="42" r="34" className={styles['disc']} />
        <path d={picture} transform="translate(24 16) scale(0.101)" className={styles['picture']} />
        <path
          d="M50,1 L58,11 L42,11 Z"
          transform={`rotate(${TURNS[unit.facing]} 50 42)`}
          className={styles['facing']}
          data-facing={unit.facing}
        />
      </g>
      {sick.map((type, i) => (
        <Sickness key={type} type={type} turns={unit.contagions[type]!} place={i} />
      ))}
      <g className={styles['pips']}>
        {numbersBelow(unit.tier).map((i) => (
          <rect key={i} x={6 + i * 9} y="6" width="6" height="6" transform={`rotate(45 ${9 + i * 9} 9)`} />
        ))}
      </g>
      {lent !== undefined && (
        <g data-mark="formation">
          <path d={MARKS.shield} transform="translate(3 50) scale(0.045)" className={styles['shieldMark']} />
          <text x="14.5" y="66" className={styles['shieldText']}>{`+${lent}`}</text>
        </g>
      )}
      {marks.slice(0, MOST_MARKS).map(({ key, icon, count, tone }, i) => (
        <g key={key} data-mark={key} transform={`translate(74 ${4 + i * 24})`}>
          <circle cx="11" cy="11" r="11.5" className={styles['markGround']} data-tone={tone} />
          <path d={icon} transform="translate(2.5 2.5) scale(0.0332)" className={styles['mark']} />
          {count !== undefined && (
            <text x="21" y="23" className={styles['count']}>
              {count}
            </text>
          )}
        </g>
      ))}
      {marks.length > MOST_MARKS && (
        <text x="85" y="84" className={styles['count']}>{`+${marks.length - MOST_MARKS}`}</text>
      )}
      <Bar y={74} height={11} kind="hp" share={hp / maxHp} />
      <text x="50" y="84" className={styles['number']}>{`${hp}/${maxHp}`}</text>
      <Bar y={86} height={5} kind="resolve" share={state === 'ready' ? Math.max(0, resolve) / maxResolve : 0} />
      {armor > 0 && (
        <Bar
          y={92}
          height={4}
          kind="armor"
          share={(armor - shred) / Math.max(40, armor)}
          lost={shred / Math.max(40, armor)}
        />
      )}
      {maxAmmo > 0 && (
        <g data-ammo-count={`${ammo}/${maxAmmo}`}>
          {numbersBelow(maxAmmo).map((i) => (
            <rect
              key={i}
              x={4}
              y={72 - i * 3.6 - 8}
              width="3"
              height="2.6"
              className={styles['shot']}
              data-spent={i >= ammo}
            />
          ))}
        </g>
      )}
      {unit.cooldown > 0 && (
        <g data-mark="cooldown">
          <circle cx="20" cy="26" r="9" className={styles['markGround']} data-tone="grey" />
          <circle
            cx="20"
            cy="26"
            r="9"
            className={styles['ring']}
            pathLength="4"
            strokeDasharray={`${unit.cooldown} 4`}
            transform="rotate(-90 20 26)"
          />
          <text x="20" y="30.5" className={styles['count']}>
            {unit.cooldown}
          </text>
        </g>
      )}
      {touched !== '' && (
        <g data-mark="touched">
          {[...new Set(touched.split(' '))].slice(0, 2).map((aura, i) => (
            <path
              key={aura}
              d={AURAS[aura as keyof typeof AURAS]}
              transform={`translate(${30 + i * 16} 64) scale(0.025)`}
              className={styles['touched']}
              data-aura={aura}
            />
          ))}
        </g>
      )}
    </g>
  );
});

const numbersBelow = (bound: number): readonly number[] => Array.from({ length: bound }, (_, i) => i);

interface BarProps {
  readonly y: number;
  readonly height: number;
  readonly kind: 'hp' | 'resolve' | 'armor';
  readonly share: number;
  readonly lost?: number;
}

const BAR_WIDTH = 84;

const Bar = ({ y, height, kind, share, lost = 0 }: BarProps): ReactElement => (
  <g data-bar={kind}>
    <rect x="8" y={y} width={BAR_WIDTH} height={height} rx="1.5" className={styles['trough']} />
    <rect
      x="8"
      y={y}
      width={BAR_WIDTH * Math.max(0, Math.min(1, share))}
      height={height}
      rx="1.5"
      className={styles[kind]}
    />
    {lost > 0 && (
      <rect x={8 + BAR_WIDTH * share} y={y} width={BAR_WIDTH * lost} height={height} className={styles['lost']} />
    )}
  </g>
);

/** CON: texture, icon and turns left, each contagion in its colour. */
const Sickness = ({
  type,
  turns,
  place,
}: {
  readonly type: string;
  readonly turns: number;
  readonly place: number;
}): ReactElement => (
  <g data-contagion={type} className={styles['sickness']}>
    <circle cx="50" cy="42" r={34 + place * 3} className={styles['aura']} />
    {PARTICLES.map(([x, y], i) => (
      <path
        key={`${x}`}
        d={CONTAGIONS[type as keyof typeof CONTAGIONS]}
        transform={`translate(${x + place * 7} ${y}) scale(0.02)`}
        className={styles['particle']}
        style={{ animationDelay: `${i * 170}ms` }}
      />
    ))}
    <text x={26 + place * 20} y="74" className={styles['turnsLeft']}>
      {turns}
    </text>
  </g>
);

const PARTICLES: readonly (readonly [number, number])[] = [
  [20, 24],
  [66, 16],
  [70, 52],
  [24, 56],
];

interface MarkShown {
  readonly key: string;
  readonly icon: string;
  readonly tone: string;
  readonly count?: number | undefined;
}

/** State first, then what threatens, then what lasts. */
function marksOf({ unit, engaged }: TokenProps): readonly MarkShown[] {
  const { state, vigilant, used, shred, locked, ammo, maxAmmo, statuses } = unit;
  return [
    ...(state === 'retreating' ? [{ key: 'broken', icon: MARKS.broken, tone: 'red' }] : []),
    ...(state === 'crumbling' ? [{ key: 'crumbling', icon: MARKS.crumbling, tone: 'purple' }] : []),
    ...(maxAmmo > 0 && ammo === 0 ? [{ key: 'empty', icon: MARKS.empty, tone: 'red' }] : []),
    ...(engaged > 0 ? [{ key: 'engaged', icon: MARKS.engaged, tone: 'red' }] : []),
    ...(vigilant ? [{ key: used ? 'eye-used' : 'eye', icon: MARKS.eye, tone: used ? 'grey' : 'blue' }] : []),
    ...(shred > 0 ? [{ key: 'cracked', icon: MARKS.cracked, tone: 'orange', count: shred }] : []),
    ...Object.entries(statuses).map(([status, turns]) => ({
      key: `status-${status}`,
      icon: STATUSES[status as keyof typeof STATUSES],
      tone: 'grey',
      count: turns,
    })),
    ...(locked !== undefined ? [{ key: 'locked', icon: MARKS.lock, tone: 'grey' }] : []),
  ];
}
