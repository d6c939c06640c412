import { type BattleEvent, type BattleView, projectBattle } from '@tactarium/games/roguelike/client';

/** What is worth a button on the timeline. */
const MARK_KINDS = ['death', 'break', 'spell', 'charge'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

interface Mark {
  readonly kind: MarkKind;
  /** How many events have happened with this one. */
  readonly at: number;
  readonly event: BattleEvent;
}

/** A battle that can be looked at from any event, forwards and backwards. `at` is how many events have happened. */
export interface Film {
  readonly events: readonly BattleEvent[];
  /** Where the rounds begin. */
  readonly rounds: readonly number[];
  /** Where the turns begin. */
  readonly turns: readonly number[];
  readonly marks: readonly Mark[];
  /** Everybody who stands on the field at some time, as they came. */
  readonly cast: BattleView['units'];
  viewAt(at: number): BattleView;
}

export function developFilm(first: BattleView, events: readonly BattleEvent[]): Film {
  const places = (type: BattleEvent['type']): readonly number[] =>
    events.flatMap((event, i) => (event.type === type ? [i] : []));
  const rounds = places('round_started');
  // One whole view a round, made when one gets there: going back is never more than a round of projecting.
  const keyframes: { readonly at: number; readonly view: BattleView }[] = [{ at: 0, view: first }];
  /** The last one looked at: going on is one step. */
  let last = keyframes[0]!;
  return {
    events,
    rounds,
    turns: places('turn_started'),
    marks: events.flatMap((event, i) => {
      const kind = markOf(event);
      return kind ? [{ kind, at: i + 1, event }] : [];
    }),
    cast: events.filter(({ type }) => type === 'summoned').reduce(projectBattle, first).units,
    viewAt(at) {
      const wanted = Math.max(0, Math.min(events.length, at));
      const key = keyframes.findLast((frame) => frame.at <= wanted)!;
      let from = last.at <= wanted && last.at >= key.at ? last : key;
      for (let i = from.at; i < wanted; i++) {
        from = { at: i + 1, view: projectBattle(from.view, events[i]!) };
        if (events[i]!.type === 'round_started' && from.at > keyframes.at(-1)!.at) keyframes.push(from);
      }
      last = from;
      return from.view;
    },
  };
}

function markOf(event: BattleEvent): MarkKind | undefined {
  switch (event.type) {
    case 'died':
      return 'death';
    case 'unit_retreating':
    case 'unit_crumbling':
      return 'break';
    case 'charge_impact':
      return 'charge';
    case 'spell_cast':
      // A unit's ability is no leader's spell.
      return event.casterId === 'left' || event.casterId === 'right' ? 'spell' : undefined;
    default:
      return undefined;
  }
}

/** The step of so many: the next place after `at`, or the last before it. */
export function stepTo(film: Film, at: number, by: 'event' | 'turn' | 'round', way: 1 | -1): number {
  const end = film.events.length;
  if (by === 'event') return Math.max(0, Math.min(end, at + way));
  const stops = [0, ...(by === 'turn' ? film.turns : film.rounds), end];
  const next = way > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return next ?? (way > 0 ? end : 0);
}

/** Where the turn begins that this moment belongs to. */
export const turnStart = ({ turns }: Film, at: number): number => turns.findLast((turn) => turn < at) ?? 0;

/** Where the battle goes on by itself from a moment: quiet events pass together with the next one that is looked at. */
export function nextMoment(events: readonly BattleEvent[], at: number): number {
  let next = at + 1;
  while (next < events.length && lastingOf(events[next - 1]!) === 0) next++;
  return next;
}

/** Every moment at which a battle stops when it goes on by itself, with its beginning and its end. */
export function momentsOf(events: readonly BattleEvent[]): readonly number[] {
  const moments = [0];
  while (moments.at(-1)! < events.length) moments.push(nextMoment(events, moments.at(-1)!));
  return moments;
}

/** Milliseconds that an event is looked at, at the usual speed: a battle of twelve against twelve takes about 40 s. */
export function lastingOf(event: BattleEvent): number {
  switch (event.type) {
    case 'spell_cast':
      return event.casterId === 'left' || event.casterId === 'right' ? 900 : 240;
    case 'attacked':
      return 190;
    case 'died':
    case 'unit_retreating':
    case 'unit_crumbling':
    case 'charge_impact':
    case 'summoned':
    case 'returned':
      return 300;
    case 'hard_intercept':
    case 'counter_charge':
    case 'spear_wall_counter':
    case 'formation_broken':
    case 'round_started':
      return 260;
    case 'moved':
      return event.how === 'charge' ? 50 : 80;
    case 'clash':
    case 'soft_intercept':
    case 'overwatch':
    case 'unit_rallied':
    case 'contagion_spread':
    case 'contagion_resisted':
    case 'status_gained':
    case 'healed':
    case 'attack_of_opportunity':
      return 110;
    case 'battle_ended':
      return 400;
    default:
      return 0;
  }
}
