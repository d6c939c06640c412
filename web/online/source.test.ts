import { err, type MatchView, ok, type Typed } from '@tactarium/engine';
import type { Listener as Ear } from '@tactarium/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Listener } from '../match/source.ts';
import { sendCommand, watch } from './link.ts';
import { ask } from './session.ts';
import { onlineMatch } from './source.ts';

vi.mock('./link.ts', () => ({ watch: vi.fn(), sendCommand: vi.fn(), link: { getState: () => ({ ahead: 500 }) } }));
vi.mock('./session.ts', () => ({ ask: vi.fn(), refusedBy: (problem: object) => problem }));

const INFO = {
  id: 'm5d0c3kq8r2x7yzab',
  game: 'rps',
  rules: '1',
  options: {},
  clock: { type: 'none' as const },
  delay: 3,
  watch: true,
  rated: false,
  status: 'live' as const,
  seats: [{ seat: 'red', player: { id: 'p93vopdy8uar9d1k', name: 'Ada' } }, { seat: 'blue' }],
  commitment: '9f86',
  created: 1,
};
const seen = (cursor: number, n = 0) => ({
  match: INFO.id,
  seat: 'red',
  cursor,
  n,
  view: { game: cursor },
  info: INFO,
});
const news = (cursor: number) => ({ cursor, events: [{ type: `event ${cursor}` }] });

type Told = [what: string, ...rest: unknown[]];

function listen() {
  const told: Told[] = [];
  const listener: Listener<number, Typed> = {
    seen: ({ view, told: past }) =>
      told.push(['seen', (view as MatchView<number> | undefined)?.game, past.map(({ type }) => type)]),
    news: (events, clocks) => told.push(['news', events.map(({ type }) => type), ...(clocks ? [clocks.at] : [])]),
    about: ({ online }) => told.push(['about', online?.status]),
    gone: ({ code }) => told.push(['gone', code]),
  };
  const source = onlineMatch<number, Typed, Typed>(INFO.id);
  const stop = source.listen(listener);
  return { source, stop, told, ear: vi.mocked(watch).mock.lastCall![1] as Required<Ear> };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.mocked(watch)
    .mockReset()
    .mockReturnValue(() => {});
  vi.mocked(ask).mockReset();
  vi.mocked(sendCommand).mockReset();
});

it('a fresh view comes with its past, and before whatever happened while that was asked for', async () => {
  const { ear, told } = listen();
  let answer!: (told: Awaited<ReturnType<typeof ask>>) => void;
  vi.mocked(ask).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  ear.seen(seen(2));
  ear.news({ ...news(3), clocks: { at: 10_500, left: {}, running: [] } });
  ear.info({ ...INFO, status: 'over' });
  expect(told).toEqual([]);
  // The answer was made after the third message: that one is not past but news.
  answer(ok({ news: [news(1), news(2), news(3)] }));
  await settled();
  expect(told).toEqual([
    ['seen', 2, ['event 1', 'event 2']],
    ['news', ['event 3'], 10_000],
    ['about', 'over'],
  ]);
});

it('a later view makes an earlier one, and its news, void', async () => {
  const { ear, told } = listen();
  vi.mocked(ask).mockResolvedValue(ok({ news: [] }));
  ear.seen(seen(2));
  ear.news(news(3));
  ear.seen(seen(9));
  await settled();
  expect(told).toEqual([['seen', 9, []]]);
});

it('a view is shown where its past cannot be had, and before there is any nobody asks', async () => {
  const { ear, told } = listen();
  vi.mocked(ask).mockResolvedValue(err({ code: 'network/away', message: '' }));
  ear.seen(seen(4));
  await settled();
  const { view: _, ...open } = seen(0);
  ear.seen(open);
  await settled();
  expect(told).toEqual([
    ['seen', 4, []],
    ['seen', undefined, []],
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('nothing is told to who has stopped listening', async () => {
  const { ear, told, stop } = listen();
  vi.mocked(ask).mockResolvedValue(ok({ news: [] }));
  ear.seen(seen(1));
  stop();
  ear.news(news(2));
  ear.refused({ code: 'match/private', message: '' });
  await settled();
  expect(told).toEqual([]);
});

it('commands go one after the other, each with its count; what was played elsewhere is caught up with', async () => {
  const { ear, source } = listen();
  ear.seen(seen(0, 5));
  await settled();
  vi.mocked(sendCommand)
    .mockResolvedValueOnce(ok({ next: 6 }))
    .mockResolvedValueOnce(err({ code: 'command/stale', detail: { n: 9 } }))
    .mockResolvedValueOnce(ok({ next: 10 }));
  const answers = await Promise.all(['a', 'b', 'c'].map((type) => source.send({ type })));
  expect(answers.map(({ ok: done }) => done)).toEqual([true, false, true]);
  expect(vi.mocked(sendCommand).mock.calls.map(([, n]) => n)).toEqual([5, 6, 9]);
});
