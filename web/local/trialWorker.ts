import { openingOptions } from '@tactarium/engine';
import { loadEntry, type WorkerGlobal } from './rooms.ts';
import { type TrialNews, type TrialWish, tryOut } from './trial.ts';

const page = globalThis as unknown as WorkerGlobal<TrialWish>;
const tell = (news: TrialNews): void => page.postMessage(news);

page.onmessage = ({ data }) => void run(data).catch(reportError);

/** A page that wants no more of it ends the worker. */
async function run(wish: TrialWish): Promise<void> {
  const entry = await loadEntry(wish.game);
  const bot = entry?.bots.find(({ name }) => name === wish.bot);
  if (!entry || !bot) return tell({ type: 'refused', code: entry ? 'bot/unknown' : 'game/unknown' });
  const options = openingOptions(
    entry,
    wish.options,
    entry.game.seats.map(() => bot.name),
  );
  if (!options.ok) return tell({ type: 'refused', code: options.error.code });
  for (const tally of tryOut(entry, bot, { ...wish, options: options.value })) tell({ type: 'tally', ...tally });
}
