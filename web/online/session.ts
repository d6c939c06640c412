import { type Json, ok, type Refusal } from '@tactarium/engine';
import type { Answer, ArenaClient, ChangePlayer, Player, Problem, SignedIn } from '@tactarium/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface Session {
  /** Who this browser is on the server; absent as long as nobody was needed. */
  readonly player?: Player;
}

const KEY = 'tactarium.player';

/**
 * The cookie cannot be read by a page, so who it belongs to is remembered beside it. Without that note the server is
 * not asked: merely opening a page makes no guest, and no request.
 */
export const session = createStore<Session>(() => readPlayer(storage()?.getItem(KEY) ?? null));
export const useSession = (): Session => useStore(session);

let client: Promise<ArenaClient> | undefined;

/** The server over HTTP. Fetched when it is needed: the first page does without. */
export function arena(): Promise<ArenaClient> {
  client ??= import('@tactarium/protocol').then(({ ArenaClient }) => new ArenaClient(location.origin));
  return client;
}

let coming: Answer<SignedIn> | undefined;

/** Who this browser is: a guest is made if it is nobody yet. */
export async function needPlayer(): Answer<Player> {
  const { player } = session.getState();
  if (player) return ok(player);
  coming ??= become((server) => server.guest()).finally(() => {
    coming = undefined;
  });
  const signed = await coming;
  return signed.ok ? ok(signed.value.player) : signed;
}

/** Asks the server as somebody. Where it does not know this browser any more, that begins again as a guest. */
export async function ask<T>(question: (server: ArenaClient) => Answer<T>): Answer<T> {
  for (let attempt = 0; ; attempt++) {
    const me = await needPlayer();
    if (!me.ok) return me;
    const answer = await question(await arena());
    if (answer.ok || answer.error.code !== 'session/missing' || attempt > 0) return answer;
    note(undefined);
  }
}

/** What the server refused, as everything else here refuses: sentences are the client's own, in its language. */
export const refusedBy = ({ code, detail }: Problem): Refusal => ({
  code,
  ...(detail !== undefined && { detail: detail as Json }),
});

/** With `claim` what this browser has played as a guest becomes the account's. */
export const signIn = (name: string, password: string, claim: boolean): Answer<Pick<SignedIn, 'player' | 'claimed'>> =>
  become((server) => server.signIn(name, password, claim));

/** By a code in place of the lost password. */
export const recover = (name: string, code: string, password: string): Answer<SignedIn> =>
  become((server) => server.recover(name, code, password));

export async function changePlayer(wish: ChangePlayer): Answer<Player> {
  const changed = await ask((server) => server.change(wish));
  if (changed.ok) note(changed.value);
  return changed;
}

/** After this the browser is nobody: the next game begins as a new guest. */
export async function signOut(): Answer<undefined> {
  const ended = await (await arena()).endSession('current');
  if (ended.ok || ended.error.code === 'session/missing') note(undefined);
  return ended;
}

/** For ever. After this the browser is nobody. */
export async function deleteAccount(password: string): Answer<undefined> {
  const removed = await (await arena()).remove(password);
  if (removed.ok || removed.error.code === 'session/missing') note(undefined);
  return removed;
}

async function become<T extends { readonly player: Player }>(how: (server: ArenaClient) => Answer<T>): Answer<T> {
  const server = await arena();
  const signed = await how(server);
  // The cookie has it, for all tabs; one that a tab kept for itself would outlive a sign-out in another.
  server.token = undefined;
  if (signed.ok) note(signed.value.player);
  return signed;
}

function note(player: Player | undefined): void {
  session.setState(player ? { player } : {}, true);
  if (player) storage()?.setItem(KEY, JSON.stringify(player));
  else storage()?.removeItem(KEY);
}

/** What was stored may be anybody's: only a whole player is taken. */
export function readPlayer(text: string | null): Session {
  try {
    const { id, name, guest, admin } = JSON.parse(text ?? '{}') as Partial<Player>;
    if (typeof id !== 'string' || typeof name !== 'string' || typeof guest !== 'boolean') return {};
    return { player: { id, name, guest, ...(admin === true && { admin }) } };
  } catch {
    // Half written: the server is asked when somebody is needed.
    return {};
  }
}

function storage(): Storage | undefined {
  return typeof localStorage === 'undefined' ? undefined : localStorage;
}

// Another tab signed in or out: this one has the same cookie.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) session.setState(readPlayer(newValue), true);
  });
}
