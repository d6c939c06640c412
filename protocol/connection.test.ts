import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type SocketLike } from './connection.ts';
import { PROTOCOL } from './play.ts';
import { matchInfo } from './testing/match.ts';

const INFO = matchInfo();

/** A socket of which a test is the other end. */
class FakeSocket implements SocketLike {
  readonly sent: { type: string; have?: number; id?: number }[] = [];
  closed = false;
  onopen: SocketLike['onopen'] = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: SocketLike['onerror'] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function connect() {
  const sockets: FakeSocket[] = [];
  const waits: number[] = [];
  const told: (number | string)[] = [];
  const connection = new Connection({
    open: () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
    onWaiting: (milliseconds) => waits.push(milliseconds),
    onOutdated: () => told.push('outdated'),
    onUnreadable: (count) => told.push(count),
  });
  return { connection, sockets, waits, told };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a connection', () => {
  it('waits longer each time, says how long, and tries at once when it is told to', () => {
    const { connection, sockets, waits } = connect();
    for (let i = 0; i < 3; i++) {
      sockets.at(-1)!.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(waits.at(-1)!);
    }
    expect(waits).toEqual([250, 500, 1000]);
    expect(sockets).toHaveLength(4);
    sockets.at(-1)!.onclose?.({ code: 1006 });
    connection.retry();
    expect(sockets).toHaveLength(5);
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(5);
  });

  it('gives up a socket that does not open, and one that does not answer', () => {
    const { connection, sockets } = connect();
    vi.advanceTimersByTime(10_250);
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
    sockets[1]!.onopen?.(undefined as never);
    connection.check(1_000);
    expect(sockets[1]!.sent).toEqual([{ type: 'ping' }]);
    sockets[1]!.says({ type: 'pong', now: 5 });
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(2);
    connection.check(1_000);
    vi.advanceTimersByTime(1_250);
    expect(sockets).toHaveLength(3);
    expect(sockets[1]!.closed).toBe(true);
  });

  it('asks for what it missed, and for everything where nothing had begun', () => {
    const { connection, sockets } = connect();
    connection.watch(INFO.id, {});
    sockets[0]!.onopen?.(undefined as never);
    sockets[0]!.says({ type: 'seen', match: INFO.id, cursor: 0, info: INFO });
    connection.drop();
    vi.advanceTimersByTime(250);
    sockets[1]!.onopen?.(undefined as never);
    expect(sockets[1]!.sent).toEqual([{ type: 'watch', match: INFO.id }]);
    sockets[1]!.says({ type: 'seen', match: INFO.id, cursor: 4, view: {}, info: INFO });
    connection.drop();
    vi.advanceTimersByTime(250);
    sockets[2]!.onopen?.(undefined as never);
    expect(sockets[2]!.sent).toEqual([{ type: 'watch', match: INFO.id, have: 4 }]);
  });

  it.each([1008, 4401])('is not tried again after %i, and what was not answered is answered', async (code) => {
    const { connection, sockets } = connect();
    sockets[0]!.onopen?.(undefined as never);
    const sent = connection.command(INFO.id, 3, { type: 'ready' });
    sockets[0]!.onclose?.({ code });
    expect(await sent).toMatchObject({ ok: false, error: { code: 'network/away' } });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('says that the server speaks a newer protocol, and counts what it cannot read', () => {
    const { sockets, told } = connect();
    sockets[0]!.onopen?.(undefined as never);
    const hello = { type: 'hello', player: { id: 'p1', name: 'Ada' }, now: 5 };
    sockets[0]!.says(hello);
    sockets[0]!.says({ ...hello, protocol: PROTOCOL });
    expect(told).toEqual([]);
    sockets[0]!.says({ ...hello, protocol: PROTOCOL + 1 });
    sockets[0]!.says({ type: 'from the future' });
    sockets[0]!.onmessage?.({ data: 'no JSON' });
    expect(told).toEqual(['outdated', 1, 2]);
  });

  it('sends what was not answered again, under the same number', () => {
    const { connection, sockets } = connect();
    sockets[0]!.onopen?.(undefined as never);
    void connection.command(INFO.id, 3, { type: 'ready' });
    connection.drop();
    vi.advanceTimersByTime(250);
    sockets[1]!.onopen?.(undefined as never);
    expect(sockets[1]!.sent).toEqual(sockets[0]!.sent);
  });
});
