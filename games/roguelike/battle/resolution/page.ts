import type { Slot } from './subsystem.ts';
import { order, TURN_START } from './table.ts';

/** The order of resolution as the docs print it. */
export function orderTable(): string {
  const rows = (Object.keys(order) as Slot[]).map((slot) => {
    const mark = (TURN_START as readonly string[]).includes(slot) ? ' (turn start)' : '';
    return `| ${slot}${mark} | ${order[slot].map(({ name }) => name).join(', ')} |`;
  });
  return ['| slot | who, in order |', '|---|---|', ...rows].join('\n');
}
