import { err, ok, type Refusal, type Result } from '@tactarium/engine';
import type { Command, Connection, Listener } from '@tactarium/protocol';
import { createStore } from 'zustand/vanilla';
import { reloadWhenHidden, thisTab } from './outdated.ts';
import { ask, needPlayer, refusedBy, session } from './session.ts';

/** How this tab stands with the server. */
export interface LinkState {
  /** `idle`: nothing is watched. `waiting`: the server is away. `ended`: the server does not want this socket, and it is not tried again. */
  readonly status: 'idle' | 'opening' | 'open' | 'waiting' | 'ended';
  /** While waiting: when the next attempt is made, by this machine's clock. */
  readonly next?: number;
  /** Milliseconds by which the server's clock is ahead of this machine's. */
  readonly ahead: number;
  /** The server is newer than this page, which should be loaded again. */
  readonly outdated?: true;
}

const IDLE: LinkState = { status: 'idle', ahead: 0 };
/** Milliseconds. A network that broke without a word is found out so soon. */
const CHECK_EVERY = 15_000;
const PATIENCE = 5_000;
/** After a page was hidden nobody wants to wait for the usual patience. */
const IMPATIENCE = 2_500;

export const link = createStore<LinkState>(() => IDLE);

const watched = new Map<string, Listener>();
let connection: Connection | undefined;
let opening: Promise<Result<Connection, Refusal>> | undefined;

/** Tells of a match until it is stopped. One socket serves all that this tab watches. */
export function watch(match: string, listener: Listener): () => void {
  watched.set(match, listener);
  void connected().then((opened) => {
    if (watched.get(match) !== listener) return;
    if (opened.ok) opened.value.watch(match, listener);
    else listener.refused?.({ code: opened.error.code, message: '' });
  });
  return () => {
    if (watched.get(match) !== listener) return;
    watched.delete(match);
    connection?.unwatch(match);
    // Who goes on to the next match keeps the socket.
    setTimeout(closeUnused, 1_000);
  };
}

/** Pages that keep the socket open although they watch nothing. */
let staying = 0;

/** Is there for others, who may want to play, as long as it is not stopped. */
export function stay(): () => void {
  staying++;
  void connected();
  return () => {
    staying--;
    setTimeout(closeUnused, 1_000);
  };
}

const closeUnused = (): void => void (watched.size === 0 && staying === 0 && close());

/** Answered when it is committed or refused, however often the network breaks in between. */
export async function sendCommand(
  match: string,
  n: number,
  command: Command,
): Promise<Result<{ readonly next: number }, Refusal>> {
  const opened = await connected();
  if (!opened.ok) return opened;
  const answer = await opened.value.command(match, n, command);
  return answer.ok ? answer : err(refusedBy(answer.error));
}

/** Tries at once, instead of waiting for the next attempt. */
export function tryNow(): void {
  if (link.getState().status === 'ended') reopen();
  else if (link.getState().status === 'waiting') {
    link.setState({ next: Date.now() });
    connection?.retry();
  }
}

/** Looks at a match anew, after one has sat down in it. */
export function lookAgain(match: string): void {
  const listener = watched.get(match);
  if (listener) connection?.watch(match, listener);
}

async function connected(): Promise<Result<Connection, Refusal>> {
  if (connection) return ok(connection);
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
}

async function open(): Promise<Result<Connection, Refusal>> {
  const me = await needPlayer();
  if (!me.ok) return err(refusedBy(me.error));
  const { Connection } = await import('@tactarium/protocol');
  link.setState({ status: 'opening' });
  const url = `${location.origin.replace(/^http/, 'ws')}/api/socket`;
  connection = new Connection({
    open: () => new WebSocket(url),
    onConnected: (isOpen) => isOpen && link.setState(({ next: _, ...rest }) => ({ ...rest, status: 'open' }), true),
    onWaiting(milliseconds) {
      // A socket cannot tell why it was not opened. Perhaps nobody knows this browser any more.
      if (link.getState().status !== 'open') void ask((server) => server.me());
      link.setState({ status: 'waiting', next: Date.now() + milliseconds });
    },
    onTime: (now) => link.setState({ ahead: now - Date.now() }),
    onOutdated: () => reloadWhenHidden(thisTab) && link.setState({ outdated: true }),
    onUnreadable: (count) => console.warn(`${count} messages of the server could not be read by this page.`),
    onClosed: () => link.setState({ status: 'ended' }),
  });
  return ok(connection);
}

function close(): void {
  connection?.close();
  connection = undefined;
  link.setState(IDLE, true);
}

/** Everything that is watched is watched anew, perhaps as somebody else. */
function reopen(): void {
  close();
  for (const [match, listener] of watched) watch(match, listener);
  if (staying > 0) void connected();
}

if (typeof window !== 'undefined') {
  session.subscribe(({ player }, before) => {
    if (connection && player?.id !== before.player?.id) reopen();
  });
  window.addEventListener('offline', () => connection?.drop());
  window.addEventListener('online', tryNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (link.getState().status === 'open') connection?.check(IMPATIENCE);
    else tryNow();
  });
  setInterval(() => connection?.check(PATIENCE), CHECK_EVERY);
}
