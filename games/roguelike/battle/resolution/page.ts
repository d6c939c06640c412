import type { Slot } from './subsystem.ts';
import { resolution, TURN_START } from './table.ts';

/** The order of resolution as the docs print it. */
export function resolutionPage(): string {
  const rows = (Object.keys(resolution) as Slot[]).map((slot) => {
    const mark = (TURN_START as readonly string[]).includes(slot) ? ' (turn start)' : '';
    return `| ${slot}${mark} | ${resolution[slot].map(({ name }) => name).join(', ')} |`;
  });
  return ['| slot | who, in order |', '|---|---|', ...rows].join('\n');
}
