import { type AnyEntry, type JsonObject, simulationSeed, type Typed } from '@tactarium/engine';
import type { ArenaClient, MyMatch } from '@tactarium/protocol';
import { chooseOptions, type TypedOptions } from '../choices.ts';
import { complain } from '../complaint.ts';
import type { AnyScene } from '../games/face.ts';
import { faceOf } from '../games/index.ts';
import { printable, type Terminal } from '../terminal.ts';
import { listHelp, listMoves, readLine } from '../typing.ts';
import { granted } from './granted.ts';

interface Leader {
  readonly faction: string;
  readonly leaderId: string;
}

/** The run that is under way, or a new one. Undefined where the player leaves instead of choosing a leader. */
export async function findRun(
  terminal: Terminal,
  client: ArenaClient,
  entry: AnyEntry,
  typed: TypedOptions,
): Promise<MyMatch | undefined> {
  const active = granted(await client.activeRun());
  if (active) {
    terminal.print('You have a run under way: it goes on.\n');
    return granted(await client.match(active.match));
  }
  const leader = namedLeader(chooseOptions(entry, typed) as JsonObject) ?? (await askForLeader(terminal, entry));
  if (!leader) return undefined;
  const { runId } = granted(await client.begin(leader));
  return granted(await client.match(runId));
}

function namedLeader({ faction, leader }: JsonObject): Leader | undefined {
  if (faction === undefined && leader === undefined) return undefined;
  if (typeof faction === 'string' && typeof leader === 'string') return { faction, leaderId: leader };
  return complain('A faction needs its leader: --set faction=humans --set leader=humans/commander_aldric.');
}

/** The first step of a run without a server is this choice, so it is asked for in the same way. */
async function askForLeader(terminal: Terminal, entry: AnyEntry): Promise<Leader | undefined> {
  const { game } = entry;
  const options = game.readOptions({});
  if (!options.ok) return complain(options.error.code);
  const state = game.setup(options.value, simulationSeed(0));
  const face = faceOf(game.id);
  const legal = game.legal(state, 0) as readonly Typed[];
  const scene: AnyScene = { view: game.view(state, 0), legal, history: [] };
  terminal.print(`\n${face.draw(scene, terminal.colors).join('\n')}\n\n`);
  for (;;) {
    const line = (await terminal.ask(`${face.prompt(scene)} > `))?.trim();
    if (line === undefined || /^(quit|q|exit)$/i.test(line)) return undefined;
    if (line === '') continue;
    if (/^(help|h|\?)$/i.test(line)) terminal.print(`${listHelp(entry, face, scene)}\n`);
    else if (line === 'moves') terminal.print(`${listMoves(face, scene)}\n`);
    else {
      const command = readLine(face, scene, line);
      if (command.ok && command.value.type === 'start') {
        const { faction, leader } = command.value as Typed & { faction: string; leader: string };
        return { faction, leaderId: leader };
      }
      const why = command.ok ? 'Choose a faction and its leader first.' : printable(command.error);
      terminal.print(`${terminal.colors.yellow(why)}\n`);
    }
  }
}
