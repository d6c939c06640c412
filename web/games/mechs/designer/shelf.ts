import { err, ok, type Result } from '@tactarium/engine';
import { type Design, type Problem, readDesign, writeDesign } from '@tactarium/games/mechs/client';
import { readList } from '../../../settings/stored.ts';
import { unpackLink } from '../builder/link.ts';

const KEY = 'tactarium.mechs.designs';
/** More than anybody looks through. */
export const MOST_SAVED = 50;

export const readDesigns = (text: string | null): readonly Design[] =>
  readList<unknown>(text, (one) => readDesign(one).ok).flatMap((one) => {
    const design = readDesign(one);
    return design.ok ? [design.value] : [];
  });

/** A design is known by its name: saving it again replaces it. */
export const withDesign = (designs: readonly Design[], design: Design): readonly Design[] =>
  [...designs.filter(({ name }) => name !== design.name), writeDesign(design)].slice(-MOST_SAVED);

export const loadDesigns = (): readonly Design[] => readDesigns(localStorage.getItem(KEY));
export const storeDesigns = (designs: readonly Design[]): void => localStorage.setItem(KEY, JSON.stringify(designs));

/** A design from a link or a file: nothing can be made of it, or this is wrong with it. */
function readDesignText(json: Result<unknown, 'broken'>): Result<Design, readonly Problem[]> {
  if (!json.ok) return err([]);
  const design = readDesign(json.value);
  return design.ok ? ok(design.value) : design;
}

export const readDesignLink = (text: string): Result<Design, readonly Problem[]> => readDesignText(unpackLink(text));

export function readDesignFile(text: string): Result<Design, readonly Problem[]> {
  try {
    return readDesignText(ok(JSON.parse(text)));
  } catch {
    // Not JSON.
    return err([]);
  }
}
