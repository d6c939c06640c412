import type { BlowReckoning, Decision, ToldBattle } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Dialog } from '../../../app/Dialog.tsx';
import { type Film, turnStart } from './film.ts';
import { Reckoned, sayPart } from './Reckoned.tsx';
import { type NameOf, sayBattle } from './sayings.ts';
import { useAccount } from './useAccount.ts';
import styles from './Why.module.css';

interface WhyProps {
  readonly told: ToldBattle;
  /** The place of the event that is asked about. */
  readonly asked: number | undefined;
  readonly film: Film;
  readonly nameOf: NameOf;
  readonly leaders: { readonly left: string; readonly right: string };
  onClose(): void;
}

/** How a blow came to its damage, and why the unit chose what it did. */
export function Why({ told, asked, film, nameOf, leaders, onClose }: WhyProps): ReactElement | null {
  const { t } = useTranslation('roguelike');
  const account = useAccount(told, asked, false);
  if (asked === undefined) return null;
  const event = film.events[asked]!;
  const blow = account?.blows.get(asked);
  const turn = event.type === 'turn_started' ? asked : turnStart(film, asked);
  const decision = account?.decisions.get(turn);
  const final = event.type === 'attacked' ? event.damage : undefined;
  return (
    <Dialog open title={t('why.title')} onClose={onClose} className={styles['whyDialog']}>
      <p>{sayBattle(t, event, nameOf, leaders)}</p>
      {!account && <p>{t('why.waiting')}</p>}
      {blow && <Blow blow={blow} final={final} nameOf={nameOf} />}
      {decision && <Choice decision={decision} nameOf={nameOf} />}
      <Button onClick={onClose}>{t('why.close')}</Button>
    </Dialog>
  );
}

function Blow({
  blow,
  final,
  nameOf,
}: {
  readonly blow: BlowReckoning;
  readonly final: number | undefined;
  readonly nameOf: NameOf;
}): ReactElement {
  const { t } = useTranslation('roguelike');
  const { atk, share, attacks, armor, factors, damage, magic, attacker, target } = blow;
  const force = Math.floor((atk.total * share) / 100) * attacks;
  return (
    <section data-blow={damage}>
      <h3>{t('why.blow', { attacker: nameOf(attacker), target: nameOf(target) })}</h3>
      <dl className={styles['reckoning']}>
        <div>
          <dt>{t('short.atk')}</dt>
          <dd>
            <Reckoned of={atk} />
            {share !== 100 && ` × ${share} %`}
            {attacks !== 1 && ` × ${attacks}`}
            {(share !== 100 || attacks !== 1) && ` = ${force}`}
          </dd>
        </div>
        <div>
          <dt>{t('short.armor')}</dt>
          <dd>
            {armor ? (
              <>
                − <Reckoned of={armor} />
                {armor.share !== 100 && ` × ${armor.share} %`}
              </>
            ) : (
              t(magic ? 'why.magic' : 'why.none')
            )}
          </dd>
        </div>
        {factors.map(({ from, name, percent }) => (
          <div key={`${from}${name}${percent}`}>
            <dt>{sayPart(t, { from, ...(name !== undefined && { name }) })}</dt>
            <dd>× {percent} %</dd>
          </div>
        ))}
        <div>
          <dt>{t('why.damage')}</dt>
          <dd>
            <strong>{damage}</strong> <small>{t('why.rounded')}</small>
          </dd>
        </div>
        {final !== undefined && final < damage && (
          <div>
            <dt>{t('why.borne')}</dt>
            <dd>
              −{damage - final} → <strong>{final}</strong>
            </dd>
          </div>
        )}
        {final !== undefined && final > damage && (
          <div>
            <dt>{t('why.executed')}</dt>
            <dd>
              <strong>{final}</strong>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Choice({ decision, nameOf }: { readonly decision: Decision; readonly nameOf: NameOf }): ReactElement {
  const { t } = useTranslation('roguelike');
  const { rule, unit, weighed } = decision;
  const best = Math.max(0, ...weighed.map(({ score }) => score));
  return (
    <section data-rule={rule}>
      <h3>{t('why.choice', { unit: nameOf(unit) })}</h3>
      <p>{t(`rule.${rule}`)}</p>
      {weighed.length > 0 && (
        <ul className={styles['weighed']}>
          {weighed
            .toSorted((a, b) => b.score - a.score)
            .map(({ id, score }) => (
              <li key={id} data-best={score === best}>
                {nameOf(id)} <strong>{score}</strong>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
