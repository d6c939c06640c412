import { type Json, type Refusal, refusal } from '@tactarium/engine';

/** Every reason to refuse a command; names in quotes are details that go with it. How they are said: words.ts. */
export const REFUSALS = [
  /** The battle has ended. */
  'match/over',
  /** The arena and spectators command no mechs. */
  'match/not-seated',
  /** `deploy` in a later phase. */
  'phase/not-deployment',
  /** `move` or `stand` in another phase. */
  'phase/not-movement',
  /** `twist` or `attack` in another phase. */
  'phase/not-attack',
  /** `punch` or `kick` in another phase, or under rules without one. */
  'phase/not-physical',
  /** `done` or `end_phase` while mechs are still to be deployed. */
  'phase/deploy-first',
  /** The other side is to act. */
  'turn/not-yours',
  /** Another mech of the side has begun its part: `by`. */
  'turn/another-mech',
  /** No mech of that id is on the field. */
  'mech/unknown',
  /** A mech of the other side. */
  'mech/not-yours',
  /** The acting mech is a wreck. */
  'mech/destroyed',
  /** The acting mech is shut down. */
  'mech/shut-down',
  /** The pilot is unconscious. */
  'mech/unconscious',
  /** Its part of the phase is over. */
  'mech/done',
  /** Not in the first or last rows of the side. */
  'deploy/outside-zone',
  /** Another mech stands there. */
  'deploy/occupied',
  /** No hex of the map. */
  'move/off-map',
  /** A move ends on a free hex. */
  'move/occupied',
  /** It must stand up first. */
  'move/prone',
  /** It already stands there and faces that way. */
  'move/no-change',
  /** More MP than it has: `mp`. */
  'move/out-of-reach',
  /** It is on its feet. */
  'stand/not-prone',
  /** Too few MP are left. */
  'stand/no-mp',
  /** Its gyro was hit twice. */
  'stand/no-gyro',
  /** It has lost both legs. */
  'stand/no-legs',
  /** Once a turn. */
  'twist/used',
  /** Before the first attack only. */
  'twist/after-attack',
  /** It is twisted that way already. */
  'twist/no-change',
  /** The target is on the same side. */
  'attack/own-side',
  /** The target is a wreck. */
  'attack/dead-target',
  /** No weapon of that name is mounted. */
  'attack/no-such-weapon',
  /** A slot of it is damaged, or its location is gone. */
  'attack/weapon-destroyed',
  /** It fired this turn. */
  'attack/weapon-used',
  /** Both sensors are damaged. */
  'attack/no-sensors',
  /** `range` is beyond its `reach`. */
  'attack/out-of-range',
  /** It does not bear on the target. */
  'attack/wrong-arc',
  /** No line of sight: the hex `at` blocks it, `by` hill or woods. */
  'attack/no-sight',
  /** No bin that feeds it has a shot left. */
  'attack/no-ammo',
  /** The `number` is above 12. */
  'attack/impossible',
  /** The limb is gone, or too damaged to strike. */
  'physical/limb-destroyed',
  /** That limb has struck. */
  'physical/limb-used',
  /** A weapon of the limb was fired this turn. */
  'physical/weapons-used',
  /** From the ground there are no punches and kicks. */
  'physical/prone',
  /** Two punches or one kick. */
  'physical/too-many',
  /** The target is not in a neighbouring hex: `range`. */
  'physical/not-adjacent',
  /** The target stands too high or lies too low for that limb: it is `levels` higher. */
  'physical/out-of-reach',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export const no = (code: RefusalCode, detail?: Json): Refusal => refusal(code, detail);
