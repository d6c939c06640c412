/** The outline of an icon: every one of the set is a single path on a square of 512. */
export const outline = (svg: string): string => / d="([^"]+)"/.exec(svg)?.[1] ?? '';

/** Units of the square that an icon is drawn on. */
export const ICON_SIZE = 512;
