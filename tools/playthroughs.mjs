// Writes games/<game>/playthrough.txt: one readable game each, to be reviewed as a diff when rules or words change.
import { writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@tactarium/games';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

for (const { game } of games) {
  const { playthrough } = await import(`@tactarium/games/${game.id}/testing/playthrough`);
  const file = join(root, 'games', game.id, 'playthrough.txt');
  writeFileSync(file, playthrough());
  process.stdout.write(`${relative(root, file)}\n`);
}
