import { type Design, type RulesetName, runFor } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MechWords } from '../words/names.ts';
import { Diagram } from './Diagram.tsx';
import { HeatScale } from './HeatScale.tsx';
import { Pilot } from './Pilot.tsx';
import styles from './RecordSheet.module.css';
import { type FreshLosses, newRecordOf, type SheetRecord } from './record.ts';
import { Slots } from './Slots.tsx';
import { Weapons } from './Weapons.tsx';

interface RecordSheetProps {
  readonly design: Design;
  readonly rules: RulesetName;
  /** Left out: as it comes from the works. */
  readonly record?: SheetRecord;
  /** How it is called in battle, where it is in one. */
  readonly id?: string;
  readonly fresh?: FreshLosses;
  /** What struck it, one sentence each. Left out where there is no battle. */
  readonly ledger?: readonly string[];
}

/** MEC-34: the whole record sheet of a mech, from plain data of the rules: a design, and what battle has made of it. */
export function RecordSheet(props: RecordSheetProps): ReactElement {
  const { design, rules, record = newRecordOf(design), id, fresh, ledger } = props;
  const { t } = useTranslation('mechs');
  return (
    <article className={styles['sheet']} data-sheet={id ?? design.name}>
      <header>
        <h3>
          {id !== undefined && <span>{id}</span>} {design.name}
        </h3>
        <p className={styles['facts']}>{sheetFacts(t, design)}</p>
      </header>
      <Diagram design={design} record={record} fresh={fresh} />
      <div className={styles['beside']}>
        <Weapons design={design} record={record} rules={rules} />
        <Pilot record={record} rules={rules} />
        <HeatScale heat={record.heat} rules={rules} />
      </div>
      <Slots design={design} record={record} />
      {ledger && (
        <section className={styles['ledger']} aria-label={t('sheet.ledger')}>
          <h4>{t('sheet.ledger')}</h4>
          {ledger.length === 0 && <p>{t('sheet.noLedger')}</p>}
          <ol>
            {ledger.map((entry, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ledger only grows.
              <li key={n}>{entry}</li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}

/** `55 t · walks 5, runs 8, jumps 5 · 15 heat sinks`. */
export const sheetFacts = (t: MechWords, { tons, walk, jump, sinks }: Design): string =>
  t('sheet.facts', { tons, walk, run: runFor(walk), jump, sinks });
