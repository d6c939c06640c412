import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type Stop, type StopHeights, settle, stopBeyond } from '../sheet.ts';
import styles from './Sheet.module.css';

interface SheetTab {
  readonly id: string;
  readonly name: string;
  /** Something waits there for an answer. */
  readonly calls?: boolean;
}

interface SheetProps {
  readonly tabs: readonly SheetTab[];
  readonly shown: string;
  onShow(tab: string): void;
  /** The page of the tab that is shown. */
  readonly children: ReactNode;
}

/** Pixels that a finger may tremble: less is a tap. */
const SLOP = 6;

/** A drag under way. */
interface Pull {
  readonly from: number;
  readonly height: number;
  readonly heights: StopHeights;
  /** Where the finger was last, when, and how fast it went up, in pixels a millisecond. */
  at: number;
  time: number;
  speed: number;
  isMoving: boolean;
}

/** Pages under tabs at the foot of a phone, pulled or tapped up and down. The board above takes the height that is left. */
export function Sheet({ tabs, shown, onShow, children }: SheetProps): ReactElement {
  const { t } = useTranslation();
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const pull = useRef<Pull>(undefined);
  // Else the browser takes a flick for one that scrolls, and spends the next tap on stopping it.
  useEffect(() => {
    const keep = (event: TouchEvent): void => event.preventDefault();
    const element = head.current;
    element?.addEventListener('touchmove', keep, { passive: false });
    return () => element?.removeEventListener('touchmove', keep);
  }, []);
  const [stop, setStop] = useState<Stop>('rest');

  const go = (up: boolean): void => {
    const heights = heightsOf(sheet.current!);
    const next = stopBeyond(heights, heights[stop], up);
    if (next) setStop(next);
  };
  const show = (tab: string): void => {
    onShow(tab);
    // Whoever taps a tab wants to read its page.
    const heights = heightsOf(sheet.current!);
    if (!stopBeyond(heights, heights[stop], false)) go(true);
  };
  const toggle = (): void => {
    const heights = heightsOf(sheet.current!);
    setStop(stopBeyond(heights, heights[stop], true) ?? 'low');
  };

  const onPointerDown = ({ clientY, timeStamp, button }: PointerEvent): void => {
    const { current } = sheet;
    if (!current || button !== 0) return;
    const height = current.offsetHeight;
    const heights = heightsOf(current);
    pull.current = { from: clientY, height, heights, at: clientY, time: timeStamp, speed: 0, isMoving: false };
  };
  const onPointerMove = ({ clientY, timeStamp, currentTarget, pointerId }: PointerEvent): void => {
    const { current } = pull;
    if (!current || !sheet.current) return;
    if (!current.isMoving) {
      if (Math.abs(clientY - current.from) < SLOP) return;
      current.isMoving = true;
      // From now on it is no tap, whatever lies below.
      currentTarget.setPointerCapture(pointerId);
      sheet.current.dataset['pulled'] = 'true';
    }
    const { heights } = current;
    const height = Math.max(heights.low, Math.min(heights.tall, current.height + current.from - clientY));
    sheet.current.style.height = `${height}px`;
    current.speed = (current.at - clientY) / Math.max(1, timeStamp - current.time);
    current.at = clientY;
    current.time = timeStamp;
  };
  const onPointerUp = (): void => {
    const { current } = pull;
    pull.current = undefined;
    if (!current?.isMoving || !sheet.current) return;
    setStop(settle(current.heights, sheet.current.offsetHeight, current.speed));
    sheet.current.style.height = '';
    delete sheet.current.dataset['pulled'];
  };

  const onTabKey = ({ key }: KeyboardEvent): void => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const place = tabs.findIndex((tab) => tab.id === shown);
    const next = by === 0 ? undefined : tabs[(place + by + tabs.length) % tabs.length];
    if (!next) return;
    show(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };

  return (
    <section ref={sheet} className={styles['sheet']} data-stop={stop} aria-label={t('match.sheet.title')}>
      <div
        ref={head}
        className={styles['head']}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <button
          type="button"
          className={styles['handle']}
          aria-label={t('match.sheet.handle')}
          aria-expanded={stop !== 'low'}
          onClick={toggle}
          onKeyDown={({ key }) => (key === 'ArrowUp' || key === 'ArrowDown') && go(key === 'ArrowUp')}
        />
        <div role="tablist" className={styles['tabs']}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === shown}
              aria-controls={`${id}-page`}
              tabIndex={tab.id === shown ? 0 : -1}
              data-calls={tab.calls}
              onClick={() => show(tab.id)}
              onKeyDown={onTabKey}
            >
              {tab.name}
            </button>
          ))}
        </div>
      </div>
      <div id={`${id}-page`} role="tabpanel" aria-labelledby={`${id}-${shown}`} className={styles['page']}>
        {children}
      </div>
    </section>
  );
}

/** The stylesheet knows the heights: each stop is tried on before anything is painted. */
function heightsOf(sheet: HTMLElement): StopHeights {
  const { stop } = sheet.dataset;
  const heightAt = (one: string | undefined): number => {
    sheet.dataset['stop'] = one;
    return sheet.offsetHeight;
  };
  sheet.dataset['measured'] = 'true';
  const heights = { low: heightAt('low'), rest: heightAt('rest'), tall: heightAt('tall') };
  heightAt(stop);
  delete sheet.dataset['measured'];
  return heights;
}
