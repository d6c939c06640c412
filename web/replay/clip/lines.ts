/** Breaks a text between words into at most `most` lines that fit; a text that is too long ends in an ellipsis. */
export function linesOf(text: string, fits: (line: string) => boolean, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  return kept.map((line, i) =>
    i === kept.length - 1 && lines.length > most ? shortened(`${line} …`, fits) : shortened(line, fits),
  );
}

/** Without as many of its last letters as it takes to fit. */
function shortened(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  const letters = [...line.replace(/ ?…$/, '')];
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('')}…`;
}
