import { type AnyEntry, isObject, type Json, type Replay, readReplay } from '@tactarium/engine';
import { chooseGame } from './choices.ts';
import { complain } from './complaint.ts';
import { MEBIBYTE, readText } from './files.ts';
import { printable } from './terminal.ts';

const LARGEST = 64 * MEBIBYTE;

/** A recorded game from a file, and the game it is of. What cannot be read is a Complaint. */
export function readReplayFile(file: string): { readonly entry: AnyEntry; readonly replay: Replay } {
  const text = readText(file, LARGEST);
  if (!text.ok) return complain(`${file} ${text.error}.`);
  const replay = readReplay(parse(file, text.value));
  if (replay.ok) return { entry: chooseGame(replay.value.game), replay: replay.value };
  const { detail } = replay.error;
  const where = isObject(detail) ? `${detail['place']} ${detail['why']}` : replay.error.code;
  return complain(`${file} is not a recorded game: ${where}.`);
}

function parse(file: string, text: string): unknown {
  if (isNestedBeyond(text, DEEPEST)) return complain(`${file} is not a recorded game: it is nested too deeply.`);
  try {
    return JSON.parse(text);
  } catch (fault) {
    const why = fault instanceof Error ? ` (${printable(fault.message)})` : '';
    return complain(`${file} is not JSON, or was cut short${why}.`);
  }
}

const DEEPEST = 200;

/** JSON is read at any depth, but compared and written only as deep as the stack goes. */
function isNestedBeyond(json: string, limit: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < json.length; i++) {
    const character = json[i];
    if (quoted) {
      if (character === '\\') i++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > limit) return true;
  }
  return false;
}

const LONGEST = 200;

/** Data from a file in one line that cannot fill a screen. */
export function oneLine(json: Json): string {
  const text = printable(JSON.stringify(json));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
