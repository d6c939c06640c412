import { diceFrom, type Refusal, type Seed } from '@tactarium/engine';
import {
  type BattleEvent,
  type BattleView,
  createBattle,
  factions,
  HEIGHT,
  playTurn,
  projectBattle,
  readTeam,
  rulesFor,
  SIDES,
  SYSTEMS,
  type SystemName,
  sayEvent,
  starterTeam,
  type Team,
  viewBattle,
  WIDTH,
} from '@tactarium/games/roguelike/battle/index';
import { chooseSeed, wholeNumber } from '../choices.ts';
import { complain, EXIT, type ExitCode } from '../complaint.ts';
import { MEBIBYTE, readText } from '../files.ts';
import { unknownName } from '../nearest.ts';
import type { Terminal } from '../terminal.ts';

export interface BattleOptions {
  readonly left: string;
  readonly right: string;
  readonly units: string;
  readonly tier: string;
  readonly seed?: string;
  readonly systems?: string;
  readonly json?: boolean;
}

/** Plays one battle of Roguelike Run and tells it. */
export function battle(terminal: Terminal, typed: BattleOptions): ExitCode {
  const seed = chooseSeed(typed.seed);
  const systems = chooseSystems(typed.systems);
  const teams: [Team, Team] = [chooseTeam(typed, 0, seed), chooseTeam(typed, 1, seed)];
  const events: BattleEvent[] = [];
  const state = createBattle(teams, { rules: rulesFor(systems), dice: diceFrom(seed, 0), log: events });
  const first = viewBattle(state);
  while (playTurn(state));
  const told = { seed, systems, winner: SIDES[state.winner!]!, rounds: state.round };
  terminal.print(
    typed.json
      ? `${JSON.stringify({ ...told, teams, events }, undefined, 2)}\n`
      : tell(terminal, first, events, `seed ${seed}`),
  );
  return EXIT.fine;
}

/** `all`, `none`, a list, or what is left without some: `all,-auras,-shred`. */
function chooseSystems(typed = 'all'): readonly SystemName[] {
  let chosen: readonly SystemName[] = [];
  for (const word of typed.split(',').map((one) => one.trim())) {
    const name = SYSTEMS.find((system) => system === word.replace(/^[-+]/, ''));
    if (word === 'all') chosen = SYSTEMS;
    else if (word === 'none') chosen = [];
    else if (!name) complain(unknownName('system', word, ['all', 'none', ...SYSTEMS]));
    else chosen = word.startsWith('-') ? chosen.filter((one) => one !== name) : [...chosen, name];
  }
  return SYSTEMS.filter((system) => chosen.includes(system));
}

const MOST_UNITS = 12;

/** A faction's name, or a file with a team in it. */
function chooseTeam(typed: BattleOptions, side: 0 | 1, seed: Seed): Team {
  const name = side === 0 ? typed.left : typed.right;
  if (factions.some(({ id }) => id === name)) {
    const size = wholeNumber('units', typed.units, 1, MOST_UNITS);
    const tier = wholeNumber('tier', typed.tier, 1, 3);
    return starterTeam(name, side, size, tier, diceFrom(seed, SIDES.length));
  }
  if (!name.endsWith('.json'))
    complain(
      unknownName(
        'faction',
        name,
        factions.map(({ id }) => id),
      ),
    );
  const text = readText(name, MEBIBYTE);
  if (!text.ok) complain(`${name}: ${text.error}`);
  const team = readTeam(parse(name, text.value), side);
  return team.ok ? team.value : complain(`${name}: ${sayFault(team.error)}`);
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return complain(`${file} is not JSON.`);
  }
}

const sayFault = ({ code, detail }: Refusal): string => `refused, ${code} ${JSON.stringify(detail ?? {})}`;

function tell({ colors }: Terminal, first: BattleView, events: readonly BattleEvent[], seed: string): string {
  const names = new Map<string, string>();
  const name = (view: BattleView): void => {
    for (const { id, team, unit } of view.units) {
      const called = `${unit.split('/')[1]!.replaceAll('_', ' ')} ${id}`;
      names.set(id, team === 'left' ? colors.cyan(called) : colors.magenta(called));
    }
  };
  const lines = [colors.bold(`Roguelike Run, a battle (${seed})`), ...draw(first)];
  let view = first;
  name(view);
  for (const [index, event] of events.entries()) {
    view = projectBattle(view, event);
    if (event.type === 'summoned') name(view);
    if (event.type === 'moved' && goesOn(events, index, event.unitId)) continue;
    const said = sayEvent(event, (id) => names.get(id) ?? id);
    if (event.type === 'round_started') lines.push('', colors.bold(said!), ...standing(view));
    else if (said) lines.push(`  ${said}`);
  }
  return `${[...lines, '', ...draw(view)].join('\n')}\n`;
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
