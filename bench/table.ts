import Table from 'cli-table3';
import type { Measurement } from './harness.ts';

/** The measurements as people read them: figures a second to three digits, and the ratio that counts. */
export function tableOf(measurements: readonly Measurement[]): string {
  const table = new Table({
    head: ['measured', 'a second', 'against', 'a second', 'ratio', 'aim'],
    colAligns: ['left', 'right', 'left', 'right', 'right', 'right'],
    style: { head: [], border: [] },
  });
  for (const { name, unit, perSecond, against, againstPerSecond, ratio, aim } of measurements) {
    table.push([
      name,
      `${short(perSecond)} ${unit}`,
      against,
      short(againstPerSecond),
      ratio.toFixed(3),
      aim === undefined ? '' : `${aim} ${ratio >= aim ? 'met' : 'missed'}`,
    ]);
  }
  return table.toString();
}

const short = (value: number): string => Math.round(Number(value.toPrecision(3))).toLocaleString('en-US');
