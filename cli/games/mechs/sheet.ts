import {
  LOCATION_WORDS,
  LOCATIONS,
  type MechView,
  PLATES,
  type Sheet,
  sheetOf,
  type View,
} from '@tactarium/games/mechs/client';
import type { Colors } from '../../terminal.ts';
import { ARROWS } from './names.ts';

/** One line a mech: who, where to, how hot, how hurt. */
export function drawRoster({ mechs }: View, colors: Colors): readonly string[] {
  return mechs.map((mech) => {
    const name = `${mech.id} ${mech.design.name.padEnd(9)} ${String(mech.design.tons).padStart(3)} t`;
    const points = LOCATIONS.map((place, n) => `${place} ${mech.armor[n]}/${mech.structure[n]}`).join(' ');
    const painted = mech.side === 'a' ? colors.red(name) : colors.blue(name);
    return `${mech.destroyed ? colors.gray(name) : painted} ${ARROWS[mech.facing]} ${points}  ${stateOf(mech)}`;
  });
}

function stateOf(mech: MechView): string {
  if (mech.destroyed) return mech.killed ? 'destroyed, pilot dead' : 'destroyed';
  const marks = [
    `heat ${mech.heat}`,
    mech.wounds > 0 && `wounds ${mech.wounds}`,
    mech.moved !== 'stationary' && `${mech.moved} ${mech.hexes}`,
    mech.twist !== 0 && `twisted ${mech.twist < 0 ? 'left' : 'right'}`,
    mech.prone && 'prone',
    mech.shutdown && 'shut down',
    !mech.conscious && 'unconscious',
  ];
  return marks.filter((mark) => mark !== false).join(', ');
}

const pips = (left: number, all: number, colors: Colors): string =>
  `${'●'.repeat(Math.min(left, all))}${colors.gray('○'.repeat(Math.max(0, all - left)))}`;

/** MEC-34: the record sheet, every pip and slot. */
export function drawSheet(mech: MechView, colors: Colors): readonly string[] {
  const sheet = sheetOf(mech.design);
  const { name, tons, walk, jump } = mech.design;
  const called = mech.pilot === undefined ? '' : `${mech.pilot}, `;
  const pilot = `${called}gunnery ${mech.gunnery}, piloting ${mech.piloting}, wounds ${pips(mech.wounds, 6, colors)}`;
  return [
    colors.bold(`${mech.id} ${name}, ${tons} t: walk ${walk}, run ${Math.ceil(1.5 * walk)}, jump ${jump}; ${pilot}`),
    ...LOCATIONS.flatMap((_, location) => drawLocation(mech, sheet, location, colors)),
    `heat ${mech.heat} ${pips(mech.heat, 30, colors)}`,
    ...(sheet.bins.length > 0
      ? [`ammunition ${sheet.bins.map(({ id }, n) => `${id}: ${mech.ammo[n]}`).join(', ')}`]
      : []),
  ];
}

function drawLocation(mech: MechView, sheet: Sheet, location: number, colors: Colors): readonly string[] {
  const place = LOCATIONS[location]!;
  const rear = (PLATES as readonly string[]).indexOf(`${place}R`);
  const plate = (n: number): string => pips(mech.armor[n]!, sheet.armor[n]!, colors);
  const slots = sheet.slots[location]!.map(({ name }, n) =>
    mech.hits[location]! & (1 << n) ? colors.strikethrough(colors.red(`x ${name}`)) : name,
  );
  const gone = mech.structure[location] === 0 ? colors.red(' destroyed') : '';
  return [
    `${LOCATION_WORDS[place].padEnd(12)} armor ${plate(location)}${rear >= 0 ? ` rear ${plate(rear)}` : ''} structure ${pips(mech.structure[location]!, sheet.structure[location]!, colors)}${gone}`,
    colors.gray(`             ${counted(slots).join(', ')}`),
  ];
}

/** `engine ×3` for neighbours that are alike. */
function counted(names: readonly string[]): readonly string[] {
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name));
}
