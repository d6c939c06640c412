import { type AnyBot, playBots, simulationSeed } from '@tactarium/engine';
import { entry, rps } from '@tactarium/games/rps/index';

/** How long each level thinks over a move or a tie, by the clock, in games with itself. `node bench/dist/rps/thinking.js` */
const GAMES = 8;
const LEVELS: readonly AnyBot[] = entry.bots;

/** Plays games of a bot with itself and returns the milliseconds of its decisions, in ascending order. */
function decisionsOf(bot: AnyBot): readonly number[] {
  const taken: number[] = [];
  const timed: AnyBot = {
    ...bot,
    decide(situation) {
      const start = performance.now();
      const command = bot.decide(situation);
      if (command.type === 'move' || command.type === 'choose') taken.push(performance.now() - start);
      return command;
    },
  };
  // The first game is slow because nothing is compiled yet.
  for (let n = 0; n <= GAMES; n++) {
    if (n === 1) taken.length = 0;
    playBots({ game: rps }, [timed, timed], { variant: 'classic' }, simulationSeed(4, n));
  }
  return taken.sort((a, b) => a - b);
}

console.log('| level | decisions | mean ms | p50 ms | p99 ms | longest ms |');
console.log('|---|---:|---:|---:|---:|---:|');
for (const bot of LEVELS) {
  const taken = decisionsOf(bot);
  const mean = taken.reduce((sum, ms) => sum + ms, 0) / taken.length;
  const at = (share: number): number => taken[Math.min(taken.length - 1, Math.trunc(share * taken.length))]!;
  const figures = [mean, at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(ms < 10 ? 2 : 0));
  console.log(`| ${bot.name} | ${taken.length} | ${figures.join(' | ')} |`);
}
