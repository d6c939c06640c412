import { HEIGHT, SIDES, type SideName, WIDTH } from '../state/board.ts';
import type { BattleEvent } from '../state/events.ts';
import { type BattleView, projectBattle } from './view.ts';
import { sayEvent } from './words.ts';

/** How a terminal sets things off; a file does not. */
export interface Ink {
  heading(text: string): string;
  unit(text: string, team: SideName): string;
}

const PLAIN: Ink = { heading: (text) => text, unit: (text) => text };

/** A whole battle, line by line: the field, round by round who stands and what happens, and the field at the end. */
export function transcript(
  first: BattleView,
  events: readonly BattleEvent[],
  { heading, unit: paint }: Ink = PLAIN,
): readonly string[] {
  const names = new Map<string, string>();
  const name = ({ units }: BattleView): void => {
    for (const { id, team, unit } of units) {
      names.set(id, paint(`${unit.split('/')[1]!.replaceAll('_', ' ')} ${id}`, team));
    }
  };
  const lines = [...draw(first)];
  let view = first;
  name(view);
  for (const [index, event] of events.entries()) {
    view = projectBattle(view, event);
    if (event.type === 'summoned') name(view);
    if (event.type === 'moved' && goesOn(events, index, event.unitId)) continue;
    const said = sayEvent(event, (id) => names.get(id) ?? id);
    if (event.type === 'round_started') lines.push('', heading(said!), ...standing(view));
    else if (said) lines.push(`  ${said}`);
  }
  return [...lines, '', ...draw(view)];
}

/** Of a walk only where it leads is told, unless something happens on the way. */
function goesOn(events: readonly BattleEvent[], index: number, unitId: string): boolean {
  const next = events.slice(index + 1, index + 4).find(({ type }) => !SILENT.includes(type));
  return next?.type === 'moved' && next.unitId === unitId;
}

const SILENT: readonly BattleEvent['type'][] = ['turned', 'vigilance_cancelled'];

const standing = (view: BattleView): readonly string[] =>
  SIDES.map((side) => {
    const team = view.units.filter(({ team: its, alive }) => its === side && alive);
    return `  ${side}: ${team.map(({ id, hp, resolve }) => `${id} ${hp}/${Math.max(0, resolve)}`).join(', ')}`;
  });

const WIDE = 4;

function draw({ units }: BattleView): readonly string[] {
  return Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => {
      const unit = units.find(({ alive, at }) => alive && at.x === x && at.y === y);
      return (unit?.id ?? '.').slice(0, WIDE - 1).padEnd(WIDE);
    })
      .join('')
      .trimEnd(),
  );
}
