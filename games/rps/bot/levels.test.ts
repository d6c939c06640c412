import { type AnyBot, decisionDice, playBots, simulationSeed } from '@tactarium/engine';
import { diceFor } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../content/variants.ts';
import type { Event } from '../events.ts';
import { entry, rps } from '../index.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';

const game = rps;
const everybody: readonly AnyBot[] = [...entry.bots, ...entry.sparring!];
const named = (name: string): AnyBot => everybody.find((bot) => bot.name === name)!;

/** What the upper level scores, 0 to 1, in the first games of the table in docs/BOTS.md: same seeds, same sides. */
function share(upper: string, lower: string, games: number): number {
  let points = 0;
  for (let n = 0; n < games; n++) {
    const bots = n % 2 === 0 ? [lower, upper] : [upper, lower];
    const { outcome } = playBots({ game }, bots.map(named), { variant: 'classic' }, simulationSeed(1, n));
    if (outcome!.result === 'draw') points += 0.5;
    else if (outcome!.result === 'won' && bots[outcome!.winner] === upper) points++;
  }
  return points / games;
}

/** A glimpse: docs/BOTS.md has the table, from many more games, and the command that makes it. */
describe('RPS-31 each level takes most of the points from the one below', () => {
  it('normal from baby', () => expect(share('normal', 'baby', 20)).toBeGreaterThanOrEqual(0.65));
  it('hard from normal', () => expect(share('hard', 'normal', 40)).toBeGreaterThanOrEqual(0.65));
  it('nightmare from hard', () => expect(share('nightmare', 'hard', 6)).toBeGreaterThanOrEqual(0.65));
});

describe('RPS-31 a bot sees no more than a player in its seat', () => {
  for (const bot of everybody) {
    it(bot.name, () => {
      let changed = 0;
      const phases = new Set<string>();
      for (const { state, history, seat } of positions(3)) {
        const view = rps.view(state, seat);
        const other = rps.guess(view, diceFor(8, changed));
        if (JSON.stringify(other.board) === JSON.stringify(state.board)) continue;
        changed++;
        phases.add(state.phase);
        const decide = (of: State) =>
          bot.decide({ seat, view: rps.view(of, seat), history: history[seat]!, dice: decisionDice('same', seat, 1) });
        expect(decide(other)).toEqual(decide(state));
      }
      expect(changed).toBeGreaterThan(10);
      expect([...phases]).toEqual(['setup', 'playing', 'tie_breaker']);
    });
  }
});

describe('RPS-31 a search can play every variant, the same way each time', () => {
  for (const variant of VARIANTS) {
    it(variant, () => {
      const play = () => playBots({ game }, ['hard', 'hard'].map(named), { variant }, simulationSeed(2, 1));
      const table = play();
      expect(table.outcome).toBeDefined();
      expect(play().replay()).toEqual(table.replay());
    });
  }
});

/** Every setup and tie of quick games and one position in nine of the rest, with what each seat was told. */
function* positions(games: number): Generator<{ state: State; history: readonly Event[][]; seat: number }> {
  for (let n = 0; n < games; n++) {
    const { commands } = playBots({ game }, [named('normal'), named('normal')], {}, simulationSeed(3, n)).replay();
    const state = rps.setup({ variant: 'classic' }, simulationSeed(3, n));
    const history: Event[][] = SEATS.map(() => []);
    for (const [i, { actor, command }] of commands.entries()) {
      const log: Event[] = [];
      rps.advance(state, SEATS.indexOf(actor as 'red'), command as never, log);
      for (const seat of SEATS.keys()) history[seat]!.push(...log.flatMap((event) => rps.redact(event, seat) ?? []));
      const [seat] = rps.toAct(state);
      if (seat !== undefined && (state.phase !== 'playing' || i % 9 === 0)) yield { state, history, seat };
    }
  }
}
