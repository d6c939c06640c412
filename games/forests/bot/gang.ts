import { indexOf } from '../map.ts';
import { type AttackOdds, oddsOfAttack } from '../odds.ts';
import { hpOf } from '../units.ts';
import type { Command } from '../wire.ts';
import type { Scene } from './scene.ts';

type Act = Extract<Command, { type: 'act' }>;

interface Attack {
  readonly command: Act;
  readonly hp: number;
  readonly odds: AttackOdds;
}

/** An attack that is at least so likely to be won, in percent, needs no help. */
export const SURE_ENOUGH = 80;

/** What is left of a defender after a lost attack may have a shield and support. */
const MARGIN = 2;

/**
 * Several units on one enemy, the smallest first: a lost attack takes as much from the defender as it costs, so all that
 * counts is that they are enough together. Of what can be brought down this turn, the worthiest.
 */
export function gangUp(
  { state }: Scene,
  commands: readonly Command[],
  worth: (tile: number, hp: number) => number,
): Command | undefined {
  const attacks = new Map<number, Attack[]>();
  for (const command of commands) {
    if (command.type !== 'act') continue;
    const [from, to] = [indexOf(state.plan, command.from), indexOf(state.plan, command.to)];
    const odds = oddsOfAttack(state, from, to);
    if (!odds) continue;
    const attack = { command, hp: hpOf(state.units[from]!), odds };
    const known = attacks.get(to);
    if (known) known.push(attack);
    else attacks.set(to, [attack]);
  }
  let best: Command | undefined;
  let most = 0;
  for (const [tile, on] of attacks) {
    const value = worth(tile, hpOf(state.units[tile]!));
    const first = value > most ? firstOf(on) : undefined;
    if (!first) continue;
    most = value;
    best = first;
  }
  return best;
}

/** The smallest that wins alone; else, if together they are enough, the smallest of all. */
function firstOf(attacks: readonly Attack[]): Command | undefined {
  const rising = attacks.toSorted((a, b) => a.hp - b.hp);
  const alone = rising.find(({ odds }) => odds.attacker >= SURE_ENOUGH);
  if (alone) return alone.command;
  const together = rising.reduce((sum, { hp }) => sum + hp, 0);
  return together > rising[0]!.odds.defence.hp + MARGIN ? rising[0]!.command : undefined;
}
