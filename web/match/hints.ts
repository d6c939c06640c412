/** In place of names: no more of them. */
const OFF = 'off';

/** Sentences that a player is told once each, in an order, and never again on this device. */
export interface Hints<Name extends string, Play> {
  /** What was stored may be from anybody: only known names are taken. */
  read(text: string | null): ReadonlySet<Name | typeof OFF>;
  load(): ReadonlySet<Name | typeof OFF>;
  store(seen: ReadonlySet<Name | typeof OFF>): void;
  /** The first that fits the moment and was not seen yet. */
  next(play: Play, seen: ReadonlySet<Name | typeof OFF>): Name | undefined;
}

/** The hints of a game. They are stored under the key, and asked in the order of the names. */
export function hintsOf<Name extends string, Play>(
  key: string,
  names: readonly Name[],
  fits: Readonly<Record<Name, (play: Play) => boolean>>,
): Hints<Name, Play> {
  const read = (text: string | null): ReadonlySet<Name | typeof OFF> => {
    const known = (text ?? '').split(' ');
    return new Set([...names, OFF as typeof OFF].filter((name) => known.includes(name)));
  };
  return {
    read,
    load: () => read(localStorage.getItem(key)),
    store: (seen) => localStorage.setItem(key, [...seen].join(' ')),
    next: (play, seen) => (seen.has(OFF) ? undefined : names.find((name) => !seen.has(name) && fits[name](play))),
  };
}
