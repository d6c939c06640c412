import { gameNamed } from '@tactarium/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roguelikeRoom } from './games/roguelike/room.ts';
import { auditRuns } from './games/roguelike/testing/audit.ts';
import { rebuild } from './match/rebuild.ts';
import { Fuzzer, fixtures } from './testing/fuzz/fuzzer.ts';
import { descriptors, heap } from './testing/resources.ts';
import { startServer, type TestServer } from './testing/server.ts';
import { build, placeOn, STORAGES, stopPostgres } from './testing/stores.ts';

/** `npm run test:long` sets more, and may ask for one storage alone. */
const INPUTS = Number(process.env['INPUTS'] ?? '20000');
const SEED = Number(process.env['FUZZ_SEED'] ?? '1');
const ONLY = process.env['FUZZ_STORAGE'];

const MOST = 1e9;
const UNLIMITED = {
  burst: MOST,
  messages: MOST,
  flood: MOST,
  matches: MOST,
  shares: MOST,
  sockets: MOST,
  unread: MOST,
  watched: MOST,
};

/** Bytes by which memory may have grown, whatever was sent: caches fill. */
const HEAP = 48 * 1024 * 1024;
/** Of each player's runs, the latest, that are compared with their logs. */
const AUDITED = 50;
/** Bytes of log that an input may cost, on the average. */
const LOGGED = 20;

beforeAll(build);
afterAll(stopPostgres);

/** Lets time pass, too little at once for a pause, until nothing is in memory that nobody looks at. */
async function forgetMatches({ arena, ports }: TestServer): Promise<void> {
  for (let i = 0; i < 100 && arena.host.matches > 0; i++) {
    ports.clock.pass(4_000);
    await arena.keeper.tick();
  }
}

it.each(STORAGES.filter((storage) => ONLY === undefined || storage === ONLY))(
  `SEC-1 ${INPUTS} inputs on %s: no exit, no 5xx, nothing changed but by what was accepted, all back to where it was`,
  async (storage) => {
    const place = await placeOn(storage);
    const server = await startServer({ store: await place.open(), limits: UNLIMITED });
    const { arena, sockets, store, ports } = server;
    // Others for each storage: what is generated is the better for being more.
    const fuzzer = await Fuzzer.begin(server, SEED + STORAGES.indexOf(storage));
    for (const [, input] of fixtures()) await fuzzer.send(input);
    await fuzzer.run(Math.min(2_000, INPUTS / 10));
    const before = { heap: heap(), descriptors: descriptors() };
    let logged = 0;
    const faults: string[] = [];
    while (fuzzer.sent < INPUTS) {
      await fuzzer.run(Math.min(2_000, INPUTS - fuzzer.sent));
      for (const line of ports.log.lines.splice(0)) {
        if (/"level":[456]0/.test(line) || !line.startsWith('{')) logged += line.length;
        if (/"level":[56]0/.test(line)) faults.push(line);
      }
      // The inputs that failed and why stand in the faults; what was not answered as it should be in the finds.
      expect([faults, server.faults]).toEqual([[], []]);
      expect(fuzzer.finds).toEqual([]);
    }
    expect(logged / fuzzer.sent).toBeLessThan(LOGGED);

    await fuzzer.leave();
    await expect.poll(() => [sockets.count, arena.host.watchers]).toEqual([0, 0]);
    await forgetMatches(server);
    expect(arena.host.matches).toBe(0);
    await expect.poll(() => descriptors() - before.descriptors).toBeLessThanOrEqual(2);
    expect(fuzzer.accepted.size).toBeGreaterThan(INPUTS / 200);
    let rows = 0;
    for (const { id } of fuzzer.tables) {
      const log = await store.log(id, 0);
      rows += log.length;
      for (const { actor, n } of log) expect(fuzzer.accepted).toContain(`${id} ${actor} ${n}`);
      const match = (await store.match(id))!;
      expect(await rebuild(store, gameNamed(match.game)!, match, arena.host.pauses)).toBeDefined();
    }
    expect(rows).toBe(fuzzer.accepted.size);
    const runs = store.rowsOf(roguelikeRoom);
    const played = (await Promise.all(fuzzer.players.map((player) => runs.runsOf(player, AUDITED)))).flat();
    expect(played.length).toBeGreaterThanOrEqual(fuzzer.players.length);
    expect(await auditRuns(store, played.map(({ match }) => match).reverse(), [])).toEqual([]);
    const grown = heap() - before.heap;
    process.stdout.write(
      `${storage}: ${fuzzer.sent} inputs, ${fuzzer.tables.length} matches, ${rows} commands accepted, ${played.length} runs; ` +
        `heap ${Math.round(grown / 1024)} KiB more, ${logged} bytes logged\n`,
    );
    expect(grown).toBeLessThan(HEAP);
    await server.stop();
    await place.remove();
  },
  600_000 + INPUTS * 30,
);
