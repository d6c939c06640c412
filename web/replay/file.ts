import type { Json, Replay } from '@tactarium/engine';

/** Far more than any game needs. */
export const MOST_BYTES = 8 * 1024 * 1024;

/** The data in a file, or undefined if it holds none. Whether that is a replay is for the engine to say. */
export function parseReplay(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const fileName = ({ game, digests }: Pick<Replay, 'game' | 'digests'>): string =>
  `tactarium-${game}-${digests.at(-1)?.slice(0, 8) ?? 'empty'}.json`;

/** Hands a replay to the player as a file, in the form that the command line reads too. */
export function download(replay: Replay): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(replay)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(replay);
  link.click();
  URL.revokeObjectURL(url);
}
