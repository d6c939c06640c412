/** The known word that the user probably meant; undefined when none is close. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  const farthest = Math.max(1, Math.trunc(word.length / 3));
  const [best] = known
    .map((name) => ({ name, distance: editDistance(word, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}

/** `There is no bot "norml". Did you mean normal? There are: baby, normal.` */
export function unknownName(what: string, typed: string, known: readonly string[]): string {
  const near = nearest(typed, known);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return `There is no ${what} ${JSON.stringify(typed)}.${hint} Known: ${known.join(', ')}.`;
}

/** How many letters to add, drop, change or exchange with their neighbour. */
function editDistance(a: string, b: string): number {
  // A very long word is close to nothing, and comparing it would take quadratic time.
  if (Math.abs(a.length - b.length) > 8) return Number.POSITIVE_INFINITY;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        row[j - 1]! + 1,
        rows[i - 1]![j]! + 1,
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        exchanged ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
