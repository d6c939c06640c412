import { isObject, type Refusal } from '@tactarium/engine';
import { type Between, type Command, type Event, refusalOf, routeOf, type View } from '@tactarium/games/forests/client';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useOpenMatch } from '../../match/MatchContext.ts';
import type { MatchProps } from '../face.ts';
import { baseOf, indexOf, tileAt } from './board.ts';
import { choose, type Deed, type Done, drop, type Hand, keepUp, letGo, type Tool } from './hand.ts';
import {
  canGoOn,
  idleUnits,
  loadStanding,
  type MarchStep,
  marchesIn,
  newcomers,
  type Standing,
  type StandingOrder,
  standingAfter,
  standingIn,
  storeStanding,
} from './standing.ts';

/** Why something cannot be done, and where that is to be said. */
interface Complaint {
  readonly refusal: Refusal;
  readonly tile: number;
}

/** Everything a player can do on the page, and what follows from the view for it. */
export interface Play {
  readonly view: View;
  readonly hand: Hand;
  readonly mayAct: boolean;
  readonly busy: boolean;
  readonly standing: Standing;
  readonly marches: readonly MarchStep[];
  readonly idle: readonly number[];
  readonly fresh: ReadonlySet<number>;
  readonly complaint: Complaint | undefined;
  /** The wall that the complaint speaks of. */
  readonly flash: Between | undefined;
  choose(tile: number): void;
  drop(from: number, to: number): void;
  letGo(): void;
  look(tile: number): void;
  pick(tile: number): void;
  take(tool: Tool | undefined): void;
  send(command: Command): void;
  startMarch(from: number, to: number): void;
  order(tile: number, order: StandingOrder | undefined): void;
  carryOutMarches(): Promise<void>;
  nextIdle(back: boolean): number | undefined;
}

type PlayProps = Pick<MatchProps<View, Command, Event>, 'id' | 'view' | 'state' | 'send' | 'theatre'>;

const startOf = (view: View): Hand => ({
  focus: indexOf(view, baseOf(view, view.viewer === 'a' ? 'a' : 'b')),
});

