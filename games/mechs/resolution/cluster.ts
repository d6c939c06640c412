/** Missiles that hit, by the size of the launcher and 2d6 from 2 to 12. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  4: [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4],
  5: [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5],
  6: [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  10: [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10],
  15: [5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15],
  20: [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20],
};

export const CLUSTER_SIZES: readonly number[] = Object.keys(ROWS).map(Number);

export const clusterHits = (size: number, roll: number): number => ROWS[size]![roll - 2]!;

/** The missiles that hit, in groups that strike together; the last group may be smaller. */
export function groupsOf(missiles: number, group: number): readonly number[] {
  const groups: number[] = [];
  for (let left = missiles; left > 0; left -= group) groups.push(Math.min(left, group));
  return groups;
}
