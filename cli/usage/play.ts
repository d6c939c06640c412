import type { Command } from 'commander';
import { listGames } from '../commands/games.ts';
import { type PlayOptions, play } from '../commands/play.ts';
import type { Terminal } from '../terminal.ts';
import type { Answer } from './answer.ts';
import { KNOWN, withGameOptions } from './gameOptions.ts';

export function describePlay(program: Command, terminal: Terminal, answer: Answer): void {
  withGameOptions(
    program
      .command('play')
      .argument('<game>', KNOWN)
      .description('play against the computer, here in the terminal or with piped input')
      .option('--bot <level>', 'how strong the computer is (usually `normal`)')
      .option('--seat <name>', 'a seat of the game, or random; your side is always at the bottom')
      .option('--seed <seed>', 'a whole number or a full seed: the same seed and moves give the same game')
      .option('--record <file>', 'write the game down when it ends')
      .option('--server <address>', 'play over the network; alone, it goes on with your unfinished match there')
      .option('--invite', 'with --server: make a match and wait for a friend')
      .option('--join <code>', 'with --server: join a friend')
      .option('--name <name>', 'with --server: what others see')
      .option('--clock <time>', 'with --server: seconds a move like 60, a bank like 300+5, or none')
      .option('--day [date]', 'with --server, in Roguelike Run: the run of the day, or of a day that is over'),
  )
    .addHelpText(
      'after',
      `
Examples:
  tactarium play rps --bot baby
  tactarium play rps --variant rpsls --seat blue --record game.json
  printf 'place a1 b1\\nshuffle\\nready\\nmoves\\n' | tactarium play rps --seed 7
  tactarium play rps --server http://localhost:8080 --bot normal
  tactarium play rps --server http://localhost:8080 --invite
  tactarium play roguelike --server http://localhost:8080 --day

While playing, \`help\` says what can be typed. In RPS Battle:
  place a1 g1 · shuffle · swap a1 b2 · ready     to lay out the army
  b2 b3  or  b2b3                                to move and to attack
  rock, paper, scissors  or  r, p, s             to break a tie
  moves · draw · accept · decline · resign · quit`,
    )
    .action(async (game: string, options: PlayOptions) => answer(await play(terminal, game, options)));
}

export function describeGames(program: Command, terminal: Terminal, answer: Answer): void {
  program
    .command('games')
    .description('list the games, their variants and their bots')
    .option('--json', 'for programs')
    .action((options: { json?: boolean }) => answer(listGames(terminal, options)));
}
