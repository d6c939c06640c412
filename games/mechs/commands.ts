import type { Seat } from '@tactarium/engine';
import { disc, FACINGS, hexAt, indexOf } from '@tactarium/engine/grid/hex';
import { cellOf } from './field/field.ts';
import type { Known } from './known.ts';
import { type Mech, MODES, type Mode, mpFor } from './mech.ts';
import { refuseShot, refuseTwist } from './rules/declare.ts';
import { isConfirmation, isWaiting } from './rules/flow.ts';
import { refuseStand, ZONE_ROWS } from './rules/movement.ts';
import { refuseSwing } from './rules/physical.ts';
import { occupied, walkOf } from './rules/walks.ts';
import { EITHER } from './state.ts';
import type { Command } from './wire.ts';

/** Every legal command of the seat: by mech, then by kind, always in the same order. */
export function legal(state: Known, seat: Seat): readonly Command[] {
  const { phase, active } = state;
  if (phase === 'finished') return [];
  const confirming: readonly Command[] = isConfirmation(state, seat, state.settled)
    ? [{ type: 'done', mech: state.settled }]
    : [];
  if (active !== EITHER && active !== seat) {
    return isConfirmation(state, seat) ? [...confirming, { type: 'end_phase' }] : confirming;
  }
  const able = state.mechs.filter((mech) => mech.side === seat && isWaiting(state, mech));
  const ready = state.current === '' ? able : able.filter(({ id }) => id === state.current);
  const commands = ready.flatMap((mech) => [...legalForMech(state, mech)]);
  if (phase === 'deployment') return commands;
  return [
    ...commands,
    ...ready.map(({ id }): Command => ({ type: 'done', mech: id })),
    ...confirming,
    ...(able.length > 0 || active === seat ? [{ type: 'end_phase' } as const] : []),
  ];
}

/** What a mech may do besides ending its part. */
function* legalForMech(state: Known, mech: Mech): Generator<Command> {
  switch (state.phase) {
    case 'deployment':
      return yield* legalPlaces(state, mech);
    case 'movement':
      if (!refuseStand(state, mech)) yield { type: 'stand', mech: mech.id };
      for (const mode of MODES) yield* legalMoves(state, mech, mode);
      return;
    case 'attack':
      return yield* legalShots(state, mech);
    case 'physical':
      return yield* legalSwings(state, mech);
    case 'finished':
      return;
  }
}

function* legalPlaces({ field, mechs }: Known, mech: Mech): Generator<Command> {
  const first = mech.side === 0 ? 0 : (field.height - ZONE_ROWS) * field.width;
  for (let index = first; index < first + ZONE_ROWS * field.width; index++) {
    if (mechs.some(({ at }) => at === index)) continue;
    for (const facing of FACINGS) yield { type: 'deploy', mech: mech.id, at: cellOf(field, index), facing };
  }
}

/** MEC-29. */
export function* legalMoves(state: Known, mech: Mech, mode: Mode): Generator<Command & { type: 'move' }> {
  if (mech.prone) return;
  const { field } = state;
  if (mode !== 'jump') {
    for (const { hex, facing } of walkOf(state, mech, mode).ends()) {
      yield { type: 'move', mech: mech.id, mode, to: cellOf(field, hex), facing };
    }
    return;
  }
  const taken = [...occupied(state, mech, 'friends'), ...occupied(state, mech, 'enemies'), mech.at];
  for (const hex of disc(hexAt(field, mech.at), mpFor(state.rules, mech, mode))) {
    const index = indexOf(field, hex);
    if (index === undefined || taken.includes(index)) continue;
    for (const facing of FACINGS) yield { type: 'move', mech: mech.id, mode, to: [hex.q, hex.r], facing };
  }
}

function* legalShots(state: Known, mech: Mech): Generator<Command> {
  for (const to of [-1, 0, 1]) if (!refuseTwist(mech, to)) yield { type: 'twist', mech: mech.id, to };
  for (const { id: weapon } of mech.sheet.weapons) {
    for (const target of enemiesOf(state, mech)) {
      if (!refuseShot(state, mech, weapon, target)) yield { type: 'attack', mech: mech.id, weapon, target: target.id };
    }
  }
}

function* legalSwings(state: Known, mech: Mech): Generator<Command> {
  for (const target of enemiesOf(state, mech)) {
    for (const arm of ['LA', 'RA'] as const) {
      if (!refuseSwing(state, mech, arm, target)) yield { type: 'punch', mech: mech.id, arm, target: target.id };
    }
    for (const leg of ['LL', 'RL'] as const) {
      if (!refuseSwing(state, mech, leg, target)) yield { type: 'kick', mech: mech.id, leg, target: target.id };
    }
  }
}

export const enemiesOf = ({ mechs }: Pick<Known, 'mechs'>, mech: Mech): readonly Mech[] =>
  mechs.filter((other) => other.side !== mech.side && !other.destroyed);
