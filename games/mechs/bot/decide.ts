import { type Bot, type Dice, invariant } from '@tactarium/engine';
import type { Facing } from '@tactarium/engine/grid/hex';
import type { Event } from '../events.ts';
import { cellOf } from '../field/field.ts';
import { knownState } from '../known.ts';
import type { Mech } from '../mech.ts';
import { isWaiting } from '../rules/flow.ts';
import { ZONE_ROWS } from '../rules/movement.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { decideBlow, decideFire } from './fire.ts';
import type { Level } from './level.ts';
import { decideMove } from './movement.ts';

/** A bot of this level: a view in, a command out. */
export const botOf = (level: Level): Bot<View, Command, Event> => ({
  name: level.name,
  about: level.about,
  decide({ seat, view, dice }) {
    const state = knownState(view);
    const waiting = state.mechs.filter((mech) => mech.side === seat && isWaiting(state, mech));
    const mech = waiting.find(({ id }) => id === state.current) ?? waiting[0];
    invariant(mech, 'who is asked has a mech to act');
    switch (state.phase) {
      case 'deployment':
        return deploy(state, mech, dice);
      case 'movement':
        return decideMove(state, mech, level, dice);
      case 'attack':
        return decideFire(state, mech, level);
      case 'physical':
        return decideBlow(state, mech);
      case 'finished':
        invariant(false, 'nobody is asked when it is over');
    }
  },
});

/** Toward the middle of its own front row, looking at the enemy. */
function deploy({ field, mechs }: State, mech: Mech, dice: Dice): Command {
  const row = mech.side === 0 ? ZONE_ROWS - 1 : field.height - ZONE_ROWS;
  const free = Array.from({ length: field.width }, (_, q) => row * field.width + q).filter((index) =>
    mechs.every(({ at }) => at !== index),
  );
  const quarter = Math.trunc(free.length / 4);
  const middle = free.slice(quarter, free.length - quarter);
  const at = (middle.length > 0 ? middle : free)[dice.below('table', 'deploy', Math.max(1, middle.length))]!;
  const facing: Facing = mech.side === 0 ? 3 : 0;
  return { type: 'deploy', mech: mech.id, at: cellOf(field, at), facing };
}