export function usePlay({ id, view, state, send, theatre }: PlayProps): Play {
  const { match } = useOpenMatch();
  const { busy, log } = state;
  const [wanted, setHand] = useState<Hand>(() => startOf(view));
  const hand = useMemo(() => keepUp(view, wanted), [view, wanted]);
  const [complaint, setComplaint] = useState<Complaint>();
  const mayAct = view.turn === view.viewer && !view.outcome;
  const [stored, setStanding] = useState<Standing>(() => loadStanding(id));
  const standing = useMemo(() => standingIn(stored, view), [stored, view]);

  // Several deeds may come before React draws again.
  const latest = useRef({ view, hand, busy, standing });
  latest.current = { view, hand, busy, standing };

  const told = useRef(log.length);
  useLayoutEffect(() => {
    if (told.current > log.length) told.current = log.length;
    const news = log.slice(told.current) as readonly Event[];
    told.current = log.length;
    if (news.length > 0) setStanding((before) => news.reduce((all, event) => standingAfter(all, view, event), before));
  }, [log, view]);
  useEffect(() => storeStanding(id, standing), [id, standing]);

  const fresh = useMemo(() => newcomers(view, log), [view, log]);
  const marches = useMemo(() => (mayAct ? marchesIn(view, standing, fresh) : []), [view, standing, fresh, mayAct]);
  const idle = useMemo(() => idleUnits(view, standing, fresh), [view, standing, fresh]);

  /** One's own units may still slide: the next deed does not wait for them. */
  const waiting = useRef<(() => void) | undefined>(undefined);
  const whenFree = useCallback(
    (job: () => void): void => {
      if (!latest.current.busy) return job();
      if (latest.current.view.turn !== latest.current.view.viewer) return;
      waiting.current = job;
      match.hurry();
    },
    [match],
  );
  useEffect(() => {
    if (busy) return;
    const job = waiting.current;
    waiting.current = undefined;
    job?.();
  }, [busy]);

  const startMarch = useCallback((from: number, to: number): void => {
    const { view: now } = latest.current;
    if (!routeOf(now, tileAt(now, from), tileAt(now, to))) return;
    setStanding((before) => new Map(before).set(from, { is: 'march', goal: to }));
    setHand({ focus: from });
    setComplaint(undefined);
  }, []);

  /** False: the rules say no, and the page says why. */
  const sendNow = useCallback(
    (command: Command): boolean => {
      const refusal = refusalOf(latest.current.view, command);
      const tile = placeOf(latest.current.view, command, latest.current.hand);
      setComplaint(refusal && { refusal, tile });
      if (!refusal) void send(command);
      return !refusal;
    },
    [send],
  );

  const take = useCallback(
    ({ hand: next, deed }: Done): void => {
      setHand(next);
      latest.current = { ...latest.current, hand: next };
      setComplaint(undefined);
      if (deed) perform(deed);
      function perform(deed: Deed): void {
        switch (deed.type) {
          case 'send':
            return void sendNow(deed.command);
          case 'refuse': {
            const refusal = refusalOf(latest.current.view, deed.command);
            return refusal && setComplaint({ refusal, tile: next.focus });
          }
          case 'march':
            return startMarch(deed.from, deed.to);
          case 'picked':
            return theatre.play('lift');
          case 'aimed':
            return theatre.play('choose');
        }
      }
    },
    [sendNow, startMarch, theatre],
  );

  const carryOutMarches = useCallback(async (): Promise<void> => {
    const done = new Set<number>();
    for (;;) {
      const { view: now, standing: orders } = latest.current;
      const step = marchesIn(now, orders, newcomers(now, match.store.getState().log)).find(
        (march) => !done.has(march.from) && canGoOn(now, march),
      );
      if (!step?.command) return;
      done.add(step.command.type === 'act' ? indexOf(now, step.command.to) : step.from);
      if (!(await send(step.command))) return;
      await settled(match.store);
    }
  }, [match, send]);

  const flash = useMemo(() => betweenIn(complaint?.refusal), [complaint]);
  return {
    view,
    hand,
    mayAct,
    busy,
    standing,
    marches,
    idle,
    fresh,
    complaint,
    flash,
    choose: (tile) => whenFree(() => take(choose(latest.current.view, latest.current.hand, tile))),
    drop: (from, to) => whenFree(() => take(drop(latest.current.view, latest.current.hand, from, to))),
    letGo: () => take({ hand: letGo(latest.current.hand) }),
    look: (focus) => setHand((before) => ({ ...before, focus })),
    pick: (tile) => take({ hand: { focus: tile, picked: tile }, deed: { type: 'picked' } }),
    take(tool) {
      const { focus, picked } = latest.current.hand;
      const keeps = picked !== undefined && tool?.is !== 'deploy';
      take({ hand: { focus, ...(keeps && { picked }), ...(tool && { tool }) } });
    },
    send: (command) =>
      whenFree(() => {
        // After a refusal the hand keeps what it holds: one arrow further there may be a wall for the hammer.
        if (!sendNow(command)) return;
        const { focus, picked, tool } = latest.current.hand;
        setHand({ focus, ...(picked !== undefined && { picked }), ...(tool?.is === 'deploy' && { tool }) });
      }),
    startMarch,
    order: (tile, order) =>
      setStanding((before) => {
        const next = new Map(before);
        if (order) next.set(tile, order);
        else next.delete(tile);
        return next;
      }),
    carryOutMarches,
    nextIdle(back) {
      const { focus } = latest.current.hand;
      const others = idle.filter((tile) => tile !== focus);
      const next = back
        ? (others.findLast((tile) => tile < focus) ?? others.at(-1))
        : (others.find((tile) => tile > focus) ?? others[0]);
      const tile = next ?? idle[0];
      if (tile !== undefined) take({ hand: { focus: tile, picked: tile }, deed: { type: 'picked' } });
      return tile;
    },
  };
}

/** Resolves when every event was shown. */
function settled(store: ReturnType<typeof useOpenMatch>['match']['store']): Promise<void> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      if (store.getState().busy) return false;
      // React has to have drawn the new view before it is read.
      setTimeout(resolve, 0);
      return true;
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
}

const placeOf = (view: View, command: Command, { focus }: Hand): number => {
  if (command.type === 'act') return indexOf(view, command.to);
  if (command.type === 'hit_wall') return indexOf(view, command.from);
  return command.type === 'deploy' ? indexOf(view, command.at) : focus;
};

function betweenIn(refusal: Refusal | undefined): Between | undefined {
  const { detail } = refusal ?? {};
  return isObject(detail) && 'between' in detail ? (detail['between'] as Between) : undefined;
}
