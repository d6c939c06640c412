import { type Design, designs, LARGEST_FORCE, SEATS, type SeatName } from '@tactarium/games/mechs/client';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../../app/Button.tsx';
import { type Crew, crewOf, designOfCrew, drawForce, isSameDesign, SKILLS, tonsOf } from './battle.ts';
import { NumberField } from './NumberField.tsx';
import type { Editor } from './useBattle.ts';
import styles from './Workshop.module.css';

interface ForcesProps extends Editor {
  /** Designs of this device that can be built. */
  readonly own: readonly Design[];
}

/** Who fights: two lists of mechs with their pilots. */
export function Forces(props: ForcesProps): ReactElement {
  const { t } = useTranslation('workshop');
  const { battle } = props;
  const [a, b] = [tonsOf(battle.forces.a), tonsOf(battle.forces.b)];
  return (
    <section className={styles['panel']}>
      <div className={styles['head']}>
        <h2>{t('force.title')}</h2>
        <Link to="/mechs/design" className={buttonLook('quiet')}>
          {t('force.design')}
        </Link>
      </div>
      <p className={styles['soft']}>
        {a === b
          ? t('problems.even')
          : t('problems.heavier', { side: t(`force.${a > b ? 'a' : 'b'}`), count: Math.abs(a - b) })}{' '}
        {t('force.skills')}
      </p>
      <div className={styles['sides']}>
        {SEATS.map((side) => (
          <Force key={side} {...props} side={side} />
        ))}
      </div>
    </section>
  );
}

function Force({ battle, change, own, side }: ForcesProps & { readonly side: SeatName }): ReactElement {
  const { t } = useTranslation('workshop');
  const { forces, tonnage } = battle;
  const force = forces[side];
  const setForce = (now: readonly Crew[]): void => change({ forces: { ...forces, [side]: now } });
  const tons = tonsOf(force);
  const isHeavy = tonnage !== undefined && tons > tonnage;
  const draw = (): void =>
    setForce(drawForce(Math.max(1, force.length), tonnage ?? Math.max(60 * force.length, 60), Math.random));
  return (
    <div className={styles['force']} data-side={side}>
      <h3>
        {t(`force.${side}`)}
        <small data-bad={isHeavy}>
          {t('force.mechs', { count: force.length })} ·{' '}
          {tonnage === undefined
            ? t('force.total', { count: tons })
            : t('force.totalOf', { count: tons, most: tonnage })}
        </small>
      </h3>
      <ul>
        {force.map((crew, n) => (
          <Member
            // biome-ignore lint/suspicious/noArrayIndexKey: a mech of a force is its place: A1, A2.
            key={n}
            crew={crew}
            of={t('force.member', { number: n + 1, side: t(`force.${side}`) })}
            own={own}
            onChange={(now) => setForce(force.with(n, now))}
            onRemove={() => setForce(force.toSpliced(n, 1))}
          />
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button
          disabled={force.length >= LARGEST_FORCE}
          onClick={() => setForce([...force, crewOf(force.at(-1)?.mech ?? 'Lantern')])}
        >
          {t('force.add')}
        </Button>
        <Button look="quiet" onClick={draw}>
          {t('force.draw')}
        </Button>
      </div>
    </div>
  );
}

interface MemberProps {
  readonly crew: Crew;
  /** "Mech 2 of Side A". */
  readonly of: string;
  readonly own: readonly Design[];
  readonly onChange: (crew: Crew) => void;
  readonly onRemove: () => void;
}

const nameOf = ({ name, tons }: Design): string => `${name}, ${tons} t`;
const isBadSkill = (value: number): boolean =>
  !Number.isSafeInteger(value) || value < SKILLS.least || value > SKILLS.most;

function Member({ crew, of, own, onChange, onRemove }: MemberProps): ReactElement {
  const { t } = useTranslation('workshop');
  const id = useId();
  const { mech, gunnery, piloting, pilot } = crew;
  const design = designOfCrew(crew);
  const place = typeof mech === 'string' ? -1 : own.findIndex((one) => isSameDesign(one, mech));
  const value = typeof mech === 'string' ? mech : place >= 0 ? `#${place}` : '#here';
  const choose = (chosen: string): void => {
    if (chosen === '#here') return;
    onChange({ ...crew, mech: chosen.startsWith('#') ? own[Number(chosen.slice(1))]! : chosen });
  };
  return (
    <li className={styles['member']} aria-label={of}>
      <div className={styles['field']}>
        <label htmlFor={`${id}m`}>
          {t('force.mech')}
          <span className="hidden-text">, {of}</span>
        </label>
        <select id={`${id}m`} value={value} onChange={({ target }) => choose(target.value)}>
          <optgroup label={t('force.stock')}>
            {designs.map((one) => (
              <option key={one.name} value={one.name}>
                {nameOf(one)}
              </option>
            ))}
          </optgroup>
          {own.length > 0 && (
            <optgroup label={t('force.own')}>
              {own.map((one, n) => (
                <option key={one.name} value={`#${n}`}>
                  {nameOf(one)}
                </option>
              ))}
            </optgroup>
          )}
          {value === '#here' && (
            <optgroup label={t('force.fromLink')}>
              <option value="#here">{nameOf(design)}</option>
            </optgroup>
          )}
        </select>
      </div>
      <div className={styles['field']}>
        <label htmlFor={`${id}p`}>
          {t('force.pilot')}
          <span className="hidden-text">, {of}</span>
        </label>
        <input
          id={`${id}p`}
          value={pilot}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...crew, pilot: target.value })}
        />
      </div>
      <NumberField
        label={t('force.gunnery')}
        of={of}
        value={gunnery}
        {...SKILLS}
        isBad={isBadSkill(gunnery)}
        onChange={(skill) => onChange({ ...crew, gunnery: skill })}
      />
      <NumberField
        label={t('force.piloting')}
        of={of}
        value={piloting}
        {...SKILLS}
        isBad={isBadSkill(piloting)}
        onChange={(skill) => onChange({ ...crew, piloting: skill })}
      />
      <Button look="quiet" aria-label={t('force.remove', { name: `${design.name}, ${of}` })} onClick={onRemove}>
        ✕
      </Button>
    </li>
  );
}
