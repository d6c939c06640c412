import { apply } from './apply.ts';
import type { AnyBot } from './bot.ts';
import { type Dice, diceFrom } from './dice/dice.ts';
import { type Seed, simulationSeed } from './dice/seed.ts';
import { digest } from './digest.ts';
import type { AnyGame, Seat, Typed } from './game.ts';
import { invariant } from './invariant.ts';
import type { Json } from './json.ts';
import { Recorder, type Replay } from './replay.ts';

/**
 * Dice for the `n`th decision of a seat: made from a salt that is not the match's seed, and from nothing a bot would
 * have to remember.
 */
export function decisionDice(salt: string, seat: Seat, n: number): Dice {
  const hash = digest(salt);
  return diceFrom(
    simulationSeed(Number.parseInt(hash.slice(0, 8), 16), Number.parseInt(hash.slice(8), 16), seat, n),
    0,
  );
}

/** What one seat has seen and done so far. */
interface Sitting {
  readonly bot: AnyBot;
  readonly history: Typed[];
  decisions: number;
}

/** A whole game between bots, one a seat, each deciding from its own view. The same arguments give the same game. */
export function playBots(game: AnyGame, bots: readonly AnyBot[], options: Json, seed: Seed): Replay {
  const read = game.readOptions(options);
  invariant(read.ok && bots.length === game.seats.length, 'good options and a bot a seat');
  const sittings: readonly Sitting[] = bots.map((bot) => ({ bot, history: [], decisions: 0 }));
  const recorder = new Recorder(game, options, seed);
  let state = game.setup(read.value, seed);
  for (;;) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return recorder.replay();
    const sitting = sittings[seat]!;
    const { bot, history } = sitting;
    const dice = decisionDice(`bot ${seed}`, seat, sitting.decisions++);
    const command = bot.decide({ seat, view: game.view(state, seat), history, dice });
    const applied = apply(game, state, seat, command);
    invariant(applied.ok, `${bot.name} plays by the rules: ${JSON.stringify(command)}`);
    state = applied.value.state;
    recorder.add(seat, command, state, applied.value.events);
    for (const [viewer, { history: told }] of sittings.entries()) {
      told.push(...applied.value.events.flatMap((event) => game.redact(event, viewer) ?? []));
    }
  }
}
