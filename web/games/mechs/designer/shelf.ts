import { err, ok, type Result } from '@tactarium/engine';
import {
  checkDesign,
  type Design,
  type Problem,
  type ProblemCode,
  readDesign,
  writeDesign,
} from '@tactarium/games/mechs/client';
import { readList } from '../../../settings/stored.ts';
import { unpackLink } from '../builder/link.ts';

const KEY = 'tactarium.mechs.designs';
/** More than anybody looks through. */
export const MOST_SAVED = 50;

/** No sheet can be drawn of these. What else is wrong with a design is mended on the page. */
const UNKNOWN: ReadonlySet<ProblemCode> = new Set(['tons/unknown', 'equipment/unknown']);

/** A design that the page can show. */
function readShown(json: unknown): Result<Design, readonly Problem[]> {
  const design = readDesign(json);
  if (!design.ok) return design;
  const unknown = checkDesign(design.value).filter(({ code }) => UNKNOWN.has(code));
  return unknown.length > 0 ? err(unknown) : design;
}

export const readDesigns = (text: string | null): readonly Design[] =>
  readList<unknown>(text, (one) => readShown(one).ok).flatMap((one) => {
    const design = readShown(one);
    return design.ok ? [design.value] : [];
  });

/** A design is known by its name: saving it again replaces it. */
export const withDesign = (designs: readonly Design[], design: Design): readonly Design[] =>
  [...designs.filter(({ name }) => name !== design.name), writeDesign(design)].slice(-MOST_SAVED);

export const loadDesigns = (): readonly Design[] => readDesigns(localStorage.getItem(KEY));
export const storeDesigns = (designs: readonly Design[]): void => localStorage.setItem(KEY, JSON.stringify(designs));

/** A design from a link or a file: nothing can be made of it, or this is wrong with it. */
function readDesignText(json: Result<unknown, 'broken'>): Result<Design, readonly Problem[]> {
  return json.ok ? readShown(json.value) : err([]);
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
