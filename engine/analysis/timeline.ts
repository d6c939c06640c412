import type { AnyEntry } from '../entry.ts';
import { type Actor, actorNamed, type Typed } from '../game.ts';
import { isMatchEvent, type Match, type MatchState, match } from '../match.ts';
import type { Replay } from '../replay.ts';
import { err, ok, type Refusal, type Result, refusal } from '../result.ts';

/** All that is needed of a replay to play it again. */
export type Played = Pick<Replay, 'game' | 'rules' | 'options' | 'seed' | 'commands'>;

/** A replay as it stood after a step: the truth, which is no secret any more, and what each seat had been shown of it. */
export interface Stand {
  readonly step: number;
  readonly state: MatchState<unknown>;
  readonly histories: readonly Typed[][];
}

interface Made {
  readonly actor: Actor;
  readonly command: Typed;
}

type AnyMatch = Match<unknown, unknown, Typed, Typed, unknown>;

/** A state on the way. The histories of a stand are the beginnings of the whole ones. */
interface Kept {
  readonly step: number;
  readonly state: MatchState<unknown>;
  /** How many events each seat had been shown. */
  readonly shown: readonly number[];
}

/** Of a game however long at most twice as many states are kept. */
const KEPT = 16;

/** A replay that was played again. It can be looked at after any step, most quickly where the move passed to the other side. */
export class Timeline {
  readonly made: readonly Made[];
  /** Steps at which the move passed to the other side, and the last one. Of a long game not all of them. */
  readonly passes: readonly number[];
  readonly #game: AnyMatch;
  /** The beginning first. */
  readonly #kept: readonly Kept[];
  readonly #histories: readonly (readonly Typed[])[];

  private constructor(game: AnyMatch, made: readonly Made[], kept: readonly Kept[], last: Stand, opening: number) {
    this.#game = game;
    this.made = made;
    this.#kept = kept;
    this.#histories = last.histories;
    this.passes = [...new Set([...kept.map(({ step }) => step), made.length])].filter((step) => step >= opening);
  }

  /** Plays it again. A refusal names the command that the rules do not allow. */
  static of(entry: AnyEntry, played: Played): Result<Timeline, Refusal> {
    if (entry.game.rules !== played.rules) return err(refusal('match/other-rules'));
    const game: AnyMatch = match(entry.game);
    const options = game.readOptions(played.options);
    if (!options.ok) return options;
    const { commands, seed } = played;
    const now: Stand = { step: 0, state: game.setup(options.value, seed), histories: game.seats.map(() => []) };
    const keep = (step: number): Kept => ({
      step,
      state: game.copy(now.state),
      shown: now.histories.map(({ length }) => length),
    });
    const made: Made[] = [];
    let kept = [keep(0)];
    let every = 1;
    let passes = 0;
    /** After it nobody lays out an army any more: there were no chances to speak of before. */
    let opening = 0;
    for (const [at, { actor: name, command: json }] of commands.entries()) {
      const actor = actorNamed(game, name);
      const command = game.readCommand(json);
      if (actor === undefined || !command.ok || game.refuse(now.state, actor, command.value)) {
        return err(refusal('replay/broken', { at }));
      }
      const before = turnOf(game, now);
      made.push({ actor, command: command.value });
      makeStep(game, now, made[at]!);
      const isLayout = entry.layout?.includes(command.value.type) ?? false;
      if (isLayout) opening = at + 1;
      if ((!isLayout && turnOf(game, now) === before) || ++passes % every > 0) continue;
      kept.push(keep(at + 1));
      if (kept.length > 2 * KEPT) {
        kept = kept.filter((_, i) => i % 2 === 0);
        every *= 2;
      }
    }
    return ok(new Timeline(game, made, kept, now, opening));
  }

  /** After a step of one's choice, to be written to. */
  at(wanted: number): Stand {
    const step = Math.max(0, Math.min(this.made.length, Math.trunc(wanted)));
    const from = this.#kept.findLast((kept) => kept.step <= step)!;
    const now: Stand = {
      step,
      state: this.#game.copy(from.state),
      histories: this.#histories.map((history, seat) => history.slice(0, from.shown[seat])),
    };
    for (const made of this.made.slice(from.step, step)) makeStep(this.#game, now, made);
    return now;
  }
}

const turnOf = (game: AnyMatch, { state }: Stand): string => `${game.turn(state)} ${game.toAct(state)}`;

function makeStep(game: AnyMatch, { state, histories }: Stand, { actor, command }: Made): void {
  const events: Typed[] = [];
  game.advance(state, actor, command, events);
  for (const [viewer, history] of histories.entries()) {
    for (const event of events) {
      const shown = isMatchEvent(event) ? undefined : game.redact(event, viewer);
      if (shown) history.push(shown);
    }
  }
}
