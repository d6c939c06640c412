import { games } from '@tactarium/games';
import { variantsOf } from '../choices.ts';
import { EXIT, type ExitCode } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';

export function listGames(terminal: Terminal, { json = false }: { readonly json?: boolean }): ExitCode {
  terminal.print(json ? `${JSON.stringify(gamesAsJson(), undefined, 2)}\n` : gamesAsText(terminal));
  return EXIT.fine;
}

const gamesAsJson = () =>
  games.map((entry) => ({
    id: entry.game.id,
    name: entry.name,
    rules: entry.game.rules,
    seats: entry.game.seats,
    variants: variantsOf(entry),
    bots: entry.bots.map(({ name, about }) => ({ name, about })),
  }));

function gamesAsText({ colors }: Terminal): string {
  const blocks = games.map((entry) => {
    const { game, name, bots } = entry;
    const variants = variantsOf(entry);
    const width = Math.max(0, ...bots.map((bot) => bot.name.length));
    return [
      `${colors.bold(game.id)}  ${name} (rules ${game.rules})`,
      `  seats     ${game.seats.join(', ')}`,
      ...(variants.length > 0 ? [`  variants  ${variants.join(', ')}`] : []),
      ...bots.map((bot, i) => `  ${i === 0 ? 'bots    ' : '        '}  ${bot.name.padEnd(width)}  ${bot.about}`),
    ].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
