import { Piscina } from 'piscina';
import type { Fixture, Played } from './fixture.ts';

/** Plays all, several at a time. The results are in the order of the fixtures, whoever finished first. */
export async function playAll(
  fixtures: readonly Fixture[],
  threads: number,
  onPlayed: (done: number) => void,
): Promise<readonly Played[]> {
  const pool = new Piscina<Fixture, Played>({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  let done = 0;
  try {
    return await Promise.all(
      fixtures.map(async (fixture) => {
        const played = await pool.run(fixture);
        onPlayed(++done);
        return played;
      }),
    );
  } finally {
    await pool.destroy();
  }
}
