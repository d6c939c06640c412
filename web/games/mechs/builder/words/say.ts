import { type Problem, type SeatName, STOCK_NAME } from '@tactarium/games/mechs/client';
import type { Translate } from '../../../face.ts';
import { itemName, type MechWords } from '../../words/names.ts';
import { type Battle, type BattleProblem, designOfCrew, problemIn } from '../battle.ts';
import type { en } from './en.ts';

export type WorkshopWords = Translate<'workshop'>;

/** Both vocabularies that the workshop speaks with. */
export interface Speech {
  readonly t: WorkshopWords;
  readonly mechs: MechWords;
}

const PLACES: ReadonlySet<string> = new Set(['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL', 'CTR', 'LTR', 'RTR']);
type Place = keyof typeof import('../../words/en.ts').en.location;

/** `equipment.LT[2]` is in the left torso; `sinks` is what it is called. */
function placeOf({ mechs }: Speech, place: string): string {
  const at = /^\w+\.([A-Z]+)/.exec(place)?.[1];
  return at !== undefined && PLACES.has(at) ? mechs(`location.${at as Place}`) : place;
}

/** What is wrong with a design, in a sentence with its numbers. */
export function sayDesignProblem(speech: Speech, { place, code, detail = {} }: Problem): string {
  const { t, mechs } = speech;
  const item =
    typeof detail['item'] === 'string' && code !== 'equipment/unknown' ? itemName(mechs, detail['item']) : '';
  return t(`problem.${code}`, {
    ...detail,
    ...(item !== '' && { item }),
    place: placeOf(speech, place),
    over: overOf(code, detail),
  });
}

function overOf(code: Problem['code'], detail: NonNullable<Problem['detail']>): number {
  if (code === 'tons/too-heavy') return Number(detail['weight']) - Number(detail['tons']);
  return code === 'sinks/no-room' ? Number(detail['inside']) - Number(detail['room']) : 0;
}

/** "Lantern (A2)". */
function memberName({ forces }: Battle, side: SeatName, n: number): string {
  const crew = forces[side][n];
  return `${crew ? designOfCrew(crew).name : ''} (${side.toUpperCase()}${n + 1})`;
}

const NUMBERS = {
  width: 'map.width',
  height: 'map.height',
  mapSeed: 'map.mapSeed',
  turnLimit: 'rules.turnLimit',
  tonnage: 'rules.tonnage',
} as const satisfies Record<string, `map.${keyof typeof en.map}` | `rules.${keyof typeof en.rules}`>;

export function sayBattleProblem(speech: Speech, battle: Battle, problem: BattleProblem): string {
  const { t, mechs } = speech;
  const side = 'side' in problem ? t(`force.${problem.side}`) : '';
  const mech = 'n' in problem ? memberName(battle, problem.side, problem.n) : '';
  switch (problem.code) {
    case 'number': {
      const { of, least, most } = problem;
      return t('problems.number', { name: t(NUMBERS[of]), least, most });
    }
    case 'none':
      return t('problems.none_of', { side });
    case 'too-many':
      return t('problems.tooMany', { side, count: problem.count, most: problem.most });
    case 'too-heavy': {
      const { tons, most } = problem;
      return t('problems.tooHeavy', { side, tons, most, over: tons - most });
    }
    case 'skill':
      return t('problems.skill', { mech });
    case 'pilot':
      return t(problem.why === 'length' ? 'problems.pilotLength' : 'problems.pilotUnshowable', { mech });
    case 'design':
      return t('problems.design', { mech, why: sayDesignProblem(speech, problem.problem) });
    case 'named-as':
      return t('problems.namedAs', { mech, stock: problem.stock, shown: STOCK_NAME });
    case 'refused': {
      const own = problemIn(problem.refusal);
      return own ? sayDesignProblem({ t, mechs }, own) : t('problems.refused');
    }
  }
}
