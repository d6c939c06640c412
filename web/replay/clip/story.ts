import type { Portrait, Refusal, Result } from '@tactarium/engine';

/** A moment as it is filmed: its picture, and what is said of it. */
export interface Scene {
  readonly portrait: Portrait;
  /** What happened, in words. */
  readonly said: string;
  /** Where it ended with this step. Without a winner and without a draw it is simply over. */
  readonly end?: { readonly winner?: string | undefined; readonly draw?: boolean | undefined; readonly why: string };
}

/** What a film tells, whatever it is of. */
export interface Story {
  /** Of the game. */
  readonly title: string;
  /** The players as they are named above the picture, each with the colour of their side in it. */
  readonly players: readonly { readonly name: string; readonly colour: 'warm' | 'cool' }[];
  /** Steps that there are, besides the beginning. */
  readonly last: number;
  /** Step 0 is the beginning. */
  scene(step: number): Promise<Result<Scene, Refusal>>;
}
