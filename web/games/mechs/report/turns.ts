import { isMatchEvent, type MatchEvent } from '@tactarium/engine';
import {
  type Chapter,
  chance,
  chaptersOf,
  type Event,
  LOCATIONS,
  type LocationName,
  type MechView,
  PLATES,
  rulesets,
  sheetFor,
  type View,
} from '@tactarium/games/mechs/client';
import type { FreshLosses } from '../sheet/record.ts';

/** What was told of one turn. Turn 0 is the deployment. */
export interface TurnEvents {
  readonly turn: number;
  readonly events: readonly Event[];
}

export const gameEvents = (log: readonly (Event | MatchEvent)[]): readonly Event[] =>
  log.filter((event): event is Event => !isMatchEvent(event));

/** All that was told, by turns. A turn begins with its roll of initiative. */
export function turnsOf(events: readonly Event[]): readonly TurnEvents[] {
  const turns: { turn: number; events: Event[] }[] = [];
  let coming: Event[] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (event.type === 'initiative_rolled') coming.push(event);
    else if (event.type === 'phase_began' && event.turn !== last?.turn) {
      turns.push({ turn: event.turn, events: [...coming, event] });
      coming = [];
    } else if (last) last.events.push(event);
    else turns.push({ turn: 0, events: [...coming.splice(0), event] });
  }
  if (coming.length > 0) {
    const last = turns.at(-1);
    if (last) last.events.push(...coming);
    else turns.push({ turn: 0, events: coming });
  }
  return turns;
}

/** What a stretch of a battle did to one mech, and what the mech did. */
export interface MechReport {
  readonly mech: string;
  dealt: number;
  taken: number;
  readonly takenAt: { [location in LocationName]?: number };
  readonly lost: LocationName[];
  readonly slots: string[];
  shots: number;
  hits: number;
  /** How many of the shots were to be expected to hit. */
  expected: number;
  heat?: number;
}

const newReport = (mech: string): MechReport => ({
  mech,
  dealt: 0,
  taken: 0,
  takenAt: {},
  lost: [],
  slots: [],
  shots: 0,
  hits: 0,
  expected: 0,
});

/** MEC-34: who did what to whom. Damage belongs to the attack in whose chapter it was told. */
export function reportOf(
  view: Pick<View, 'mechs' | 'rules' | 'boxcarsHit'>,
  events: readonly Event[],
): readonly MechReport[] {
  const reports = new Map(view.mechs.map(({ id }) => [id, newReport(id)]));
  for (const { about, mech, events: told } of chaptersOf(events)) {
    const attacker = about === 'attack' && mech !== undefined ? reports.get(mech) : undefined;
    for (const event of told) {
      const own = 'mech' in event ? reports.get(event.mech) : undefined;
      if (!own) continue;
      switch (event.type) {
        case 'attack_resolved':
          if (event.roll === undefined) break;
          own.shots++;
          if (event.hit) own.hits++;
          own.expected += chance(rulesets[view.rules], event.number, view) / 36;
          break;
        case 'damaged':
          own.taken += event.damage;
          own.takenAt[event.location] = (own.takenAt[event.location] ?? 0) + event.damage;
          if (attacker && attacker !== own) attacker.dealt += event.damage;
          break;
        case 'location_destroyed':
          own.lost.push(event.location);
          break;
        case 'slot_hit':
          own.slots.push(event.name);
          break;
        case 'heat_settled':
          own.heat = event.heat;
          break;
        default:
      }
    }
  }
  return [...reports.values()];
}

const damageIn = ({ events }: Chapter): number =>
  events.reduce((sum, event) => sum + (event.type === 'damaged' ? event.damage : 0), 0);

/** The attack that changed most: by the tonnage it destroyed, then by its damage. */
export function turningPoint(
  view: Pick<View, 'mechs'>,
  events: readonly Event[],
): { readonly turn: number; readonly chapter: Chapter } | undefined {
  const tonsIn = ({ events: told }: Chapter): number =>
    told.reduce(
      (sum, event) =>
        sum +
        (event.type === 'mech_destroyed' ? (view.mechs.find(({ id }) => id === event.mech)?.design.tons ?? 0) : 0),
      0,
    );
  const attacks = turnsOf(events).flatMap(({ turn, events: told }) =>
    chaptersOf(told)
      .filter(({ about }) => about !== 'turn' && about !== 'deed')
      .map((chapter) => ({ turn, chapter })),
  );
  const [most] = attacks.toSorted(
    (one, two) => tonsIn(two.chapter) - tonsIn(one.chapter) || damageIn(two.chapter) - damageIn(one.chapter),
  );
  return most && (tonsIn(most.chapter) > 0 || damageIn(most.chapter) > 0) ? most : undefined;
}

