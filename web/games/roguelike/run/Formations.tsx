import { type Command, type Point, unitOf, type View, WIDTH } from '@tactarium/games/roguelike/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import styles from './Formations.module.css';

const KEY = 'tactarium.roguelike.formation';

interface FormationsProps {
  readonly view: View;
  readonly busy: boolean;
  send(command: Command): Promise<boolean>;
}

type Layout = readonly { readonly unit: string; readonly at: Point }[];

function readLayout(): Layout {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Layout) : [];
  } catch {
    // Not ours, or half written: there is nothing to recall.
    return [];
  }
}

/** Keeps where units stand, puts them there again, and mirrors the field. */
export function Formations({ view, busy, send }: FormationsProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const [told, setTold] = useState('');
  const placed = view.hand.filter(({ at }) => at);
  const save = (): void => {
    const layout: Layout = placed.map(({ card, at }) => ({ unit: unitOf(card), at: at! }));
    try {
      localStorage.setItem(KEY, JSON.stringify(layout));
      setTold(t('formation.saved'));
    } catch {
      // Full, or blocked by the browser.
      setTold(t('formation.blocked'));
    }
  };
  /** One after the other: each is a command of its own, and what the rules refuse stays where it is. */
  const arrange = async (wanted: readonly { readonly card: string; readonly at: Point }[]): Promise<void> => {
    for (const { card, at } of wanted) await send({ type: 'place', card, at });
  };
  const recall = (): void => {
    const free = placed.map(({ card }) => card);
    const wanted = readLayout().flatMap(({ unit, at }) => {
      const index = free.findIndex((card) => unitOf(card) === unit);
      return index < 0 ? [] : [{ card: free.splice(index, 1)[0]!, at }];
    });
    setTold(wanted.length === 0 ? t('formation.none') : '');
    void arrange(wanted);
  };
  const mirror = (): void =>
    // Of two that change places one command is enough.
    void arrange(
      placed.flatMap(({ card, at }) => {
        const to = { x: WIDTH - 1 - at!.x, y: at!.y };
        const isTaken = placed.some((other) => other.at!.x === to.x && other.at!.y === to.y);
        return isTaken && to.x < at!.x ? [] : [{ card, at: to }];
      }),
    );
  return (
    <section className={styles['formations']} aria-labelledby="formations-title">
      <h2 id="formations-title">{t('formation.title')}</h2>
      <div>
        <Button look="quiet" disabled={placed.length === 0} onClick={save}>
          {t('formation.save')}
        </Button>
        <Button look="quiet" disabled={busy || placed.length === 0} onClick={recall}>
          {t('formation.recall')}
        </Button>
        <Button look="quiet" disabled={busy || placed.length === 0} onClick={mirror}>
          {t('formation.mirror')}
        </Button>
      </div>
      <p role="status">{told}</p>
    </section>
  );
}
