/** A day (2026-11-18) in the words of a language. It is a day by UTC, wherever one reads it. */
export const sayDay = (day: string, language: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }); // biome-ignore format: one line
