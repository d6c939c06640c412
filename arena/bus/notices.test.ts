import { expect, it } from 'vitest';
import { commitRow } from '../testing/rows.ts';
import { payloadsOf, readPayload, spokenPayload } from './notices.ts';

const any = (): boolean => true;

it('carries rows, whole and in their order, to other nodes alone', () => {
  const rows = [1, 2, 3].map((seq) => commitRow('m1', seq, { actor: seq === 2 ? -1 : 0 }));
  const payloads = payloadsOf('me', rows);
  expect(payloads).toHaveLength(1);
  const notices = readPayload(payloads[0]!, 'other', any);
  expect(notices).toEqual(
    rows.map(({ match, seq, actor, n, arrival, digest, command }) => ({
      match,
      seq,
      row: { match, seq, actor, n, arrival, digest, command },
    })),
  );
  expect(readPayload(payloads[0]!, 'me', any)).toEqual([]);
  expect(readPayload(payloads[0]!, 'other', (match) => match !== 'm1')).toEqual([]);
});

it('no payload is longer than PostgreSQL takes, and a row that is too long is told by its place', () => {
  const long = `{"type":"say","text":"${'ä\\n'.repeat(2_500)}"}`;
  const rows = Array.from({ length: 150 }, (_, i) =>
    commitRow(`m${i}`, 7, i === 40 ? { command: long } : { command: `{"type":"move","text":"${'ü'.repeat(i * 3)}"}` }),
  );
  const payloads = payloadsOf('me', rows);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(7_900);
  const notices = payloads.flatMap((payload) => readPayload(payload, 'other', any));
  expect(notices.map(({ match }) => match)).toEqual(rows.map(({ match }) => match));
  expect(notices.filter((notice) => !('row' in notice))).toEqual([{ match: 'm40', seq: 7 }]);
});

it('what was said goes along, and is no row', () => {
  const payload = spokenPayload('me', 'm1', { seat: 1, saying: 'nice_move' });
  expect(readPayload(payload, 'other', any)).toEqual([{ match: 'm1', spoken: { seat: 1, saying: 'nice_move' } }]);
  expect(readPayload(payload, 'me', any)).toEqual([]);
});

it('a match whose row changed has the seq 0', () => {
  expect(readPayload('me\nm1 0', 'other', any)).toEqual([{ match: 'm1', seq: 0 }]);
});
