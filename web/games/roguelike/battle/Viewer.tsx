import { overlaysOf, type Replayed, type ToldBattle } from '@tactarium/games/roguelike/client';
import {
  type KeyboardEvent,
  lazy,
  type ReactElement,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from './Board.tsx';
import { Controls, SPEEDS, type Speed } from './Controls.tsx';
import { developFilm, stepTo, turnStart } from './film.ts';
import { Inspector } from './Inspector.tsx';
import { Log } from './Log.tsx';
import { namesOf } from './names.ts';
import { Sides } from './Sides.tsx';
import { SpellBanner } from './SpellBanner.tsx';
import type { Reward } from './Summary.tsx';
import { actingAt, chargeAhead, shownAt, usePlaying } from './staging.ts';
import { Timeline } from './Timeline.tsx';
import { useAccount } from './useAccount.ts';
import styles from './Viewer.module.css';

/** Not waited for before the battle is over. */
const Why = lazy(async () => ({ default: (await import('./Why.tsx')).Why }));
const Summary = lazy(async () => ({ default: (await import('./Summary.tsx')).Summary }));

interface ViewerProps {
  readonly told: ToldBattle;
  readonly fought: Replayed;
  readonly keep: string;
  readonly reward?: Reward | undefined;
  /** Under which the server knows it. */
  readonly id?: string | undefined;
  readonly onContinue?: (() => void) | undefined;
}

const SPEED_KEY = 'tactarium.roguelike.speed';

const storedSpeed = (): Speed => {
  const stored = Number(localStorage.getItem(SPEED_KEY));
  return SPEEDS.find((speed) => speed === stored) ?? 1;
};
const momentKey = (keep: string): string => `tactarium.roguelike.at.${keep}`;

/** Play, pause, steps of an event, a turn or a round, both ways; what happened in words; why. */
export function Viewer({ told, fought, keep, reward, id, onContinue }: ViewerProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const film = useMemo(() => developFilm(fought.first, fought.events), [fought]);
  const end = film.events.length;
  const [at, setAt] = useState(() => momentOf(keep, end));
  const [playing, setPlaying] = useState(() => momentOf(keep, end) === 0);
  const [speed, setSpeed] = useState<Speed>(storedSpeed);
  const [selected, setSelected] = useState<string>();
  const [asked, setAsked] = useState<number>();
  const [seesLog, setSeesLog] = useState(true);
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);

  // Its keys work at once: whoever pressed "Fight" has no hand on anything here yet.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  // A phone on its side has no more height than the board: all of it is in sight when the battle begins.
  useEffect(() => void stage.current?.scrollIntoView({ block: 'nearest' }), []);
  usePlaying(film, at, playing, speed, (next) => {
    setAt(next);
    if (next >= end) setPlaying(false);
  });
  useEffect(() => sessionStorage.setItem(momentKey(keep), String(at)), [keep, at]);

  const view = film.viewAt(at);
  const overlays = useMemo(() => overlaysOf(view), [view]);
  const names = useMemo(() => namesOf(film.cast), [film]);
  const event = film.events[at - 1];
  const begun = turnStart(film, at);
  const effects = useMemo(() => shownAt(film, at), [film, at]);
  const acting = actingAt(film, begun, at);
  const account = useAccount(told, selected === undefined && asked === undefined ? undefined : at, playing);
  const leaders = useMemo(() => ({ left: told.own.leader, right: told.opponent.leader }), [told]);
  // The board is painted before the lists beside it, which are as long as the battle.
  const isSettled = useDeferredValue(true, false);

  const choosing = useCallback((unit: string) => setSelected((one) => (one === unit ? undefined : unit)), []);
  const go = (to: number): void => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(end, to)));
  };
  const toggle = (): void => {
    if (at >= end) setAt(0);
    setPlaying(at >= end || !playing);
  };
  const choose = (next: Speed): void => {
    setSpeed(next);
    localStorage.setItem(SPEED_KEY, String(next));
    if (next === Number.POSITIVE_INFINITY) go(end);
  };
  const nextUnit = (way: 1 | -1): void => {
    const living = view.units.filter(({ alive }) => alive);
    const place = living.findIndex(({ id }) => id === selected);
    const next = living.at((place + way + living.length) % living.length);
    if (!next) return;
    setSelected(next.id);
    root.current?.querySelector<SVGGElement>(`[data-unit="${next.id}"]`)?.focus();
  };
  const onKey = (pressed: KeyboardEvent<HTMLElement>): void => {
    const target = pressed.target as HTMLElement;
    if (target.closest('input, select, dialog, [role=dialog]')) return;
    const by = pressed.shiftKey ? 'event' : pressed.ctrlKey ? 'round' : 'turn';
    const keys: Readonly<Record<string, () => void>> = {
      ' ': toggle,
      ArrowRight: () => go(stepTo(film, at, by, 1)),
      ArrowLeft: () => go(stepTo(film, at, by, -1)),
      Home: () => go(0),
      End: () => go(end),
      l: () => setSeesLog(!seesLog),
      i: () => setSelected(selected === undefined ? acting : undefined),
      ']': () => nextUnit(1),
      '[': () => nextUnit(-1),
      Escape: () => setSelected(undefined),
    };
    const deed = keys[pressed.key] ?? speedKey(pressed.key, choose);
    // Space on a button presses it.
    if (!deed || (pressed.key === ' ' && target.closest('button, [role=button]'))) return;
    pressed.preventDefault();
    deed();
  };
  const isOver = at >= end;
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={styles['viewer']}
      aria-label={t('viewer.label')}
      onKeyDown={onKey}
      data-at={at}
      data-of={end}
      data-verdict={fought.verdict}
    >
      <div ref={stage} className={styles['stage']}>
        <Board
          view={view}
          overlays={overlays}
          effects={effects}
          ahead={chargeAhead(film, begun, at)}
          acting={acting}
          selected={selected}
          event={event}
          nameOf={names}
          onSelect={choosing}
        />
        <SpellBanner event={event} view={view} leaders={leaders} nameOf={names} />
      </div>
      <div className={styles['below']}>
        <Sides view={view} leaders={leaders} />
        <Timeline film={film} at={at} nameOf={names} leaders={leaders} marked={isSettled} onGo={go} />
        <Controls
          playing={playing}
          speed={speed}
          round={view.round}
          onToggle={toggle}
          onStep={(by, way) => go(stepTo(film, at, by, way))}
          onSkip={() => go(film.marks.find((mark) => mark.kind === 'death' && mark.at > at)?.at ?? end)}
          onEnd={() => go(isOver ? 0 : end)}
          isOver={isOver}
          onSpeed={choose}
        />
      </div>
      <aside className={styles['side']}>
        {isOver && (
          <Suspense fallback={null}>
            <Summary
              told={told}
              fought={fought}
              film={film}
              reward={reward}
              id={id}
              nameOf={names}
              onContinue={onContinue}
              onSelect={setSelected}
            />
          </Suspense>
        )}
        {!isOver && onContinue && (
          <button type="button" className={styles['skip']} onClick={() => go(end)}>
            {t('viewer.toResult')}
          </button>
        )}
        {selected !== undefined && (
          <Inspector
            unit={view.units.find(({ id }) => id === selected)}
            reckoning={account?.units?.[selected]}
            overlays={overlays}
            nameOf={names}
            onClose={() => setSelected(undefined)}
          />
        )}
        {seesLog && isSettled && (
          <Log film={film} at={at} nameOf={names} leaders={leaders} onGo={go} onWhy={setAsked} only={selected} />
        )}
      </aside>
      {asked !== undefined && (
        <Suspense>
          <Why
            told={told}
            asked={asked}
            film={film}
            nameOf={names}
            leaders={leaders}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

function momentOf(keep: string, end: number): number {
  const stored = Number(sessionStorage.getItem(momentKey(keep)) ?? new URLSearchParams(location.search).get('at') ?? 0);
  return Number.isInteger(stored) ? Math.max(0, Math.min(end, stored)) : 0;
}

function speedKey(key: string, choose: (speed: Speed) => void): (() => void) | undefined {
  const speed = SPEEDS[Number(key) - 1];
  return speed === undefined ? undefined : () => choose(speed);
}
