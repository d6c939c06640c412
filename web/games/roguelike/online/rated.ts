import { err, isObject, ok, type Refusal, type Result } from '@tactarium/engine';
import { ask, refusedBy, useSession } from '../../../online/session.ts';
import { useAnswer } from '../../../online/useAnswer.ts';
import type { SavedDeck } from '../decks/decks.ts';
import { wishOf } from '../decks/merge.ts';

export interface Wish {
  readonly faction: string;
  readonly leader: string;
  readonly deck?: SavedDeck | undefined;
}

/** Begins a rated run, or answers with the one that is under way: a player has one at a time (RUN-10). */
export async function beginRated({ faction, leader, deck }: Wish): Promise<Result<string, Refusal>> {
  const filed = deck && (await fileDeck(deck, leader));
  if (filed && !filed.ok) return filed;
  const begun = await ask((server) => server.begin({ faction, leaderId: leader, ...(filed && { deck: filed.value }) }));
  if (begun.ok) return ok(begun.value.runId);
  const { code, detail } = begun.error;
  if (code === 'run/active' && isObject(detail) && typeof detail['runId'] === 'string') return ok(detail['runId']);
  return err(refusedBy(begun.error));
}

/** RUN-19: the deck as the server keeps it, under its name. */
async function fileDeck(deck: SavedDeck, leaderId: string): Promise<Result<string, Refusal>> {
  const known = await ask((server) => server.decks());
  if (!known.ok) return err(refusedBy(known.error));
  const before = known.value.decks.find(({ name }) => name === deck.name);
  const saved = await ask((server) => server.saveDeck(wishOf(deck, leaderId), before?.id));
  return saved.ok ? ok(saved.value.id) : err(refusedBy(saved.error));
}

const NONE = Promise.resolve(ok(null));

/** One's rated run, if there is one. A visitor whom the server does not know has none. */
export function useRatedRun(): string | undefined {
  const { player } = useSession();
  const question = () => (player ? ask((server) => server.activeRun()) : NONE);
  return useAnswer(question, `rated run ${player?.id}`).value?.id;
}
