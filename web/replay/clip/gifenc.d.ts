declare module 'gifenc/dist/gifenc.esm.js' {
  type Colour = readonly number[];

  interface FrameOptions {
    /** Of all frames when it comes with the first one. */
    readonly palette?: readonly Colour[];
    /** In milliseconds; kept in hundredths of a second. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** What becomes of the frame when the next one comes; 1: it stays. */
    readonly dispose?: number;
  }

  interface Encoder {
    writeFrame(colours: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(pixels: Uint8ClampedArray, most: number): Colour[];
  /** The place in the palette of each pixel's colour, or of the one nearest to it. */
  export function applyPalette(pixels: Uint8ClampedArray, palette: readonly Colour[]): Uint8Array;
}
