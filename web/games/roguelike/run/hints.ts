import { hintsOf } from '../../../match/hints.ts';

/** Where a player stands in a run. */
export interface Standing {
  /** As much of a view as decides. */
  readonly view: {
    readonly losses: number;
    readonly opponent?: unknown;
    readonly battles: readonly unknown[];
    readonly hand: readonly { readonly at?: unknown }[];
  };
  /** What is shown: a page of the run, or the battle that was just fought. */
  readonly place: string;
}

/** In the order of what matters most, where several fit the moment. */
const HINTS = ['replay', 'draft', 'lost', 'fight', 'shop', 'spells', 'place'] as const;

const isPreparing = ({ place }: Standing): boolean => place === 'battle';

const FITS: Readonly<Record<(typeof HINTS)[number], (standing: Standing) => boolean>> = {
  replay: ({ place }) => place === 'replay',
  draft: ({ place }) => place === 'draft',
  lost: (standing) => isPreparing(standing) && standing.view.losses > 0,
  fight: (standing) => isPreparing(standing) && standing.view.opponent !== undefined,
  shop: (standing) => isPreparing(standing) && standing.view.battles.length > 0,
  spells: (standing) => isPreparing(standing) && standing.view.hand.some(({ at }) => at),
  place: isPreparing,
};

export const hints = hintsOf('tactarium.hints.roguelike', HINTS, FITS);
