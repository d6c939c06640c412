import { diceFrom, simulationSeed } from '@tactarium/engine';
const { createBattle } = await import('./games/dist/roguelike/battle/create.js');
const { playTurn } = await import('./games/dist/roguelike/battle/run.js');
const { randomTeam } = await import('./games/dist/roguelike/battle/testing/teams.js');
const n = Number(process.argv[2] ?? 2000), size = Number(process.argv[3] ?? 12), withLog = process.argv[4] === 'log';
let turns = 0, ms = 0, events = 0, rounds=0;
for (let i = 0; i < n; i++) {
  const dice = diceFrom(simulationSeed(1, i), 0);
  const teams = [randomTeam(dice, i % 2 ? 'undead' : 'humans', 0, size), randomTeam(dice, i % 3 ? 'undead' : 'humans', 1, size)];
  const log = withLog ? [] : undefined;
  const battle = createBattle(teams, withLog ? { dice, log } : { dice });
  const t = process.cpuUsage();
  do turns++; while (playTurn(battle));
  const u = process.cpuUsage(t);
  ms += (u.user + u.system) / 1000;
  events += log?.length ?? 0; rounds += battle.round;
}
console.log({ msPerBattle: ms / n, battles: 1000 * n / ms, turnsPerSecond: 1000 * turns / ms, turnsPerBattle: turns / n, events: events / n, rounds: rounds/n });
