import { type AnyEntry, isMatchEvent, type Result, sayEvent, type Typed, title, type Viewer } from '@tactarium/engine';
import type { AnyFace, AnyScene } from './games/face.ts';

/** What a player may type in any game, and the command of the match that it is. */
const MATCH_WORDS: Readonly<Record<string, Typed>> = {
  resign: { type: 'resign' },
  draw: { type: 'offer_draw' },
  accept: { type: 'accept_draw' },
  decline: { type: 'decline_draw' },
};

/** What can be typed in any game, as far as its matches know draws and resigning. */
const helpOfMatch = ({ game: { allows } }: AnyEntry): readonly (readonly [string, string])[] => [
  ['moves', 'list what you may do'],
  ['board', 'draw the position again'],
  ...(allows.offerDraw ? [['draw, accept, decline', 'offer a draw, answer one'] as const] : []),
  ...(allows.resign ? [['resign', 'give the game up'] as const] : []),
  ['quit', 'leave without finishing'],
];

/** A command of the match or of the game, as it was typed. */
export function readLine(face: AnyFace, scene: AnyScene, line: string): Result<Typed, string> {
  const word = line.toLowerCase();
  const ofMatch = Object.hasOwn(MATCH_WORDS, word) ? MATCH_WORDS[word] : undefined;
  return ofMatch ? { ok: true, value: ofMatch } : face.read(line, scene);
}

export function listHelp(entry: AnyEntry, face: AnyFace, scene: AnyScene): string {
  const entries = [...face.help(scene), ...helpOfMatch(entry)];
  const width = Math.max(...entries.map(([typed]) => typed.length));
  return entries.map(([typed, what]) => `  ${typed.padEnd(width)}  ${what}`).join('\n');
}

const MOST_OF_A_TYPE = 60;

/** By type, in the order of the rules; of a type with very many only one. */
export function listMoves(face: AnyFace, scene: AnyScene): string {
  const types = [...new Set(scene.legal.map(({ type }) => type))];
  if (types.length === 0) return '  There is nothing you may do now.';
  return types
    .map((type) => {
      const all = scene.legal.filter((command) => command.type === type);
      const listed = all.slice(0, MOST_OF_A_TYPE).map((command) => face.write(command, scene));
      return `  ${title(type.replaceAll('_', ' '))}: ${all.length > MOST_OF_A_TYPE ? `${all.length} ways, like ${listed[0]}` : listed.join(', ')}`;
    })
    .join('\n');
}

/** Sentences on some events: a chapter begins at the margin, and what came of it stands below it, further in. */
export const tell = (entry: AnyEntry, face: AnyFace, events: readonly Typed[], viewer: Viewer): readonly string[] =>
  chaptersIn(face, events).flatMap((chapter) =>
    chapter
      .flatMap((event) => sayEvent(entry.words, event, viewer) ?? [])
      .map((sentence, n) => `${n === 0 ? '  ' : '    '}${sentence}`),
  );

/** Events of the match, such as resigning, are chapters of their own: a game knows only its own events. */
function chaptersIn(face: AnyFace, events: readonly Typed[]): readonly (readonly Typed[])[] {
  const { chapters = (own) => own.map((event) => [event]) } = face;
  const found: (readonly Typed[])[] = [];
  let own: Typed[] = [];
  const close = (): void => {
    found.push(...chapters(own));
    own = [];
  };
  for (const event of events) {
    if (!isMatchEvent(event)) {
      own.push(event);
      continue;
    }
    close();
    found.push([event]);
  }
  close();
  return found;
}
