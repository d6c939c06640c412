import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditRuns } from '../games/roguelike/testing/audit.ts';
import { openStore } from '../storage/open.ts';
import { audit } from './audit.ts';
import { type Acknowledged, Load } from './load.ts';
import { freePort } from './postgres.ts';
import { spawnServer } from './process.ts';
import { build, placeOn, type Storage, stopPostgres, type TestPlace } from './stores.ts';

/** `npm run test:long` sets more. */
const KILLS = Number(process.env['KILLS'] ?? '20');
/** Milliseconds a test of that many may take, on a busy machine. */
const PATIENCE = 600_000 + KILLS * 60_000;

const STUCK = 120_000;
/** More than the gap between beats that makes a pause. */
const AWAY = 6_000;

/** The test, for a file of its own for each storage: so they run side by side. */
export function survivesKills(storage: Storage): void {
  beforeAll(build);
  afterAll(stopPostgres);

  it(
    `a server on ${storage} killed ${KILLS} times under load has every acknowledged command, score and battle of a run once, and goes on`,
    async () => {
      const where = await placeOn(storage);
      const { faults, acknowledged, commands, scores, fought } = await kill(where);
      await where.remove();
      process.stdout.write(
        `${storage}: ${KILLS} kills, ${acknowledged.length} commands acknowledged, ${commands} kept, ` +
          `${scores} scores, ${fought} battles of runs\n`,
      );
      expect(faults).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(KILLS * 5);
      expect(commands).toBeGreaterThanOrEqual(acknowledged.length);
      expect(scores).toBeGreaterThan(KILLS);
      expect(fought).toBeGreaterThanOrEqual(Math.floor(KILLS / 2));
    },
    PATIENCE,
  );
}

interface Survival {
  /** What was not as it should be. */
  readonly faults: readonly unknown[];
  readonly acknowledged: readonly Acknowledged[];
  /** Rows in the log. */
  readonly commands: number;
  /** Finished games that have one. */
  readonly scores: number;
  /** Battles of runs whose result was told. */
  readonly fought: number;
}

/** Kills a server at random moments while people play on it, starts it again each time, and looks at what is left. */
async function kill({ place }: TestPlace): Promise<Survival> {
  const port = await freePort();
  let server = await spawnServer(place, port);
  const load = new Load(() => [server.url]);
  await load.start(4, { duels: 1, alone: 2, runs: 2 });
  for (let kill = 0; kill < KILLS; kill++) {
    // Whatever the moment of the last kill was, play goes on; the next moment is any.
    const wanted = load.acknowledged.length + 6 + Math.random() * 30;
    // A battle takes longer than a move, and on some machines longer than the time between two kills: every other one waits.
    const battles = load.fought.length + (kill % 2);
    const giveUp = Date.now() + STUCK;
    const goesOn = (): boolean => load.acknowledged.length >= wanted && load.fought.length >= battles;
    while (!goesOn() && Date.now() < giveUp) await pause(5);
    if (Date.now() >= giveUp) load.faults.push(`nothing goes on before kill ${kill}: ${server.output()}`);
    await pause(Math.random() * 30);
    await server.end('SIGKILL');
    server = await spawnServer(place, port);
  }
  await load.stop();
  // Away for so long that it does not count: commands have come since the last beat.
  await server.end('SIGKILL');
  await pause(AWAY);
  server = await spawnServer(place, port);
  const code = await server.end('SIGTERM');
  if (code !== 0) load.faults.push(`a clean stop ended with ${code}: ${server.output()}`);
  const store = await openStore(place);
  const { faults, commands, scores } = await audit(store, load.matches, load.acknowledged);
  const ofRuns = await auditRuns(store, load.matches, load.fought);
  await store.close();
  return {
    faults: [...load.faults, ...faults, ...ofRuns],
    acknowledged: load.acknowledged,
    commands,
    scores,
    fought: load.fought.length,
  };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
