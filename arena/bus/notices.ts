import { randomBytes } from 'node:crypto';
import type { CommitRow } from '../storage/port/log.ts';
import type { Notice, Spoken, Written } from './bus.ts';

/** Notices begin with who wrote: a node that follows its own would do again all that it has just done. */
export const newWriter = (): string => randomBytes(6).toString('hex');

/** Bytes of one payload: PostgreSQL takes less than 8,000. */
const LONGEST = 7_900;

/** A line: the match, the seq, and what else the row has. JSON has no line breaks of its own. */
const lineOf = ({ match, seq, actor, n, arrival, digest, command }: CommitRow): string =>
  `${match} ${seq} [${actor},${n},${arrival},"${digest}",${command}]`;

/** Of one row, or of a match whose own row changed. */
export const payloadOf = (writer: string, row: CommitRow | { readonly match: string; readonly seq: 0 }): string =>
  `${writer}\n${'command' in row ? lineOf(row) : `${row.match} ${row.seq}`}`;

/** The rows in as few payloads as hold them; of a row that is too long, only where it stands in the log. */
export function payloadsOf(writer: string, rows: readonly CommitRow[]): readonly string[] {
  const payloads: string[] = [];
  let payload = '';
  let length = 0;
  for (const row of rows) {
    const whole = lineOf(row);
    const line = Buffer.byteLength(whole) < LONGEST - writer.length - 1 ? whole : `${row.match} ${row.seq}`;
    const added = Buffer.byteLength(line) + 1;
    if (payload !== '' && length + added > LONGEST) {
      payloads.push(payload);
      payload = '';
    }
    if (payload === '') {
      payload = writer;
      length = writer.length;
    }
    payload += `\n${line}`;
    length += added;
  }
  if (payload !== '') payloads.push(payload);
  return payloads;
}

/** Stands in place of the seq: what follows was said, and is not in the log. */
const SAID = 'said';

export const spokenPayload = (writer: string, match: string, { seat, saying }: Spoken): string =>
  `${writer}\n${match} ${SAID} ${JSON.stringify([seat, saying])}`;

/** What others wrote in the matches that matter here; lines of other matches are not looked into. */
export function readPayload(payload: string, me: string, matters: (match: string) => boolean): readonly Notice[] {
  // A node hears its own notices too: those are not taken apart.
  if (payload.startsWith(`${me}\n`)) return [];
  const notices: Notice[] = [];
  const [, ...lines] = payload.split('\n');
  for (const line of lines) {
    const match = line.slice(0, line.indexOf(' '));
    if (!matters(match)) continue;
    const from = match.length + 1;
    const end = line.indexOf(' ', from);
    if (line.startsWith(`${SAID} `, from)) {
      const [seat, saying] = JSON.parse(line.slice(end + 1)) as [number, string];
      notices.push({ match, spoken: { seat, saying } });
      continue;
    }
    const seq = Number(end < 0 ? line.slice(from) : line.slice(from, end));
    notices.push(end < 0 ? { match, seq } : { match, seq, row: rowOf(match, seq, line.slice(end + 1)) });
  }
  return notices;
}

/** The command stays the text that its writer made: behind the digest, which has no quotes of its own. */
function rowOf(match: string, seq: number, text: string): NonNullable<Written['row']> {
  const end = text.indexOf('",') + 1;
  const [actor, n, arrival, digest] = JSON.parse(`${text.slice(0, end)}]`) as [number, number, number, string];
  return { match, seq, actor, n, arrival, digest, command: text.slice(end + 1, -1) };
}
