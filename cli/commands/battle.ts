import { diceFrom, type Refusal, type Seed } from '@tactarium/engine';
import {
  type BattleEvent,
  type BattleView,
  createBattle,
  factions,
  type Ink,
  playTurn,
  readTeam,
  rulesFor,
  SIDES,
  SYSTEMS,
  type SystemName,
  type Team,
  transcript,
  viewBattle,
} from '@tactarium/games/roguelike/battle/index';
import { starterTeam } from '@tactarium/games/roguelike/teams/starterTeam';
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
  const result = { seed, systems, winner: SIDES[state.winner!]!, rounds: state.round };
  terminal.print(
    typed.json
      ? `${JSON.stringify({ ...result, teams, events }, undefined, 2)}\n`
      : tell(terminal, first, events, `seed ${seed}`),
  );
  return EXIT.fine;
}

/** `all`, `none`, a list, or all but some: `all,-auras,-shred`. */
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
  const ink: Ink = {
    heading: colors.bold,
    unit: (text, team) => (team === 'left' ? colors.cyan(text) : colors.magenta(text)),
  };
  return `${[colors.bold(`Roguelike Run, a battle (${seed})`), ...transcript(first, events, ink)].join('\n')}\n`;
}
