/** A position as a picture without letters: shapes in SVG, in a box of this size. It holds no text from players. */
export interface Portrait {
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
}
