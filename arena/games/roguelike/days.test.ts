import type { Seed } from '@tactarium/engine';
import { BATTLE_RULES } from '@tactarium/games/roguelike/battle/digests';
import { roguelike } from '@tactarium/games/roguelike/index';
import type { ArenaClient } from '@tactarium/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyPlace, onEveryStorage, serverAt } from '../../testing/everyStorage.ts';
import { build, stopPostgres } from '../../testing/stores.ts';
import { roguelikeRoom } from './room.ts';
import { refoldRun } from './testing/refold.ts';
import { Runner, value } from './testing/runner.ts';

beforeAll(build);
afterAll(stopPostgres);

const DAY = 24 * 3600 * 1000;
const code = (answer: { ok: boolean; error?: { code: string } }): string | undefined => answer.error?.code;

const keepsDays = (place: AnyPlace): void => {
  const server = serverAt(place);

  const account = async (name: string): Promise<Runner> => {
    const runner = await Runner.come(server().url);
    value(await runner.client.change({ name, password: 'a long and quiet evening' }));
    return runner;
  };
  const begin = async (runner: Runner): Promise<Runner> => {
    runner.run = value(await runner.client.beginDay()).runId;
    return runner;
  };
  const tomorrow = (): void => {
    const { clock } = server().ports;
    clock.pass(DAY - (clock.now() % DAY));
  };
  const battlesOf = async ({ client, run }: Runner) => {
    const { battleHistory } = value(await client.run(run));
    return Promise.all(battleHistory.map(async (id) => value(await client.battle(id))));
  };

  it('is the same run for two players: deck, offers, opponents and seeds', async () => {
    const [ada, ben] = [await begin(await account('Ada')), await begin(await account('Ben'))];
    expect(value(await ada.client.draft(ada.run)).cards).toEqual(value(await ben.client.draft(ben.run)).cards);
    for (const runner of [ada, ben]) for (let battle = 0; battle < 2; battle++) await runner.fight();
    const [first, second] = await Promise.all([battlesOf(ada), battlesOf(ben)]);
    const common = (battles: typeof first) => battles.map(({ seed, teams, digest }) => ({ seed, teams, digest }));
    expect(common(first)).toEqual(common(second));
    expect(first[0]).toMatchObject({ rules: BATTLE_RULES, ratingBefore: 1000, ratingAfter: 1000 });
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(4);
    const { day } = value(await ada.client.run(ada.run));
    expect(day).toBe(new Date(server().ports.clock.now()).toISOString().slice(0, 10));

    // The log alone makes the rows again.
    const row = (await server().store.rowsOf(roguelikeRoom).run(ada.run))!;
    const refolded = await refoldRun(server().store, (await server().store.match(row.match))!);
    expect(refolded?.run).toEqual(row);
  });

  it('is begun once, by an account, beside the other run; nothing of it is rated or met', async () => {
    const guest = await Runner.come(server().url);
    expect(code(await guest.client.beginDay())).toBe('day/account-needed');
    const eve = await account('Eve');
    await eve.begin();
    const rated = eve.run;
    const begun = await Promise.all([1, 2, 3].map(() => eve.client.beginDay()));
    const { runId } = value(begun.find(({ ok }) => ok)!);
    expect(begun.filter(({ ok }) => !ok)).toMatchObject(
      [1, 2].map(() => ({ error: { code: 'day/played', detail: { runId } } })),
    );
    expect(value(await eve.client.activeRun())?.id).toBe(rated);
    eve.run = runId;
    await eve.fight();
    expect(value(await eve.client.mySnapshots()).snapshots).toEqual([]);
    expect(value(await eve.client.abandon(runId))).toMatchObject({ rating: 1000, status: 'lost', reason: 'abandoned' });
    expect(code(await eve.client.beginDay())).toBe('day/played');
    expect(value(await eve.client.runLeaderboard()).mine).toBeUndefined();
    expect(
      value(await eve.client.runs())
        .runs.map(({ day }) => day !== undefined)
        .toSorted(),
    ).toEqual([false, true]);
  });

  it('what the others have before them is told to nobody until the day is over', async () => {
    const fay = await begin(await account('Fay'));
    const { runId } = value(await (await account('Gus')).client.beginDay());
    const { clock } = server().ports;
    const { cards } = value(await fay.client.draft(fay.run));
    await fay.playOut();
    const { battleHistory, match } = value(await fay.client.run(fay.run));
    const stranger = await Runner.come(server().url);
    const secrets: readonly ((client: ArenaClient) => Promise<{ ok: boolean; error?: { code: string } }>)[] = [
      (client) => client.battle(battleHistory[0]!),
      (client) => client.battleEvents(battleHistory[0]!),
      (client) => client.runHistory(fay.run),
    ];
    for (const secret of secrets) {
      expect(code(await secret(stranger.client))).toBe('day/not-over');
      expect(code(await secret(fay.client))).toBeUndefined();
    }
    // The seed of the match is that of the whole day: its own player is not told either.
    expect(code(await fay.client.replay(match))).toBe('day/not-over');
    const { seed } = (await server().store.match(match))!;
    for (const path of ['/runs/days', '/runs/days/today', `/matches/${match}`, `/runs/${fay.run}`, '/me/data']) {
      const headers = { authorization: `Bearer ${fay.client.token}` };
      expect(await (await fetch(`${server().url}/api${path}`, { headers })).text()).not.toContain(seed.split(':')[1]);
    }
    const before = value(await stranger.client.day('today'));
    expect(before).toMatchObject({ over: false, ends: clock.now() - (clock.now() % DAY) + DAY });
    expect(before.recipe).toBeUndefined();

    tomorrow();
    const after = value(await stranger.client.day(before.day));
    expect(after).toMatchObject({ over: true, running: 0, recipe: { seed } });
    // With that anybody begins the same run, anywhere.
    const options = roguelike.readOptions(after.recipe!.options);
    const again = options.ok && roguelike.setup(options.value, after.recipe!.seed as Seed);
    expect(again).toMatchObject({ offer: cards.map(({ id }) => id), house: { day: before.day, opponents: 'bots' } });
    for (const secret of secrets) expect(code(await secret(stranger.client))).toBeUndefined();
    expect(code(await fay.client.replay(match))).toBeUndefined();
    // Whoever had not played to the end stays where they stood.
    expect(after.board.find(({ id }) => id === runId)).toMatchObject({ status: 'lost', reason: 'day_over', wins: 0 });
    const { today, days } = value(await stranger.client.days());
    expect(today).not.toBe(before.day);
    expect(days.map(({ day }) => day)).toEqual([today, before.day]);
    expect(days[1]).toMatchObject({ players: after.players, best: { id: after.board[0]!.id } });
    expect(code(await stranger.client.day('1999-01-01'))).toBe('day/not-found');
  });

  it('a command that comes when the day is over is refused, and changes nothing', async () => {
    const ida = await begin(await account('Ida'));
    const { cards } = value(await ida.client.draft(ida.run));
    tomorrow();
    const picks = cards.slice(0, 3).map(({ id }) => id);
    expect(code(await ida.client.pick(ida.run, picks))).toBe('day/over');
    expect(value(await ida.client.run(ida.run))).toMatchObject({ hand: [], n: 0 });
  });

  it('the board has more wins first, then fewer losses; equal runs share a rank, and mine is told', async () => {
    tomorrow();
    const runners = await Promise.all(['Jan', 'Kim', 'Leo'].map(account));
    for (const runner of runners) await begin(runner);
    const [jan, kim, leo] = runners as [Runner, Runner, Runner];
    await jan.client.abandon(jan.run);
    await kim.playOut();
    await leo.client.abandon(leo.run);
    const { board, mine, players, running } = value(await leo.client.day('today'));
    expect([players, running]).toEqual([3, 0]);
    const key = ({ wins, losses }: { wins: number; losses: number }): number => wins * 10 - losses;
    expect(board.map(key)).toEqual(board.map(key).toSorted((a, b) => b - a));
    const rankOf = (name: string) => board.find(({ player }) => player.name === name)?.rank;
    expect(rankOf('Jan')).toBe(rankOf('Leo'));
    expect(mine).toEqual(board.find(({ id }) => id === leo.run));
  });
};

onEveryStorage('the run of the day', keepsDays);
