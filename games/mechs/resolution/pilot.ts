import type { DestructionCause, WoundCause } from '../events.ts';
import type { Blow } from './record.ts';

/** MEC-27. */
const KILLING = 6;

/** MEC-25: wounds of one cause, given together. What must be rolled for is noted in the toll. */
export function wound(blow: Blow, wounds: number, by: WoundCause): void {
  const { record, toll, log } = blow;
  if (record.killed) return;
  record.wounds += wounds;
  log?.push({ type: 'wounded', mech: record.id, by, wounds, total: record.wounds });
  if (record.wounds >= KILLING) killPilot(blow);
  else if (!record.destroyed) toll.wounds.push(record.wounds);
}

/** MEC-27: the mech is destroyed with him, without an ejection wound. */
export function killPilot(blow: Blow): void {
  const { record, log } = blow;
  if (record.killed) return;
  record.killed = true;
  log?.push({ type: 'pilot_killed', mech: record.id });
  destroyMech(blow, 'pilot');
}

/** MEC-14: once. An ejected pilot rolls no more. */
export function destroyMech(blow: Blow, cause: DestructionCause): void {
  const { record, toll, log } = blow;
  if (!record.destroyed) {
    record.destroyed = true;
    log?.push({ type: 'mech_destroyed', mech: record.id, cause });
    if (!record.killed) wound(blow, 1, 'ejection');
  }
  toll.wounds.length = 0;
}

/**
 * MEC-26: the roll of a wounded pilot. Whoever is awake stays so or falls asleep; only at the end of a later
 * turn (`waking`) does the same roll bring an unconscious pilot back.
 */
export function rollConsciousness(
  { record, rules, dice, log }: Omit<Blow, 'toll'>,
  wounds: number,
  waking = false,
): void {
  const number = rules.consciousness(wounds);
  const roll = dice.roll('table', 'consciousness', 2, 6);
  record.conscious = roll >= number && (waking || record.conscious);
  log?.push({ type: 'consciousness_rolled', mech: record.id, number, roll, conscious: record.conscious });
}
