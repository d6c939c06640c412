import { factions } from '@tactarium/games/roguelike/content/index';
import type { Command } from 'commander';
import { type BattleOptions, battle } from '../commands/battle.ts';
import { type UnitOptions, unit } from '../commands/unit.ts';
import { checkMechs, exportMech } from '../games/mechs/check.ts';
import type { Terminal } from '../terminal.ts';
import type { Answer } from './answer.ts';

const FACTIONS = factions.map(({ id }) => id).join(', ');

export function describeMech(program: Command, terminal: Terminal, answer: Answer): void {
  const mech = program.command('mech').description('build mechs for Mech Skirmish');
  mech
    .command('check')
    .argument('<files...>', 'mechs as JSON')
    .description('say whether a mech is built by the rules, and what is wrong with it')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Examples:
  tactarium mech export Lantern > my-mech.json
  tactarium mech check my-mech.json

Exit code 1 when a mech is not legal, 2 when a file cannot be read.`,
    )
    .action((files: string[], options: { json?: boolean }) => answer(checkMechs(terminal, files, options)));
  mech
    .command('export')
    .argument('<name>', 'a stock mech')
    .description('print a stock mech as JSON, to start from')
    .action((name: string) => answer(exportMech(terminal, name)));
}

export function describeBattle(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('battle')
    .description('play one battle of Roguelike Run and tell what happened and why')
    .requiredOption('--left <team>', `a faction (${FACTIONS}), or a file with a team in JSON`)
    .requiredOption('--right <team>', 'the other side')
    .option('--units <n>', 'how many of a faction take the field', '6')
    .option('--tier <n>', 'the tier of a faction’s units', '1')
    .option('--seed <seed>', 'a whole number or a full seed: the same seed gives the same battle')
    .option('--systems <names>', 'which of the twelve systems are on: all, none, a list, or all,-auras')
    .option('--json', 'the events, for programs')
    .addHelpText(
      'after',
      `
Examples:
  tactarium battle --left humans --right undead --seed 7
  tactarium battle --left chaos --right machine --units 12 --tier 3 --systems all,-contagion
  tactarium battle --left my-team.json --right undead --json

A team: { "units": [{ "unit": "humans/footman", "tier": 2, "at": [3, 1] }], "leader": "humans/commander_aldric",
"spells": [{ "spell": "humans/rally", "timing": "mid" }] }. Left stands on rows 0 and 1, right on rows 8 and 9.`,
    )
    .action((options: BattleOptions) => answer(battle(terminal, options)));
}

export function describeUnit(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('unit')
    .argument('[name]', 'its name, a title or an id; without one, all names are listed')
    .description('print the card of a unit of Roguelike Run: numbers, tags and abilities at every tier')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Examples:
  tactarium unit "Grand Champion"
  tactarium unit order/knight --json
  tactarium unit

Numbers are those at battle start, with the faction's bonus and without a leader.`,
    )
    .action((name: string | undefined, options: UnitOptions) => answer(unit(terminal, name, options)));
}
