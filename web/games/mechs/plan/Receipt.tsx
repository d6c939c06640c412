import type { AimView, BlowView, Lines, MechView, View } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeOf } from '../board/layout.ts';
import { type MechWords, percent, signed, tenths } from '../words/names.ts';
import cards from './Cards.module.css';
import styles from './Receipt.module.css';

interface ReceiptProps {
  readonly view: View;
  readonly actor: MechView;
  /** The shot or blow that is pointed at. */
  readonly of: Pick<AimView | BlowView, 'target' | 'number' | 'lines' | 'ways'>;
  readonly means: string;
  readonly mean?: number;
  readonly byHand?: boolean;
}

/** MEC-10: every modifier of a number, line by line, before the shot. */
export function Receipt({ view, actor, of, means, mean, byHand = false }: ReceiptProps): ReactElement {
  const { t, i18n } = useTranslation('mechs');
  const target = view.mechs.find(({ id }) => id === of.target)!;
  const lines = Object.entries(of.lines ?? {}) as [keyof Lines, number][];
  return (
    <section
      className={cards['card']}
      data-receipt={of.target}
      aria-label={t('receipt.title', { weapon: means, mech: of.target })}
    >
      <h3>{t('receipt.title', { weapon: means, mech: of.target })}</h3>
      <dl className={styles['receipt']}>
        {lines.map(([line, value]) => (
          <Line
            key={line}
            name={sayLine(t, view, actor, target, line, byHand)}
            value={line === 'base' ? String(value) : signed(value)}
            line={line}
          />
        ))}
        <dt className={styles['total']}>{t('receipt.total')}</dt>
        <dd className={styles['total']} data-line="total">
          {of.number}
        </dd>
      </dl>
      <p className={cards['quiet']}>
        {t('receipt.odds', { ways: of.ways, percent: percent(of.ways) })}
        {mean !== undefined && ` · ${t('receipt.mean', { mean: tenths(i18n.language, mean) })}`}
      </p>
    </section>
  );
}

const Line = ({
  name,
  value,
  line,
}: {
  readonly name: string;
  readonly value: string;
  readonly line: string;
}): ReactElement => (
  <>
    <dt>{name}</dt>
    <dd data-line={line}>{value}</dd>
  </>
);

function sayLine(
  t: MechWords,
  view: View,
  actor: MechView,
  target: MechView,
  line: keyof Lines,
  byHand: boolean,
): string {
  switch (line) {
    case 'base':
      return t(byHand ? 'line.baseBlow' : 'line.base');
    case 'range':
      return t('line.range', { count: rangeOf(view.field, actor.at, target.at) });
    case 'attacker':
      return t('line.attacker', { moved: t(`moved.${actor.moved}`) });
    case 'target':
      return t('line.target', { moved: t(`targetMoved.${target.moved}`), count: target.hexes });
    case 'heat':
      return t('line.heat', { heat: actor.heat });
    default:
      return t(`line.${line}`);
  }
}
