import { apply } from '../apply.ts';
import { simulationSeed } from '../dice/seed.ts';
import { type Actor, type AnyGame, type Seat, type Typed, type Viewer, viewersOf } from '../game.ts';
import { type Json, sameJson } from '../json.ts';
import { digestOf, Recorder, readReplay, verify } from '../replay.ts';
import { hiddenFromGuesses } from './hidden.ts';
import {
  below,
  bytes,
  diceFor,
  LawBroken,
  Probes,
  randomGames,
  randomPlay,
  type Step,
  show,
  type Tally,
  type Trial,
  upTo,
} from './play.ts';
import { hiddenFromTwins } from './twins.ts';

export interface Law {
  readonly name: string;
  /** Throws LawBroken. */
  check(game: AnyGame, trial: Trial): Tally;
}

/** Every game obeys these, by being listed. */
export const laws: readonly Law[] = [
  { name: 'legal is accepted, and leaves the old state alone', check: legalIsAccepted },
  { name: 'what is accepted was listed as legal', check: acceptedIsListed },
  { name: 'refused changes nothing', check: refusedChangesNothing },
  { name: 'copying is deep', check: copyingIsDeep },
  { name: 'a command survives the wire', check: commandsSurviveTheWire },
  { name: 'write, read, go on is the same', check: writeReadGoOn },
  { name: 'replay gives the same digests', check: replayIsTheSame },
  { name: 'first view and redacted events give the last view', check: eventsTellTheView },
  { name: 'hidden things do not show: guesses', check: hiddenFromGuesses },
  { name: 'hidden things do not show: twins', check: hiddenFromTwins },
  { name: 'games end', check: gamesEnd },
];

function each(game: AnyGame, trial: Trial, look: (step: Step, index: number) => void): Tally {
  const tally = { positions: 0, changed: 0 };
  for (const played of randomGames(game, trial)) {
    let index = 0;
    for (const step of played) {
      look(step, index++);
      tally.positions++;
    }
  }
  return tally;
}

function legalIsAccepted(game: AnyGame, trial: Trial): Tally {
  return each(game, trial, ({ before, was, actor, command }) => {
    for (const seat of seatsAsked(game, actor)) {
      for (const other of game.legal(before, seat)) {
        const refused = game.refuse(before, seat, other);
        if (refused) throw new LawBroken('legal is accepted', `${show(other)} is refused (${refused.code})`);
      }
    }
    if (digestOf(game, before) !== was)
      throw new LawBroken('legal is accepted', `${show(command)} wrote to the old state`);
  });
}

function acceptedIsListed(game: AnyGame, trial: Trial): Tally {
  const probes = new Probes();
  const dice = diceFor(trial.run, 2);
  return each(game, trial, ({ before, actor, command }) => {
    for (const seat of seatsAsked(game, actor)) {
      const listed = new Set(game.legal(before, seat).map(bytes));
      for (const probe of probes) {
        if (!listed.has(bytes(probe)) && !game.refuse(before, seat, probe)) {
          throw new LawBroken('what is accepted was listed', `${show(probe)} was not`);
        }
      }
    }
    probes.add(command, dice);
  });
}

function refusedChangesNothing(game: AnyGame, trial: Trial): Tally {
  const probes = new Probes();
  const dice = diceFor(trial.run, 3);
  return each(game, trial, ({ before, was, command }) => {
    for (const actor of [...game.seats.keys(), 'arena'] as const) {
      const refused = [...probes].filter((probe) => !apply(game, before, actor, probe).ok);
      if (digestOf(game, before) !== was) throw new LawBroken('refused changes nothing', `one of ${show(refused)} did`);
    }
    probes.add(command, dice);
  });
}

function copyingIsDeep(game: AnyGame, trial: Trial): Tally {
  return each(game, trial, ({ before, was, actor, command, after }) => {
    const [copy, spare] = [game.copy(before), game.copy(before)];
    game.advance(copy, actor, command);
    if (digestOf(game, copy) !== digestOf(game, after))
      throw new LawBroken('copying is deep', 'a copy plays otherwise');
    if (digestOf(game, before) !== was) throw new LawBroken('copying is deep', `${show(command)} reached the original`);
    if (digestOf(game, spare) !== was) throw new LawBroken('copying is deep', `${show(command)} reached another copy`);
  });
}

