import { type AnyEntry, type Json, simulationSeed, Table } from '@tactarium/engine';
import { type Fielded, factions, spellbookOf, winsOf } from '@tactarium/games/roguelike/client';
import { entry } from '@tactarium/games/roguelike/index';
import { medianOf, openStand } from './browser.ts';
import { shelve } from './shelf.ts';

/**
 * `node bench/dist/pages/roguelike.js`: the pages of Roguelike Run in Chromium, on the built client, with twelve units a side. By the
 * clock; the odds beside the same battles in Node in the same run.
 */
const SIZE = 12;
const ODDS = 200;
const TIMES = 7;
/** How many times slower the page's processor is made for the replay. */
const SLOWER = 4;

const roguelike: AnyEntry = entry;
const say = (what: string, milliseconds: number): void => console.log(`${what}: ${milliseconds.toFixed(0)} ms`);

function teamOf(id: string, tier: number): Fielded {
  const faction = factions.find((one) => one.id === id)!;
  const leader = `${id}/${Object.keys(faction.leaders)[0]!}`;
  const units = Object.keys(faction.units).slice(0, SIZE);
  return {
    leader,
    team: units.map((unit, i) => ({ card: `${id}/${unit}`, tier, at: { x: i % 8, y: i < 8 ? 1 : 0 } })),
    spells: spellbookOf(faction, leader)
      .slice(0, 2)
      .map((spell, i) => ({ spell: `${id}/${spell}`, when: i === 0 ? 'mid' : 'late' })),
  };
}

const own = teamOf('humans', 2);
const rival = teamOf('undead', 2);

/** A run that stands before its ninth battle, with its opponent found. */
const options = {
  resume: {
    step: 'prepare',
    faction: 'humans',
    leader: own.leader,
    deck: own.team.map(({ card }) => ({ card, cost: 3 })),
    remaining: [],
    hand: own.team.map((placed) => ({ ...placed, owned: true, fresh: false })),
    offer: [],
    spells: own.spells,
    gold: 9,
    received: 90,
    wins: 5,
    losses: 3,
    streak: 0,
    lossStreak: 0,
    rating: 1000,
    battles: [],
    opponent: { ...rival, bot: true, wins: 5, rating: 1000, battle: 9, faction: 'undead' },
  },
} satisfies Json;

const table = new Table(roguelike, options, simulationSeed(7, 19));
/** The recorder goes on with the same list. */
const prepared = { ...table.replay(), commands: [] };
const begun = table.act(0, { type: 'fight' });
if (!begun.ok) throw new Error(begun.error.code);
table.supply();
const fought = table.replay();

const stand = await openStand();
const { page, url } = stand;
/** Notes when the laboratory was asked something and when it had answered. */
await page.context().addInitScript(() => {
  const times: { type: string; asked: number; answered?: number }[] = [];
  Object.assign(window, { times });
  const Plain = Worker;
  class Noted extends Plain {
    readonly #asked = new Map<number, (typeof times)[number]>();
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        const one = data?.type === 'answer' ? this.#asked.get(data.id) : undefined;
        if (one) one.answered = performance.now();
      });
    }
    override postMessage(message: { type: string; id: number }): void {
      if (message.type === 'odds' || message.type === 'replay') {
        const one = { type: message.type, asked: performance.now() };
        this.#asked.set(message.id, one);
        times.push(one);
      }
      super.postMessage(message);
    }
  }
  Object.assign(window, { Worker: Noted });
});

interface Noted {
  readonly times: readonly { readonly type: string; readonly asked: number; readonly answered?: number }[];
}
/** Waits for the nth answer to such a question. Answers with its milliseconds. */
async function answered(type: string, nth: number): Promise<number> {
  const found = await page.waitForFunction(
    ([type, nth]) => {
      const done = (window as unknown as Noted).times.filter((one) => one.type === type && one.answered !== undefined);
      const one = done[nth as number];
      return one && one.answered! - one.asked;
    },
    [type, nth] as const,
  );
  return (await found.jsonValue()) as number;
}

for (const [id, { commands, ...record }] of [['lodds', prepared] as const, ['lreplay', fought] as const]) {
  const { game, rules, options, seed } = record;
  await shelve(page, url, { id, game, rules, options, seed, seat: 'player', bot: 'sensible' }, commands);
}
console.log(`${SIZE} against ${SIZE}, all of tier 2`);

/** The first cell of one's own zone and its neighbour change places, so that the odds are counted again. */
await page.goto(`${url}/run/lodds/battle`);
const first = await answered('odds', 0);
const warm: number[] = [];
for (let i = 1; i <= TIMES; i++) {
  await page.locator('[data-cell="0,1"]').click();
  await page.locator('[data-cell="1,1"]').click();
  warm.push(await answered('odds', i));
}
const inNode: number[] = [];
for (let i = 0; i <= TIMES; i++) {
  const start = performance.now();
  winsOf(own, rival, 0, ODDS);
  inNode.push(performance.now() - start);
}
say(`${ODDS} odds in the page's worker, the first time with the worker's start`, first);
say(`${ODDS} odds in the page's worker, median of ${TIMES}`, medianOf(warm));
say(`${ODDS} battles in Node, the first time`, inNode[0]!);
say(`${ODDS} battles in Node, median of ${TIMES}`, medianOf(inNode.slice(1)));

const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
const ready: number[] = [];
const byWorker: number[] = [];
for (let i = 0; i < TIMES; i++) {
  await page.goto(`${url}/run/lreplay/battle`);
  const painted = await page.waitForFunction(() => {
    const asked = (window as unknown as Noted).times.find(({ type }) => type === 'replay');
    if (!asked || !document.querySelector('section[data-of]')) return undefined;
    return new Promise<number>((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - asked.asked))),
    );
  });
  ready.push((await painted.jsonValue()) as number);
  byWorker.push(await answered('replay', 0));
}
say(
  `a replay from the question to paint, worker's start included, processor of the page ${SLOWER} times slower, median of ${TIMES}`,
  medianOf(ready),
);
say(`of which until the worker has answered, median of ${TIMES}`, medianOf(byWorker));
await stand.close();
