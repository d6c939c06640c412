import type { Json } from '@tactarium/engine';
import { VARIANTS, type VariantId } from '@tactarium/games/rps/client';

/** The variant that options name; what is not known is shown as the usual one. */
export function variantOf(options: Json): VariantId {
  const { variant } = options as { readonly variant?: string };
  return VARIANTS.find((one) => one === variant) ?? 'classic';
}
