import type { Event } from '../events.ts';
import { beats, type Kind, kindNamed } from '../pieces.ts';
import { otherName, type SeatName } from '../seats.ts';

/** What somebody who breaks ties by habit may look at. HIDDEN, 0, is what has not been yet. */
interface Moment {
  /** What both pieces are now. */
  readonly now: Kind;
  /** What the chooser, and the other player, chose last. */
  readonly own: Kind;
  readonly others: Kind;
}

/** A habit: the kinds it would choose, or none where it says nothing. */
type Habit = (moment: Moment, movers: readonly Kind[]) => readonly Kind[];

const HABITS: readonly Habit[] = [
  ({ own }) => [own],
  ({ others }) => [others],
  ({ now }) => [now],
  ({ now }, movers) => movers.filter((kind) => beats(kind, now)),
  ({ others }, movers) => movers.filter((kind) => beats(kind, others)),
  ({ own }, movers) => movers.filter((kind) => beats(kind, own)),
];

/** How sure a player of habit is to follow it. */
const FAITH = 0.75;
/** How much likelier than any one habit it is that somebody has none. */
const FREE = 3;

/** How likely the opponent is to choose each mover now, judging by the choices it has made in this game. */
export function expectChoice(
  me: SeatName,
  history: readonly Event[],
  now: Kind,
  movers: readonly Kind[],
): readonly number[] {
  const weights = [FREE, ...HABITS.map(() => 1)];
  let moment: Moment = { now: 0, own: 0, others: 0 };
  for (const event of history) {
    if (event.type === 'tied') moment = { ...moment, now: kindNamed(event.kind) };
    if (event.type !== 'choices_announced') continue;
    const own = kindNamed(event[otherName(me)]);
    for (const [i, odds] of forecasts(moment, movers).entries()) weights[i]! *= odds[movers.indexOf(own)]!;
    moment = { now: own, own, others: kindNamed(event[me]) };
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const expected = movers.map(() => 0);
  for (const [i, odds] of forecasts({ ...moment, now }, movers).entries()) {
    for (const j of movers.keys()) expected[j]! += (weights[i]! / sum) * odds[j]!;
  }
  return expected;
}

/** By habit, none first: how likely it makes each mover. */
function forecasts(moment: Moment, movers: readonly Kind[]): readonly (readonly number[])[] {
  const even = movers.map(() => 1 / movers.length);
  const byHabit = HABITS.map((habit) => {
    const kinds = habit(moment, movers).filter((kind) => movers.includes(kind));
    if (kinds.length === 0) return even;
    return movers.map((kind, i) => (1 - FAITH) * even[i]! + (kinds.includes(kind) ? FAITH / kinds.length : 0));
  });
  return [even, ...byHabit];
}
