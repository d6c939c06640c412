/** What can be drawn over the field before a battle. */
export const OVERLAYS = ['sight', 'formation', 'auras', 'charges', 'contagion', 'order', 'reach'] as const;
export type OverlayName = (typeof OVERLAYS)[number];
export const USUAL_OVERLAYS: ReadonlySet<OverlayName> = new Set(['sight', 'formation']);
