import type { ArenaClient } from '@tactarium/protocol';

/** The value of an answer that must not be a refusal. */
export async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** A match of RPS Battle between two people. */
export async function begun(red: ArenaClient, blue: ArenaClient, rated = true): Promise<string> {
  const { id, invite } = await value(red.create({ game: 'rps', rated }));
  await value(blue.join(invite!));
  return id;
}

/** Both lay out and make a move: from here on a match of theirs counts. */
export async function playInEarnest(match: string, red: ArenaClient, blue: ArenaClient): Promise<void> {
  for (const side of [red, blue]) {
    const [place] = (await value(side.legal(match))).commands;
    for (const [n, command] of [place!, { type: 'shuffle' }, { type: 'ready' }].entries()) {
      await value(side.play(match, n, command));
    }
  }
  // Whoever has a move begins.
  const moveOf = async (side: ArenaClient) =>
    (await value(side.legal(match))).commands.find(({ type }) => type === 'move');
  const order = (await moveOf(red)) ? [red, blue] : [blue, red];
  for (const side of order) await value(side.play(match, 3, (await moveOf(side))!));
}

/** Wins a rated match that counts as far as its play goes. */
export async function beats(winner: ArenaClient, loser: ArenaClient): Promise<string> {
  const match = await begun(winner, loser);
  await playInEarnest(match, winner, loser);
  const { n } = await value(loser.legal(match));
  await value(loser.play(match, n, { type: 'resign' }));
  return match;
}
