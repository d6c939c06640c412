import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type AnyEntry, type Json, playBots, type Replay, simulationSeed } from '@tactarium/engine';
import { entry } from '@tactarium/games/forests/index';
import { describe, expect, it } from 'vitest';
import { Film } from './film.ts';

const forests: AnyEntry = entry;
const load = async (): Promise<AnyEntry> => forests;

async function develop(replay: Replay | Json): Promise<Film> {
  const film = await Film.develop(JSON.parse(JSON.stringify(replay)), load);
  if (!film.ok) throw new Error(film.error.code);
  return film.value;
}

function checked(film: Film) {
  const steps = film.check();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const [baby, normal] = forests.bots;
const played = (size: number) => playBots(forests, [normal!, baby!], { size, fog: true }, simulationSeed(5, 1));

describe('a film', () => {
  it('shows any step in any order as both sides saw it', async () => {
    const table = played(10);
    const film = await develop(table.replay());
    const last = film.length;
    expect(film.frame(last).views).toEqual([table.view(0), table.view(1)]);
    const forward = Array.from({ length: 120 }, (_, step) => film.frame(step));
    const again = await develop(table.replay());
    for (const step of [119, 3, 60, 50, 0, 49]) expect(again.frame(step)).toEqual(forward[step]);
    expect(film.frame(last + 5).step).toBe(last);
    expect(film.frame(-3).step).toBe(0);
    expect(checked(film)).toEqual({ is: 'verified', commands: last });
  });

  it('ends where its events cannot be followed, and says that it is not genuine', async () => {
    const replay = JSON.parse(JSON.stringify(played(10).replay()));
    replay.events[70] = [{ type: 'moved', seat: 'a', from: { at: 'nowhere' }, to: 7 }];
    const film = await develop(replay);
    expect(film.frame(60).step).toBe(60);
    expect(film.frame(400).step).toBe(70);
    expect(checked(film)).toMatchObject({ is: 'broken', at: 70 });
    expect(film.length).toBe(70);
  });

  it('of a whole game on 30×30 holds less than 30 MB, and the page of it only what it asks for', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const held = (): number => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const text = JSON.stringify(played(30).replay());
    const before = held();
    const film = await develop(JSON.parse(text));
    const last = film.frame(film.length);
    expect(held() - before).toBeLessThan(30 * 2 ** 20);
    // A page has one frame, and the events of one turn.
    expect(JSON.stringify(last).length).toBeLessThan(2 ** 18);
    expect(film.length).toBeGreaterThan(1_000);
  });
});
