/** The known word that somebody probably meant; undefined when none is near. */
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

/** How many letters to add, drop or change. */
function editDistance(a: string, b: string): number {
  // A word as long as a page is near nothing, and must not cost a page squared.
  if (Math.abs(a.length - b.length) > 8) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}
