import type { Health } from '@tactarium/protocol';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { ask } from '../online/session.ts';
import { useAnswer } from '../online/useAnswer.ts';
import { sayProblem } from '../words/problem.ts';
import styles from './Admin.module.css';
import { useTime } from './useTime.ts';

/** Milliseconds between two looks, and without a word after which a node is shown as silent. */
const EVERY = 10_000;
const SILENT = 15_000;

export function ServerHealth(): ReactElement {
  const { t } = useTranslation('admin');
  const { t: say } = useTranslation();
  const [round, setRound] = useState(0);
  const { value, failed } = useAnswer(() => ask((server) => server.health()), `health ${round}`, EVERY);
  return (
    <section className={styles['part']} aria-labelledby="admin-health">
      <h2 id="admin-health">{t('health')}</h2>
      <p>{t('healthLead')}</p>
      {failed && <p role="alert">{sayProblem(say, failed)}</p>}
      {value && <Figures health={value} />}
      <Button onClick={() => setRound(round + 1)}>{t('refresh')}</Button>
    </section>
  );
}

function Figures({ health }: { readonly health: Health }): ReactElement {
  const { t } = useTranslation('admin');
  const time = useTime();
  const { storage, nodes, uptime, memory, matches, watchers, decisions, now } = health;
  const minutes = Math.floor(uptime / 60);
  const figures = [
    [t('storage'), storage],
    [t('uptime'), t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })],
    [t('memory'), `${Math.round(memory / 1_000_000)} MB`],
    [t('inMemory'), matches],
    [t('watchers'), watchers],
    [t('decisions'), decisions],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
      <div>
        <dt>{t('nodes')}</dt>
        {nodes.length === 0 && <dd>{t('alone')}</dd>}
        {nodes.map(({ id, at }) => (
          <dd key={id}>
            <code>{id}</code> {now - at < SILENT ? t('nodeAlive') : t('nodeGone', { time: time(at) })}
          </dd>
        ))}
      </div>
    </dl>
  );
}
