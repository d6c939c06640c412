declare module 'zzfx' {
  /** Volume, randomness, frequency and so on, in the synthesiser's own order. */
  export function zzfx(...parameters: readonly number[]): AudioBufferSourceNode;
}
