import { apply } from '../apply.ts';
import { diceFrom } from '../dice/dice.ts';
import { simulationSeed } from '../dice/seed.ts';
import { digest } from '../digest.ts';
import { type AnyGame, type Viewer, viewersOf } from '../game.ts';
import { isObject, type Json, sameJson } from '../json.ts';
import { below, bytes, diceFor, LawBroken, Probes, randomGames, show, type Tally, type Trial } from './play.ts';

const LAW = 'hidden things do not show';

/** All that a viewer can get out of a state, as it would be sent: the view, the legal commands and the refusals. */
export function everythingShown(game: AnyGame, state: unknown, viewer: Viewer, probes: Probes): string {
  const shown = [game.view(state, viewer), game.turn(state), game.toAct(state)];
  if (viewer === 'spectator') return bytes(shown);
  const refusals = [...probes].map((probe) => game.refuse(state, viewer, probe));
  return bytes([...shown, game.legal(state, viewer), refusals.map((refused) => refused ?? null)]);
}

/** A written state in two parts: everything but its dice, which differ in every guess, and the dice. */
function parts(game: AnyGame, state: unknown): { readonly rest: Json; readonly dice: Json } {
  const dice: Json[] = [];
  const without = (json: Json): Json => {
    if (Array.isArray(json)) return json.map(without);
    if (!isObject(json)) return json;
    if (json['dice'] !== undefined) dice.push(json['dice']);
    const others = Object.entries(json).filter(([key]) => key !== 'dice');
    return Object.fromEntries(others.map(([key, value]) => [key, without(value ?? null)]));
  };
  return { rest: without(game.write(state)), dice };
}

export const hiddenDigest = (game: AnyGame, state: unknown): string => digest(parts(game, state).rest);

/** Whether dice were rolled between two states: then events may differ by chance rather than by a leak. */
export const rolled = (game: AnyGame, before: unknown, after: unknown): boolean =>
  !sameJson(parts(game, before).dice, parts(game, after).dice);

/** Form (a): any state that fits the view, put in place of the real one, shows the viewer the same. */
export function hiddenFromGuesses(game: AnyGame, trial: Trial): Tally {
  const tally = { positions: 0, changed: 0 };
  const dice = diceFor(trial.run, 5);
  const probes = new Probes();
  for (const played of randomGames(game, trial)) {
    for (const { before, command } of played) {
      for (const viewer of viewersOf(game)) {
        const seed = simulationSeed(trial.run, 6, tally.positions);
        const guess = game.guess(game.view(before, viewer), diceFrom(seed, game.seats.length));
        const [shown, instead] = [before, guess].map((state) => everythingShown(game, state, viewer, probes));
        if (shown !== instead) throw new LawBroken(LAW, `${viewer} can tell: ${firstDifference(shown!, instead!)}`);
        compareEvents(game, before, guess, viewer, below(dice, 1000));
        tally.positions++;
        if (hiddenDigest(game, guess) !== hiddenDigest(game, before)) tally.changed++;
      }
      probes.add(command, dice);
    }
  }
  return tally;
}

/** Where a command leads to the same view without dice, the viewer must be shown the same events. */
function compareEvents(game: AnyGame, state: unknown, guess: unknown, viewer: Viewer, pick: number): void {
  if (viewer === 'spectator') return;
  const legal = game.legal(state, viewer);
  const command = legal[pick % legal.length];
  if (!command) return;
  const [one, two] = [state, guess].map((from) => {
    const applied = apply(game, from, viewer, command);
    if (!applied.ok) throw new LawBroken(LAW, `${show(command)} is refused by a guess (${applied.error.code})`);
    const shown = applied.value.events.map((event) => game.redact(event, viewer) ?? null);
    const after = applied.value.state;
    return { view: bytes(game.view(after, viewer)), shown: bytes(shown), rolled: rolled(game, from, after) };
  });
  if (one!.rolled || two!.rolled) return;
  if (one!.view === two!.view && one!.shown !== two!.shown) {
    throw new LawBroken(LAW, `events tell ${viewer} more than the view: ${firstDifference(one!.shown, two!.shown)}`);
  }
}

export function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `…${around(a)}… against …${around(b)}…`;
}
