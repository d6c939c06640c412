declare module 'zzfx' {
  export const ZZFX: {
    /** From volume, randomness, frequency and so on, in the synthesiser's own order. */
    buildSamples(...parameters: readonly number[]): number[];
    playSamples(channels: readonly (readonly number[])[], volume: number, rate: number): AudioBufferSourceNode;
  };
}
