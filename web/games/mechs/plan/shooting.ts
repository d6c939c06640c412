import {
  type Aim,
  aimsOf,
  type BlowAim,
  type Command,
  planBlows,
  planSalvo,
  refusalOf,
} from '@tactarium/games/mechs/client';
import type { Mind } from './mind.ts';
import { earlier, toggled } from './plan.ts';

/** Shots whose mean damage is below this are not worth their heat: "all" leaves them out. */
const WORTH = 0.3;

/** What a player can do at the console: plan a salvo or blows, then fire. */
export interface Shooting {
  setTwist(to: number): void;
  target(mech: string): void;
  toggle(aim: Aim): void;
  all(target: string): void;
  clear(): void;
  earlier(weapon: string): void;
  toggleBlow(blow: BlowAim): void;
  fire(): void;
}

export function shootingWith({ now, change, order, refuse, sound }: Mind): Shooting {
  return {
    setTwist(to) {
      const { view, actor } = now();
      if (!actor) return;
      const refusal = to === actor.twist ? undefined : refusalOf(view, { type: 'twist', mech: actor.id, to });
      refuse(refusal);
      if (refusal) return;
      sound('servo');
      // What does not bear any more is dropped: the console says why.
      change((plan) => ({
        ...plan,
        twist: to,
        aims: planSalvo(view, actor.id, to, plan.aims)!.shots.filter(({ refusal: no }) => !no),
      }));
    },
    target: (target) => change({ target, looked: target }),
    toggle(aim) {
      const { plan, cells } = now();
      const isSame = ({ weapon, target }: Aim): boolean => weapon === aim.weapon && target === aim.target;
      const isPlanned = plan.aims.some(isSame);
      const refusal = isPlanned ? undefined : cells.find(isSame)?.refusal;
      refuse(refusal);
      if (refusal) return;
      sound(isPlanned ? 'lift' : 'lock');
      change({ target: aim.target, aims: toggled(plan.aims, aim) });
    },
    all(target) {
      const { view, actor, twist } = now();
      if (!actor) return;
      const worth = aimsOf(view, actor.id, twist, []).filter(
        (aim) => aim.target === target && !aim.refusal && aim.mean >= WORTH,
      );
      refuse(worth.length > 0 ? undefined : { code: 'plan/nothing-worth' });
      sound(worth.length > 0 ? 'lock' : 'lift');
      change({ target, aims: worth.map(({ weapon }) => ({ weapon, target })) });
    },
    clear: () => change({ aims: [], blows: [] }),
    earlier: (weapon) => change((plan) => ({ ...plan, aims: earlier(plan.aims, weapon) })),
    toggleBlow(blow) {
      const { view, plan, actor } = now();
      const isPlanned = plan.blows.some(({ limb, target }) => limb === blow.limb && target === blow.target);
      const rest = plan.blows.filter(({ limb }) => limb !== blow.limb);
      const refusal = isPlanned
        ? undefined
        : planBlows(view, actor?.id ?? '', [...rest, blow]).find(({ limb }) => limb === blow.limb)?.refusal;
      refuse(refusal);
      if (refusal) return;
      sound(isPlanned ? 'lift' : 'lock');
      change({ blows: isPlanned ? rest : [...rest, blow], target: blow.target });
    },
    fire() {
      const { view, plan, actor } = now();
      if (!actor) return;
      const { id: mech, twist } = actor;
      const isTwisted = plan.twist !== undefined && plan.twist !== twist;
      const attacks: readonly Command[] =
        view.phase === 'physical'
          ? plan.blows.map((blow) => blowOf(mech, blow))
          : [
              ...(isTwisted ? [{ type: 'twist', mech, to: plan.twist! } as const] : []),
              ...plan.aims.map(({ weapon, target }) => ({ type: 'attack', mech, weapon, target }) as const),
            ];
      order([...attacks, { type: 'done', mech }]);
    },
  };
}

const blowOf = (mech: string, { limb, target }: BlowAim): Command =>
  limb === 'LA' || limb === 'RA'
    ? { type: 'punch', arm: limb, mech, target }
    : { type: 'kick', leg: limb, mech, target };
