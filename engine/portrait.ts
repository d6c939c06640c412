/** A position as SVG shapes in a box of this size. It contains no text, so nothing that a player wrote. */
export interface Portrait {
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
}
