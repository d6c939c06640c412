// Writes the playthrough.txt of each room that has one: one readable game each, to be reviewed as a diff when rules or words change.
import { writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@tactarium/games';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

for (const { game } of games) {
  const room = game.id;
  const { playthrough } = await import(`@tactarium/games/${room}/testing/playthrough`);
  const file = join(root, 'games', room, 'playthrough.txt');
  writeFileSync(file, playthrough());
  process.stdout.write(`${relative(root, file)}\n`);
}
