import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Arena } from '../arena.ts';
import type { Bots } from '../bots/bots.ts';
import type { Meter } from '../ports.ts';
import type { Sockets } from './sockets.ts';

/** Services that a node can do without for a while, and whether each answers. Only those that it uses are listed. */
export type Others = Readonly<Partial<Record<'redis' | 'replica', () => boolean>>>;

export interface Measures extends Meter {
  readonly registry: Registry;
}

export function newMeasures(): Measures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'tactarium_' });
  const registers = [registry];
  const seconds = new Histogram({
    name: 'tactarium_commit_seconds',
    help: 'How long a commit took.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const rows = new Histogram({
    name: 'tactarium_commit_rows',
    help: 'How many commands went into one commit.',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200],
    registers,
  });
  const commands = new Counter({
    name: 'tactarium_commands_total',
    help: 'Commands committed by this node.',
    registers,
  });
  const failures = new Counter({
    name: 'tactarium_bot_failures_total',
    help: 'Decisions that a bot did not make: a legal command was played for it.',
    registers,
  });
  const lent = new Counter({
    name: 'tactarium_bot_decisions_lent_total',
    help: 'Decisions of bots that machines of the farm made, because the threads of this node were full.',
    registers,
  });
  const begun = new Counter({
    name: 'tactarium_matches_begun_total',
    help: 'Matches, and runs, whose first command this node has committed.',
    labelNames: ['game'],
    registers,
  });
  const ended = new Histogram({
    name: 'tactarium_match_seconds',
    help: 'Matches, and runs, that ended at this node: how, and how long they took.',
    labelNames: ['game', 'reason'],
    buckets: [10, 60, 300, 900, 3_600, 14_400, 86_400, 604_800],
    registers,
  });
  const supplied = new Histogram({
    name: 'tactarium_supplied_seconds',
    help: 'What the arena owed a match and made, such as a battle or an opponent by where it came from: how long it took.',
    labelNames: ['game', 'kind'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers,
  });
  return {
    registry,
    began: (game) => begun.inc({ game }),
    ended: (game, reason, milliseconds) => ended.observe({ game, reason }, milliseconds / 1_000),
    supplied: (game, kind, milliseconds) => supplied.observe({ game, kind }, milliseconds / 1_000),
    botFailed: () => failures.inc(),
    botLent: () => lent.inc(),
    committed(count, milliseconds) {
      seconds.observe(milliseconds / 1_000);
      rows.observe(count);
      commands.inc(count);
    },
  };
}

/** What can be read off at any moment. */
export function gauge(registry: Registry, { host }: Arena, sockets: Sockets, bots: Bots, others: Others): void {
  const reading: readonly (readonly [string, string, () => number])[] = [
    ['tactarium_matches', 'Matches in memory.', () => host.matches],
    ['tactarium_watchers', 'Viewers who follow a match, summed over all matches.', () => host.watchers],
    ['tactarium_players', 'Players connected by a socket.', () => sockets.players],
    ['tactarium_sockets', 'Open sockets.', () => sockets.count],
    ['tactarium_queued_commands', 'Commands that wait in the queues of their matches.', () => host.queued],
    ['tactarium_uncommitted_commands', 'Commands that wait for the next commit.', () => host.uncommitted],
    ['tactarium_bots_waiting', 'Decisions of bots that wait for a thread.', () => bots.waiting],
    ...Object.entries(others).map(
      ([name, isThere]) => [`tactarium_${name}_up`, `Whether the ${name} answers.`, () => Number(isThere())] as const,
    ),
  ];
  for (const [name, help, read] of reading) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
}
