import { type AnyBot, playBots, simulationSeed, Table } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { legalOf } from '../client.ts';
import { entry, forests } from '../index.ts';
import { crowded } from '../testing/crowd.ts';
import { type View, view } from '../view.ts';

const bots: readonly AnyBot[] = entry.bots;
const game = forests;

/** Points of the first against the second, over pairs of games with the seats exchanged. */
function points(one: AnyBot, two: AnyBot, pairs: number): number {
  let sum = 0;
  for (let pair = 0; pair < pairs; pair++) {
    for (const seat of [0, 1]) {
      const { outcome } = playBots(
        { game },
        seat === 0 ? [one, two] : [two, one],
        { size: 10 },
        simulationSeed(5, pair),
      );
      if (outcome?.result === 'won') sum += outcome.winner === seat ? 1 : 0;
      else sum += 0.5;
    }
  }
  return sum / (2 * pairs);
}

describe('FOR-28 the computer opponents', () => {
  it('are four, weakest first', () => {
    expect(bots.map(({ name }) => name)).toEqual(['baby', 'normal', 'hard', 'nightmare']);
  });

  it('normal beats baby', () => expect(points(bots[1]!, bots[0]!, 2)).toBeGreaterThanOrEqual(0.8));

  it.each(['normal', 'hard', 'nightmare'])('%s lays no carpet of units with 1 HP', (name) => {
    const bot = bots.find((one) => one.name === name)!;
    const table = new Table({ game }, { size: 10, fog: false }, simulationSeed(3));
    let [units, small] = [0, 0];
    for (let [seat] = table.toAct; seat !== undefined; [seat] = table.toAct) {
      table.ask(seat, bot);
      const { units: there } = table.view(0) as View;
      units += there.length;
      small += there.filter(({ hp }) => hp === 1).length;
    }
    expect(small / units).toBeLessThan(0.5);
  });

  it('the same seed gives the same game', () => {
    const play = () => playBots({ game }, [bots[3]!, bots[0]!], { size: 10 }, simulationSeed(9));
    expect(play().replay().digests).toEqual(play().replay().digests);
  });

  it('make legal commands only, from the view alone, also where it is crowded', () => {
    for (const fog of [true, false]) {
      const state = crowded(20, 40, fog);
      for (const bot of entry.bots) {
        const seen = view(state, 0);
        const command = bot.decide({ seat: 0, view: seen, history: [], dice: state.dice.copy() });
        expect(legalOf(seen)).toContainEqual(command);
      }
    }
  });
});
