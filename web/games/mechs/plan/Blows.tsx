import { type BlowAim, type BlowView, LIMBS, pilotingFor } from '@tactarium/games/mechs/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { percent, placeName } from '../words/names.ts';
import { sayWhy } from '../words/sayings.ts';
import cards from './Cards.module.css';
import styles from './Console.module.css';
import { Heat } from './Heat.tsx';
import { Receipt } from './Receipt.tsx';
import type { Play } from './usePlay.ts';

/** MEC-37: fists and feet, planned like a salvo. */
export function Blows({ play }: { readonly play: Play }): ReactElement | null {
  const { t } = useTranslation('mechs');
  const { actor, view, enemies, blowCells, blows, heat } = play;
  const [pointed, setPointed] = useState<BlowAim>();
  if (!actor || view.phase !== 'physical') return null;
  const near = enemies.filter(({ id }) =>
    blowCells.some(({ target, refusal }) => target === id && refusal?.code !== 'physical/not-adjacent'),
  );
  const shown = near.length > 0 ? near : enemies;
  const cellOf = (limb: string, target: string): BlowView | undefined =>
    blows.find((one) => one.limb === limb && one.target === target) ??
    blowCells.find((one) => one.limb === limb && one.target === target);
  const looked = pointed && cellOf(pointed.limb, pointed.target);
  const receipt = looked ?? blows.at(-1) ?? blowCells.find(({ refusal }) => !refusal);
  const kick = pilotingFor(view, actor.id, 'kick');
  const nameOf = (limb: BlowAim['limb']): string =>
    `${t(limb.endsWith('A') ? 'blows.punch' : 'blows.kick')}, ${placeName(t, limb)}`;
  return (
    <>
      <section className={cards['card']} aria-label={t('blows.title', { mech: actor.id })}>
        <h3>{t('blows.title', { mech: `${actor.id} ${actor.design.name}` })}</h3>
        <div className={styles['scroll']}>
          <table className={styles['console']}>
            <thead>
              <tr>
                <th scope="col">{t('blows.limb')}</th>
                {shown.map(({ id }) => (
                  <th key={id} scope="col">
                    {id}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {LIMBS.map((limb) => (
                <tr key={limb}>
                  <th scope="row">
                    {nameOf(limb)}
                    <small>{t('blows.damage', { damage: cellOf(limb, shown[0]?.id ?? '')?.damage ?? 0 })}</small>
                  </th>
                  {shown.map(({ id }) => {
                    const cell = cellOf(limb, id);
                    if (!cell) return <td key={id} />;
                    const planned = blows.includes(cell);
                    const { refusal, number, ways } = cell;
                    return (
                      <td key={id}>
                        <button
                          type="button"
                          className={styles['cell']}
                          data-limb={limb}
                          data-target={id}
                          data-number={number}
                          data-refused={refusal !== undefined}
                          aria-pressed={planned}
                          aria-label={
                            refusal
                              ? t('console.cellRefused', { weapon: nameOf(limb), mech: id, why: sayWhy(t, refusal) })
                              : t('console.cell', { weapon: nameOf(limb), mech: id, number, percent: percent(ways) })
                          }
                          onClick={() => play.toggleBlow({ limb, target: id })}
                          onPointerEnter={() => setPointed(cell)}
                          onFocus={() => setPointed(cell)}
                        >
                          {refusal ? (
                            <span>{sayWhy(t, refusal)}</span>
                          ) : (
                            <>
                              <b>{number}+</b>
                              <span>{percent(ways)} %</span>
                            </>
                          )}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {kick && (
          <p className={cards['quiet']}>{t('blows.kickRisk', { number: kick.number, percent: percent(kick.ways) })}</p>
        )}
      </section>
      {receipt && !receipt.refusal && (
        <Receipt view={view} actor={actor} of={receipt} means={nameOf(receipt.limb)} byHand />
      )}
      {heat && <Heat heat={heat} rules={view.rules} />}
    </>
  );
}
