/** What can be drawn over the field before a battle. */
export const OVERLAYS = ['sight', 'formation', 'auras', 'charges', 'reach'] as const;
export type OverlayName = (typeof OVERLAYS)[number];
export const NO_OVERLAYS: ReadonlySet<OverlayName> = new Set(['sight', 'formation']);
