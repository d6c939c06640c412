import {
  type Command,
  chaptersOf,
  type Event,
  pilotingFor,
  standCostFor,
  type View,
} from '@tactarium/games/mechs/client';
import type { Colors } from '../../terminal.ts';
import type { Face, Scene } from '../face.ts';
import { drawHeat } from './heat.ts';
import { actingMech, readLine, writeLine } from './input.ts';
import { drawMap, LEGEND } from './map.ts';
import { FACING_WORDS } from './names.ts';
import { drawRoster, drawSheet } from './sheet.ts';
import { drawShots } from './shots.ts';

type MechScene = Scene<View, Command, Event>;

export const face: Face<View, Command, Event> = {
  draw: drawScene,
  drawOpen: ([view], _history, colors) => [
    headOf(view!),
    ...drawMap(view!, new Map(), colors),
    '',
    ...drawRoster(view!, colors),
  ],
  chapters: (events) =>
    chaptersOf(events).flatMap(({ about, events: own }) => (about === 'turn' ? own.map((event) => [event]) : [own])),
  read: (line, { view, legal }) => readLine(line, view, legal),
  write: writeLine,
  prompt: promptFor,
  help: ({ view }) => HELP[view.phase],
};

const headOf = ({ turn, phase, active }: View): string =>
  phase === 'finished' ? 'The battle is over.' : `Turn ${turn}, ${phase}: side ${active.toUpperCase()} to act.`;

function drawScene({ view, legal }: MechScene, colors: Colors): readonly string[] {
  const mech = actingMech(view, legal);
  const shots = drawShots(view, legal);
  return [
    colors.bold(headOf(view)),
    ...drawMap(view, reachOf(legal, mech?.id), colors),
    colors.gray(LEGEND),
    '',
    ...drawRoster(view, colors),
    ...(mech ? ['', ...drawSheet(mech, colors)] : []),
    ...(shots.length > 0 ? ['', ...shots] : []),
    ...(mech && (view.phase === 'attack' || view.phase === 'physical') ? drawHeat(view, mech.id) : []),
    ...(mech?.prone && view.phase === 'movement' ? [drawStanding(view, mech.id)] : []),
  ];
}

/** MEC-31: what standing up would take. */
function drawStanding(view: View, id: string): string {
  const { number, ways } = pilotingFor(view, id, 'stand')!;
  return `standing up: ${standCostFor(view, id)} MP and a roll of ${number}, ${Math.round((100 * ways) / 36)} %`;
}

/** Where the mech can go, by hex. */
function reachOf(legal: readonly Command[], mech: string | undefined): ReadonlyMap<string, Command[]> {
  const reach = new Map<string, Command[]>();
  for (const command of legal) {
    if ((command.type !== 'move' && command.type !== 'deploy') || command.mech !== mech) continue;
    const key = (command.type === 'move' ? command.to : command.at).join();
    const ways = reach.get(key);
    if (ways) ways.push(command);
    else reach.set(key, [command]);
  }
  return reach;
}

function promptFor({ view, legal }: MechScene): string {
  const mech = actingMech(view, legal)?.id ?? '';
  switch (view.phase) {
    case 'deployment':
      return `Deploy ${mech}`;
    case 'movement':
      return `Move ${mech}`;
    case 'attack':
    case 'physical':
      return `${mech}: the number of an attack, or done`;
    case 'finished':
      return 'Over';
  }
}

const FACINGS = `facings are ${FACING_WORDS.join(', ')}; left out: toward the enemy`;

const HELP: Readonly<Record<View['phase'], readonly (readonly [string, string])[]>> = {
  deployment: [['deploy c1 se', `put the mech on a hex of your two rows; ${FACINGS}`]],
  movement: [
    ['walk c7 ne', `go to a hex whose name is shown: green on foot, yellow running, blue jumping; ${FACINGS}`],
    ['run c7 · jump c7 · back c7', 'faster, over everything, or backward'],
    ['stand', 'stand up: 2 MP and a piloting roll'],
    ['done · end', 'this mech stays; all your mechs stay'],
    ['A2 run c7', 'with another of your mechs: its name first'],
  ],
  attack: [
    ['1, 2, …', 'declare the attack of that number'],
    ['twist left · twist right', 'turn the torso by a hexside, once, before the first attack'],
    ['done · end', 'this mech has fired enough; all have'],
  ],
  physical: [
    ['1, 2, …', 'declare the punch or kick of that number'],
    ['done · end', 'this mech strikes no more; none does'],
  ],
  finished: [],
};