const DEEDS: ReadonlySet<Event['type']> = new Set(['attack_resolved', 'exploded', 'mech_destroyed']);

/** What told in a chapter: the attack or the explosion, and whom it destroyed. */
export function decisive({ events }: Chapter): readonly Event[] {
  const deeds = events.filter(({ type }) => DEEDS.has(type));
  return deeds.length > 0 ? deeds : events.slice(0, 1);
}

/** What this turn took from a mech, by plate and by location: the pips that are ringed. */
export function freshLosses(mech: MechView, events: readonly Event[]): FreshLosses {
  const { armor, structure } = sheetFor(mech.design);
  const now = { armor: [...armor], structure: [...structure] };
  let before = { armor: [...armor], structure: [...structure] };
  for (const event of events) {
    if (event.type === 'phase_began' && event.phase === 'movement') {
      before = { armor: [...now.armor], structure: [...now.structure] };
    }
    if (event.type === 'damaged' && event.mech === mech.id) {
      now.armor[PLATES.indexOf(event.plate)] = event.armor;
      now.structure[LOCATIONS.indexOf(event.location)] = event.structure;
    }
  }
  return {
    armor: before.armor.map((left, n) => Math.max(0, left - mech.armor[n]!)),
    structure: before.structure.map((left, n) => Math.max(0, left - mech.structure[n]!)),
  };
}

const IN_LEDGER: ReadonlySet<Event['type']> = new Set([
  'damaged',
  'location_destroyed',
  'slot_hit',
  'exploded',
  'wounded',
  'pilot_killed',
  'fell',
  'shut_down',
  'mech_destroyed',
]);

/** What each hit changed on the mech's sheet, oldest first, with its turn and what struck it. */
export function ledgerOf(
  mech: string,
  events: readonly Event[],
): readonly {
  readonly turn: number;
  readonly event: Event;
  readonly by?: Extract<Event, { type: 'attack_resolved' }>;
}[] {
  return turnsOf(events).flatMap(({ turn, events: told }) =>
    chaptersOf(told).flatMap(({ about, events: inChapter }) => {
      const [first] = inChapter;
      const by = about === 'attack' && first?.type === 'attack_resolved' ? first : undefined;
      return inChapter
        .filter((event) => IN_LEDGER.has(event.type) && 'mech' in event && event.mech === mech)
        .map((event) => ({ turn, event, ...(by && { by }) }));
    }),
  );
}

const RESOLUTION: ReadonlySet<string> = new Set<Event['type']>([
  'attack_resolved',
  'missiles_counted',
  'location_rolled',
  'cover_struck',
  'damaged',
  'location_destroyed',
  'critical_checked',
  'slot_hit',
  'critical_lost',
  'exploded',
  'wounded',
  'pilot_killed',
  'mech_destroyed',
  'piloting_rolled',
  'fell',
  'consciousness_rolled',
  'heat_settled',
  'shutdown_rolled',
  'shut_down',
  'restarted',
  'cook_off_rolled',
]);

/** Whether an event belongs to the resolution that follows a phase of declarations. */
export const isResolution = (event: { readonly type: string } | undefined): boolean =>
  event !== undefined && RESOLUTION.has(event.type);

/** The chapter that is being told, and how many attacks of this resolution were told before it. */
export function chapterNow(
  log: readonly Event[],
  playing: Event | undefined,
): { readonly chapter: Chapter; readonly number: number } | undefined {
  if (!playing || !isResolution(playing)) return undefined;
  const start = log.findLastIndex(({ type }) => !RESOLUTION.has(type)) + 1;
  const chapters = chaptersOf([...log.slice(start), playing]);
  const chapter = chapters.at(-1);
  return chapter && { chapter, number: chapters.filter(({ about }) => about === 'attack').length };
}
