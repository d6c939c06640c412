import { afterAll, beforeAll, describe } from 'vitest';
import { startServer, type TestServer } from './server.ts';
import { memoryPlace, placeOn, STORAGES, type TestPlace } from './stores.ts';

/** Where tests that hold for every storage find theirs. */
export type AnyPlace = () => Promise<TestPlace>;

/** The same tests in memory and on each storage. */
export function onEveryStorage(subject: string, tests: (place: AnyPlace) => void): void {
  describe(`${subject}: in memory`, () => tests(async () => memoryPlace()));
  describe.each(STORAGES)(`${subject}: %s`, (storage) => tests(() => placeOn(storage)));
}

/** A server at a place of its own, which the tests of a block share. */
export function serverAt(place: AnyPlace): () => TestServer {
  let where: TestPlace;
  let server: TestServer;
  beforeAll(async () => {
    where = await place();
    server = await startServer({ store: await where.open() });
  });
  afterAll(async () => {
    await server.stop();
    await where.remove();
  });
  return () => server;
}
