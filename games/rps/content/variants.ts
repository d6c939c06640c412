import { KING, type Kind, LIZARD, PAPER, PIT, ROCK, SCISSORS, SPOCK } from '../pieces.ts';

export const VARIANTS = ['classic', 'rpsls', 'clear_day', 'onslaught'] as const;
export type VariantId = (typeof VARIANTS)[number];

/** A variant is data: the rules ask what it says and know none by name. */
export interface Variant {
  readonly id: VariantId;
  readonly rows: number;
  readonly columns: number;
  /** The kinds that move, and that a tie is broken with. */
  readonly movers: readonly Kind[];
  /** How many of each mover an army has. */
  readonly each: number;
  /** Whether each side has a King and a Pit, and lays out its army itself. */
  readonly court: boolean;
  /** Whether everything is revealed once play starts. */
  readonly clear: boolean;
}

const RPS = [ROCK, PAPER, SCISSORS];

export const variants: Readonly<Record<VariantId, Variant>> = {
  classic: { id: 'classic', rows: 6, columns: 7, movers: RPS, each: 4, court: true, clear: false },
  rpsls: { id: 'rpsls', rows: 6, columns: 6, movers: [...RPS, LIZARD, SPOCK], each: 2, court: true, clear: false },
  clear_day: { id: 'clear_day', rows: 6, columns: 7, movers: RPS, each: 4, court: true, clear: true },
  onslaught: { id: 'onslaught', rows: 6, columns: 3, movers: RPS, each: 2, court: false, clear: false },
};

/** What an army has besides King and Pit, in a fixed order. */
export const moversOf = ({ movers, each }: Variant): Kind[] =>
  movers.flatMap((kind) => new Array<Kind>(each).fill(kind));

export const armyOf = (variant: Variant): Kind[] =>
  variant.court ? [KING, PIT, ...moversOf(variant)] : moversOf(variant);
