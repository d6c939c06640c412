import type { Result, Typed } from '@tactarium/engine';
import type { Colors } from '../terminal.ts';

/** What a player has before them when it is their turn to type. */
export interface Scene<View, Command extends Typed, Event extends Typed> {
  readonly view: View;
  readonly legal: readonly Command[];
  /** Every event that this viewer was shown so far, in order. */
  readonly history: readonly Event[];
}

/** How a game looks in a terminal, and what can be typed. Pure: a scene in, text out. */
export interface Face<View, Command extends Typed, Event extends Typed> {
  draw(scene: Scene<View, Command, Event>, colors: Colors): readonly string[];
  /** A position with everything open, from what each seat sees: for replays. */
  drawOpen(views: readonly View[], history: readonly Event[], colors: Colors): readonly string[];
  /** Groups events that belong together, each followed by its consequences. Absent: every event stands alone. */
  chapters?(events: readonly Event[]): readonly (readonly Event[])[];
  /** What each seat should have believed of what was hidden from it, from its view. Absent where nothing is hidden. */
  beliefs?(views: readonly View[]): readonly string[];
  /** A typed line as a command, or a sentence that says what was not understood. */
  read(line: string, scene: Scene<View, Command, Event>): Result<Command, string>;
  /** A command as a player would type it. */
  write(command: Command, scene?: Scene<View, Command, Event>): string;
  /** What is asked of the player now, short. */
  prompt(scene: Scene<View, Command, Event>): string;
  /** What can be typed now: pairs of what to type and what it does. */
  help(scene: Scene<View, Command, Event>): readonly (readonly [string, string])[];
}

export type AnyFace = Face<unknown, Typed, Typed>;
export type AnyScene = Scene<unknown, Typed, Typed>;
