import type { Command, Event, View } from '@tactarium/games/mechs/client';
import { useMemo, useRef, useState } from 'react';
import type { MatchProps } from '../../face.ts';
import type { Mind } from './mind.ts';
import { type Moving, movingWith } from './moving.ts';
import { keepUp, openPlan, type Plan } from './plan.ts';
import { type Shooting, shootingWith } from './shooting.ts';
import { useOrders } from './useOrders.ts';
import { type Prospect, useProspect } from './useProspect.ts';

/** Everything a player can do on the page, and what follows from the view for it. */
export interface Play extends Prospect, Moving, Shooting {
  readonly view: View;
  readonly plan: Plan;
  readonly busy: boolean;
}

export type PlayProps = Pick<MatchProps<View, Command, Event>, 'view' | 'state' | 'send' | 'theatre' | 'refuse'>;

const startOf = (view: View): Plan => {
  const own = view.mechs.find(({ side, at }) => side === view.viewer && at >= 0);
  const [width, height] = view.field.size;
  const row = view.viewer === 'b' ? height - 1 : 0;
  return openPlan(own?.at ?? row * width + Math.trunc(width / 2));
};

export function usePlay(props: PlayProps): Play {
  const { view, state, theatre, refuse } = props;
  const { busy } = state;
  const [wanted, setPlan] = useState<Plan>(() => startOf(view));
  const plan = useMemo(() => keepUp(view, wanted), [view, wanted]);
  const prospect = useProspect(view, plan);
  const latest = useRef({ ...prospect, view, plan, busy });
  latest.current = { ...prospect, view, plan, busy };
  const order = useOrders(props, latest);

  const deeds = useMemo(() => {
    const mind: Mind = {
      now: () => latest.current,
      change(next) {
        const { plan: before } = latest.current;
        const after = typeof next === 'function' ? next(before) : { ...before, ...next };
        latest.current = { ...latest.current, plan: after };
        setPlan(after);
      },
      order,
      refuse,
      sound: theatre.play,
    };
    return { ...movingWith(mind), ...shootingWith(mind) };
  }, [order, refuse, theatre]);

  return { ...prospect, ...deeds, view, plan, busy };
}
