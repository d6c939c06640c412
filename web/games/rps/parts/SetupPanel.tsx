import type { Command, View } from '@tactarium/games/rps/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Dialog } from '../../../app/Dialog.tsx';
import { canArrange, cellAt } from '../board.ts';
import { shuffled } from '../firstLayout.ts';
import { type Layout, layoutOf, loadLayouts, MOST_SAVED, storeLayouts, swapsTo, withLayout } from '../layouts.ts';
import { PieceImage } from './Piece.tsx';
import styles from './SetupPanel.module.css';

interface SetupPanelProps {
  readonly view: View;
  readonly busy: boolean;
  readonly send: (command: Command) => Promise<boolean>;
}

/** Laying out an army: everything but moving single pieces, which is done on the board. */
export function SetupPanel({ view, busy, send }: SetupPanelProps): ReactElement {
  const { t } = useTranslation('rps');
  const [saved, setSaved] = useState(loadLayouts);
  const [forgetting, setForgetting] = useState<Layout>();
  const layout = layoutOf(view);
  const free = canArrange(view) && !busy;
  const mine = saved.filter(({ variant }) => variant === view.variant);
  const isReady = view.viewer !== 'spectator' && view.ready.includes(view.viewer);

  const keep = (): void => {
    if (!layout) return;
    const next = withLayout(saved, { variant: view.variant, kinds: layout });
    storeLayouts(next);
    setSaved(next);
  };
  const forget = (kinds: Layout): void => {
    setForgetting(undefined);
    const next = saved.filter((one) => one.kinds !== kinds);
    storeLayouts(next);
    setSaved(next);
  };
  const sendAll = async (commands: readonly Command[]): Promise<void> => {
    for (const command of commands) if (!(await send(command))) return;
  };
  const lay = (kinds: Layout): Promise<void> =>
    sendAll(swapsTo(view, kinds).map(([a, b]) => ({ type: 'swap', a: cellAt(view, a), b: cellAt(view, b) })));

  if (isReady) {
    return <p className={styles['waiting']}>{t(view.ready.length > 1 ? 'setup.begins' : 'setup.waiting')}</p>;
  }
  return (
    <section className={styles['setup']} aria-label={t('setup.title')}>
      <div className={styles['main']}>
        <Button
          look="gold"
          disabled={busy || (!layout && view.setupLeft !== 0)}
          onClick={() => void send({ type: 'ready' })}
        >
          {t('setup.ready')}
        </Button>
        <Button disabled={!free || !layout} onClick={() => void sendAll(shuffled(view, Math.random))}>
          {t('setup.shuffle')}
        </Button>
      </div>
      <p className={styles['left']}>{t('setup.left', { count: view.setupLeft ?? 0 })}</p>
      <div className={styles['layouts']}>
        <h3>{t('setup.saved')}</h3>
        <ul>
          {mine.map(({ kinds }, i) => (
            <li key={kinds.join()}>
              <button
                type="button"
                className={styles['layout']}
                disabled={!free || !layout || swapsTo(view, kinds).length > (view.setupLeft ?? 0)}
                onClick={() => void lay(kinds)}
                aria-label={t('setup.use', { number: i + 1 })}
              >
                <Miniature kinds={kinds} columns={view.columns} seat={view.viewer === 'red' ? 'red' : 'blue'} />
              </button>
              <button
                type="button"
                className={styles['forget']}
                onClick={() => setForgetting(kinds)}
                aria-label={t('setup.forget', { number: i + 1 })}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
        <Button look="quiet" disabled={!layout} onClick={keep}>
          {t(mine.length < MOST_SAVED ? 'setup.save' : 'setup.saveOver')}
        </Button>
      </div>
      <Dialog
        open={forgetting !== undefined}
        title={t('setup.forgetSure')}
        onClose={() => setForgetting(undefined)}
        className={styles['sure']}
      >
        <Button onClick={() => setForgetting(undefined)}>{t('setup.forgetNo')}</Button>
        <Button look="danger" onClick={() => forgetting && forget(forgetting)}>
          {t('setup.forgetYes')}
        </Button>
      </Dialog>
    </section>
  );
}

interface MiniatureProps {
  readonly kinds: Layout;
  readonly columns: number;
  readonly seat: 'red' | 'blue';
}

const Miniature = ({ kinds, columns, seat }: MiniatureProps): ReactElement => (
  <span className={styles['miniature']} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
    {kinds.map((kind, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell of a layout is its place.
      <PieceImage key={i} seat={seat} kind={kind} />
    ))}
  </span>
);
