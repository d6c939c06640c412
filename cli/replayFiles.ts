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
  try {
    return JSON.parse(text);
  } catch (fault) {
    const why = fault instanceof Error ? ` (${printable(fault.message)})` : '';
    return complain(`${file} is not JSON, or was cut short${why}.`);
  }
}

const LONGEST = 200;

/** Data from a file in one line that cannot fill a screen. */
export function oneLine(json: Json): string {
  const text = printable(write(json));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function write(json: Json): string {
  try {
    return JSON.stringify(json);
  } catch (fault) {
    // JSON is read at any depth, and written only as deep as the stack goes.
    if (fault instanceof RangeError) return '(nested too deeply to show)';
    throw fault;
  }
}