function commandsSurviveTheWire(game: AnyGame, trial: Trial): Tally {
  return each(game, trial, ({ command, events, before }) => {
    const read = game.readCommand(JSON.parse(bytes(command)));
    if (!read.ok || bytes(read.value) !== bytes(command)) {
      throw new LawBroken('a command survives the wire', `${show(command)} is read as ${show(read)}`);
    }
    for (const value of [...events, game.write(before)]) {
      if (!sameJson(JSON.parse(bytes(value)), value as Json)) {
        throw new LawBroken('a command survives the wire', `${show(value)} is not plain data`);
      }
    }
  });
}

function writeReadGoOn(game: AnyGame, trial: Trial): Tally {
  let twin: unknown;
  const dice = diceFor(trial.run, 4);
  return each(game, trial, ({ before, actor, command, events, after }, index) => {
    if (index === 0 || below(dice, 8) === 0) twin = game.read(JSON.parse(bytes(game.write(before))));
    const repeated: Typed[] = [];
    game.advance(twin, actor, command, repeated);
    if (digestOf(game, twin) !== digestOf(game, after)) {
      throw new LawBroken('write, read, go on is the same', `after ${show(command)} it was not`);
    }
    if (bytes(repeated) !== bytes(events)) {
      throw new LawBroken('write, read, go on is the same', `${show(command)} gives other events`);
    }
  });
}

function replayIsTheSame(game: AnyGame, trial: Trial): Tally {
  const { samples, games, run, steps } = trial;
  const tally = { positions: 0, changed: 0 };
  for (const [index, sample] of samples.entries()) {
    for (let number = 0; number < games; number++) {
      const seed = [run, index, number];
      const recorder = new Recorder(game, sample, simulationSeed(...seed));
      for (const { actor, command, events, after } of upTo(steps, randomPlay(game, trial, sample, ...seed))) {
        recorder.add(actor, command, after, events);
        tally.positions++;
      }
      const read = readReplay(JSON.parse(bytes(recorder.replay())));
      if (!read.ok) throw new LawBroken('replay', `cannot be read: ${show(read.error)}`);
      const verdict = verify(game, read.value);
      if (verdict.is !== 'verified') throw new LawBroken('replay gives the same digests', show(verdict));
    }
  }
  return tally;
}

function eventsTellTheView(game: AnyGame, trial: Trial): Tally {
  const views = new Map<Viewer, unknown>();
  return each(game, trial, ({ before, events, after }, index) => {
    for (const viewer of viewersOf(game)) {
      let view = index === 0 ? game.view(before, viewer) : views.get(viewer);
      for (const event of events) {
        const shown = game.redact(event, viewer);
        if (shown) view = game.project(view, shown);
      }
      const wanted = game.view(after, viewer);
      if (!sameJson(view as Json, wanted as Json)) {
        const shown = `${viewer} was shown ${show(events)}`;
        throw new LawBroken('events tell the view', `${shown} and has ${show(view)} in place of ${show(wanted)}`);
      }
      views.set(viewer, view);
    }
  });
}

function gamesEnd(game: AnyGame, trial: Trial): Tally {
  // Other laws may cut games off; this one plays them to their end.
  const { steps: _, ...whole } = trial;
  const broken = (what: string): never => {
    throw new LawBroken('games end', what);
  };
  if (trial.solitary && game.seats.length !== 1) broken('a solitary game has one seat');
  return each(game, whole, ({ before, after }) => {
    if (game.outcome(before)) broken('one went on after its outcome');
    const outcome = game.outcome(after);
    const seatsOwe = game.toAct(after).length > 0;
    const arenaOwes = trial.supplies?.(after) !== undefined;
    if (outcome && (seatsOwe || arenaOwes)) broken('somebody owes a command though it is over');
    if (!outcome && !seatsOwe && !arenaOwes) broken('nobody owes a command though it is not over');
    if (seatsOwe && arenaOwes) broken('a seat owes a command while the arena owes one');
    if (outcome?.result === 'lost' && !trial.solitary) broken('only a solitary game is lost without a winner');
    if (outcome?.result === 'draw' && trial.solitary) broken('a solitary game is not drawn');
  });
}

/** The seats whose commands are checked: the one that acts, or all of them where the arena acts. */
const seatsAsked = (game: AnyGame, actor: Actor): readonly Seat[] =>
  actor === 'arena' ? [...game.seats.keys()] : [actor];
