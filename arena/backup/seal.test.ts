import { describe, expect, it } from 'vitest';
import type { Dumped } from '../storage/port/backup.ts';
import { seal, unseal } from './seal.ts';

const ROWS: readonly Dumped[] = [
  { table: 'players', row: { id: 'pred', name: 'René' } },
  { table: 'players', row: { id: 'pblue', name: 'Ada' } },
  { table: 'log', row: { match: 'm1', seq: 1 } },
];

async function* each<T>(list: Iterable<T>): AsyncIterable<T> {
  yield* list;
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
}

const written = async (): Promise<string[]> => (await all(seal(each(ROWS)))).map((line) => line.trimEnd());
const read = (lines: readonly string[]): Promise<Dumped[]> => all(unseal(each(lines)));

describe('an export', () => {
  it('is read as it was written', async () => {
    expect(await read(await written())).toEqual(ROWS);
  });

  it('of nothing is whole too', async () => {
    expect(await read((await all(seal(each([])))).map((line) => line.trimEnd()))).toEqual([]);
  });

  it('of before there were seals is read unchecked', async () => {
    const rows = ROWS.map((row) => JSON.stringify(row));
    expect(await read(['{"tactarium":"export","version":1}', ...rows])).toEqual(ROWS);
  });

  it.each<[string, (lines: string[]) => string[], string]>([
    ['an empty file', () => [], 'it is empty'],
    ['another kind of file', () => ['{"a":1}'], 'it is no export of Tactarium'],
    ['a newer one', ([, ...rest]) => ['{"tactarium":"export","version":3}', ...rest], 'written by a newer Tactarium'],
    ['one without its end', (lines) => lines.slice(0, 3), 'it was cut after line 3'],
    ['one cut within a line', (lines) => [...lines.slice(0, 3), lines[3]!.slice(0, 20)], 'line 4 is not a row'],
    ['a row that is gone', (lines) => lines.toSpliced(2, 1), 'lines 2 to 2: the table players has 1 rows, and had 2'],
    ['a changed row', (lines) => lines.map((line) => line.replace('Ada', 'Eve')), 'lines 2 to 3: the rows of the table players were changed'], // biome-ignore format: a list
    ['two rows changed about', ([head, one, two, ...rest]) => [head!, two!, one!, ...rest], 'the table players were changed'], // biome-ignore format: a list
    ['a table that is gone', (lines) => lines.toSpliced(3, 1), 'the whole table log is missing'],
    ['a table of its own', (lines) => lines.toSpliced(4, 0, '{"table":"more","row":{}}'), 'the seal knows no table more'], // biome-ignore format: a list
    ['rows behind the seal', (lines) => [...lines, lines[1]!], 'line 6: nothing may follow the seal'],
    ['a broken seal', (lines) => [...lines.slice(0, -1), '{"seal":5}'], 'its seal cannot be read'],
  ])('%s is refused, with the place', async (_, damage, sentence) => {
    await expect(read(damage(await written()))).rejects.toThrow(sentence);
  });
});
