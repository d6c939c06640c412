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
export const download = (replay: Replay): void =>
  saveAs(new Blob([JSON.stringify(replay)], { type: 'application/json' }), fileName(replay));

/** Hands anything to the player as a file. */
export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
