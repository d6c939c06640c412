import { beside, type Colors } from './terminal.ts';

/** What differs, as readable lines: two drawings side by side, with differing rows marked. */
export function drawDifference(difference: string, colors: Colors): readonly string[] {
  const [, place, expected, actual] = /^(.*):\nexpected\n(.*\n)got\n(.*)$/s.exec(difference) ?? [];
  if (place === undefined) return difference.trimEnd().split('\n');
  const [left, right] = [expected!, actual!].map((drawing) => drawing.trimEnd().split('\n'));
  const mark = (row: string, other: string | undefined): string => (row === other ? row : colors.yellow(row));
  const marks = right!.map((row, i) => (row === left![i] ? '' : '≠'));
  const wanted = beside(['expected', ...left!.map((row, i) => mark(row, right![i]))], ['', ...marks], 2);
  return [
    place,
    ...beside(wanted, ['got', ...right!.map((row, i) => mark(row, left![i]))], 2).map((row) => `  ${row}`),
  ];
}
