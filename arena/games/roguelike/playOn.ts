import { randomInt } from 'node:crypto';
import { type Actor, apply, err, type Refusal, type Replay, type Result, refusal, type Seed } from '@tactarium/engine';
import { TIMINGS } from '@tactarium/games/roguelike/battle/state/battle';
import { roguelike } from '@tactarium/games/roguelike/index';
import { battleOf } from '@tactarium/games/roguelike/known';
import type { Opponent, SpellTiming, State } from '@tactarium/games/roguelike/state';
import { type Options, type Resume, readOptions } from '@tactarium/games/roguelike/wire';
import { resumeOf } from './resume.ts';

/**
 * Options of a run that is played on elsewhere, from where an ended one stood before its nth battle, against whom that
 * one met. `listed`: battles one side of which can still be met; when spells fired in those is told to nobody.
 */
export function playOnFrom(replay: Replay, n: number, listed: ReadonlySet<number>): Result<Options, Refusal> {
  if (replay.rules !== roguelike.rules) return err(refusal('match/other-rules'));
  const options = readOptions(replay.options);
  if (!options.ok) return options;
  let state = roguelike.setup(options.value, replay.seed as Seed);
  let resume: Resume | null = null;
  const road: { n: number; opponent: Opponent }[] = [];
  for (const { actor, command: json } of replay.commands) {
    if (isBefore(state, n)) resume ??= resumeOf(state);
    const command = roguelike.readCommand(json);
    const by: Actor = actor === 'arena' ? 'arena' : 0;
    const made = command.ok ? apply(roguelike, state, by, command.value) : command;
    if (!made.ok) return made;
    state = made.value.state;
    if (resume && state.opponent && road.at(-1)?.n !== battleOf(state)) {
      road.push({ n: battleOf(state), opponent: nameless(state.opponent, listed.has(battleOf(state))) });
    }
  }
  if (!resume) return err(refusal('battle/not-found'));
  const { faction, leader } = resume;
  return readOptions({ faction, leader, rating: resume.rating, resume: told(resume, listed), road });
}

/** Between the battle before it and whatever its player did next. */
const isBefore = (state: State, n: number): boolean =>
  battleOf(state) === n && (state.step === 'draft' || state.step === 'prepare');

function told(resume: Resume, listed: ReadonlySet<number>): Resume {
  const { last, spells, battles, ...rest } = resume;
  const isSecret = listed.size > 0;
  return {
    ...rest,
    battles: battles.map(({ id: _, opponent: { id: __, ...opponent }, ...battle }) => ({ ...battle, opponent })),
    spells: isSecret ? shuffled(spells) : spells,
    ...(last && !isSecret && { last: { ...last, opponent: nameless(last.opponent, false) } }),
  };
}

function nameless({ id: _, player: __, ...opponent }: Opponent, isSecret: boolean): Opponent {
  return isSecret ? { ...opponent, spells: shuffled(opponent.spells) } : opponent;
}

const shuffled = (spells: readonly SpellTiming[]): readonly SpellTiming[] =>
  spells.map(({ spell }) => ({ spell, when: TIMINGS[randomInt(TIMINGS.length)]! }));
