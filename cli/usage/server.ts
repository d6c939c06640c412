import type { Command } from 'commander';
import { appointAdmin, listAdmins } from '../commands/admin.ts';
import { type SeedTeamsOptions, seedTeams } from '../commands/seedTeams.ts';
import { serveArena } from '../commands/serve.ts';
import { exportAll, importAll, verifyExport } from '../commands/transfer.ts';
import type { PlaceOptions } from '../place.ts';
import type { Terminal } from '../terminal.ts';
import type { Answer } from './answer.ts';

function withPlace(command: Command): Command {
  return command
    .option('--data <folder>', 'the folder of the embedded database (DATA_DIR, usually ./data)')
    .option('--database <url>', 'a PostgreSQL instead (DATABASE_URL)');
}

export function describeServer(program: Command, terminal: Terminal, answer: Answer): void {
  withPlace(program.command('serve'))
    .description('serve matches to browsers, terminals and programs')
    .option('--port <number>', 'where to listen (PORT, usually 8080)')
    .action(async (options: PlaceOptions) => answer(await serveArena(terminal, options)));
  withPlace(program.command('export'))
    .argument('<file>', 'where to write it')
    .description('write down everything a server keeps: the backup')
    .action(async (file: string, options: PlaceOptions) => answer(await exportAll(terminal, file, options)));
  withPlace(program.command('import'))
    .argument('<file>', 'what `export` wrote')
    .description('read an export into an empty database')
    .action(async (file: string, options: PlaceOptions) => answer(await importAll(terminal, file, options)));
  withPlace(program.command('seed-teams'))
    .description('fill a server with teams of Roguelike Run that bots have played, for its first players to meet')
    .option('--bot <name>', 'who plays', 'sensible')
    .option('--runs <n>', 'how many runs', '240')
    .option('--seed <n>', 'a whole number: the same gives the same teams', '1')
    .option('--threads <n>', 'runs at a time (usually one a core)')
    .action(async (options: SeedTeamsOptions) => answer(await seedTeams(terminal, options)));
  program
    .command('verify')
    .argument('<file>', 'what `export` wrote')
    .description('play every match of an export again and compare')
    .action(async (file: string) => answer(await verifyExport(terminal, file)));
}

export function describeAdmin(program: Command, terminal: Terminal, answer: Answer): void {
  const admin = program.command('admin').description('say who may look after the players of a server');
  withPlace(admin.command('grant'))
    .argument('<name>', 'of an account')
    .description('make an account an admin')
    .action(async (name: string, options: PlaceOptions) => answer(await appointAdmin(terminal, name, true, options)));
  withPlace(admin.command('revoke'))
    .argument('<name>', 'of an account')
    .description('take that back')
    .action(async (name: string, options: PlaceOptions) => answer(await appointAdmin(terminal, name, false, options)));
  withPlace(admin.command('list'))
    .description('list the admins')
    .action(async (options: PlaceOptions) => answer(await listAdmins(terminal, options)));
}
