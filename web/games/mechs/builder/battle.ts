import { err, isObject, type JsonObject, ok, type Refusal, type Result, readName, sameJson } from '@tactarium/engine';
import {
  checkDesign,
  type Design,
  designNamed,
  designs,
  LARGEST_FORCE,
  type MapName,
  type Options,
  PROBLEMS,
  type Problem,
  passesFor,
  type Recruit,
  type RulesetName,
  readOptions,
  SEATS,
  type SeatName,
  scenarios,
  writeDesign,
} from '@tactarium/games/mechs/client';
import { unpackLink } from './link.ts';

/** A mech of a force with its pilot, as the form holds it. */
export interface Crew {
  /** A stock mech by its name, or a design. */
  readonly mech: string | Design;
  readonly gunnery: number;
  readonly piloting: number;
  readonly pilot: string;
}

/** A battle while it is built: it may be wrong, and `problemsOf` says where. */
export interface Battle {
  readonly map: MapName | 'generated';
  /** Of a generated map. */
  readonly width: number;
  readonly height: number;
  readonly mapSeed: number;
  readonly rules: RulesetName;
  readonly boxcarsHit: boolean;
  readonly turnLimit: number;
  /** Undefined: sides weigh what they weigh. */
  readonly tonnage: number | undefined;
  readonly forces: { readonly [side in SeatName]: readonly Crew[] };
}

/** The skills of a regular. */
const REGULAR = { gunnery: 4, piloting: 5 } as const;
/** From the best to the worst. */
export const SKILLS = { least: 0, most: 8 } as const;
export const MAP_SIDES = { least: 6, most: 60 } as const;
export const TURNS = { least: 1, most: 200 } as const;
export const TONNAGE = { least: 20, most: 1200 } as const;
export const MAP_SEEDS = { least: 0, most: 0xffffffff } as const;
const USUAL_SIZE = 16;
const USUAL_TURNS = 30;

export const crewOf = (mech: string | Design): Crew => ({ mech, ...REGULAR, pilot: '' });

/** What the page begins with. */
export const FIRST_BATTLE: Battle = {
  map: 'generated',
  width: USUAL_SIZE,
  height: USUAL_SIZE,
  mapSeed: 1,
  rules: 'introductory',
  boxcarsHit: false,
  turnLimit: USUAL_TURNS,
  tonnage: undefined,
  forces: { a: [crewOf('Lantern'), crewOf('Bramble')], b: [crewOf('Mattock'), crewOf('Harrow')] },
};

export const designOfCrew = ({ mech }: Crew): Design =>
  typeof mech === 'string' ? (designNamed(mech) ?? designs[0]!) : mech;

export const tonsOf = (force: readonly Crew[]): number => force.reduce((sum, crew) => sum + designOfCrew(crew).tons, 0);

/** The options of a match, in as few words as they take. */
export function optionsOf(battle: Battle): JsonObject {
  const { map, width, height, mapSeed, rules, boxcarsHit, turnLimit, tonnage, forces } = battle;
  return {
    map,
    ...(map === 'generated' && { size: [width, height], mapSeed }),
    rules,
    ...(boxcarsHit && { boxcarsHit }),
    turnLimit,
    ...(tonnage !== undefined && { tonnage }),
    mechs: { a: forces.a.map(recruitOf), b: forces.b.map(recruitOf) },
  };
}

function recruitOf({ mech: crewed, gunnery, piloting, pilot }: Crew): JsonObject | string {
  const mech = typeof crewed === 'string' ? crewed : writeDesign(crewed);
  const isRegular = gunnery === REGULAR.gunnery && piloting === REGULAR.piloting;
  if (isRegular && pilot === '') return mech;
  return { mech, ...(!isRegular && { gunnery, piloting }), ...(pilot !== '' && { pilot }) };
}

/** The battle that some options describe: a ready one, or one that was built. */
export function battleOf(options: Options): Battle {
  const plan = options.scenario && scenarios[options.scenario];
  const [width, height] = options.size ?? [USUAL_SIZE, USUAL_SIZE];
  const isGenerated = options.size !== undefined || options.mapSeed !== undefined;
  const forces = options.mechs ?? plan?.mechs ?? { a: ['Prism'], b: ['Prism'] };
  return {
    map: options.map ?? (isGenerated ? 'generated' : (plan?.map ?? 'generated')),
    width,
    height,
    mapSeed: options.mapSeed ?? FIRST_BATTLE.mapSeed,
    rules: options.rules ?? plan?.rules ?? 'introductory',
    boxcarsHit: options.boxcarsHit ?? false,
    turnLimit: options.turnLimit ?? plan?.turnLimit ?? USUAL_TURNS,
    tonnage: options.tonnage,
    forces: { a: forces.a.map(crewFrom), b: forces.b.map(crewFrom) },
  };
}

function crewFrom(recruit: Recruit): Crew {
  if (typeof recruit === 'string' || !('mech' in recruit)) return crewOf(recruit);
  const { mech, gunnery = REGULAR.gunnery, piloting = REGULAR.piloting, pilot = '' } = recruit;
  return { mech, gunnery, piloting, pilot };
}

/** A battle from a link: what is behind the #. */
export function readBattle(text: string): Result<Battle, Refusal> {
  const json = unpackLink(text);
  if (!json.ok) return err({ code: 'link/broken' });
  const options = readOptions(json.value);
  return options.ok ? ok(battleOf(options.value)) : options;
}

/** What is wrong with a battle that is being built, and where. */
export type BattleProblem =
  | { readonly code: 'number'; readonly of: NumberName; readonly least: number; readonly most: number }
  | { readonly code: 'none'; readonly side: SeatName }
  | { readonly code: 'too-many'; readonly side: SeatName; readonly count: number; readonly most: number }
  | { readonly code: 'too-heavy'; readonly side: SeatName; readonly tons: number; readonly most: number }
  | { readonly code: 'skill'; readonly side: SeatName; readonly n: number }
  | { readonly code: 'pilot'; readonly side: SeatName; readonly n: number; readonly why: 'length' | 'unshowable' }
  | { readonly code: 'design'; readonly side: SeatName; readonly n: number; readonly problem: Problem }
  /** Only others are not shown the name: the battle can be fought. */
  | { readonly code: 'named-as'; readonly side: SeatName; readonly n: number; readonly stock: string }
  | { readonly code: 'refused'; readonly refusal: Refusal };

type NumberName = 'width' | 'height' | 'mapSeed' | 'turnLimit' | 'tonnage';

/** What only changes how something is called keeps nobody from fighting. */
export const isGrave = ({ code }: BattleProblem): boolean => code !== 'named-as';

export function problemsOf(battle: Battle): readonly BattleProblem[] {
  const problems = [
    ...numbersOf(battle).flatMap(([of, value, { least, most }]): readonly BattleProblem[] =>
      Number.isSafeInteger(value) && value >= least && value <= most ? [] : [{ code: 'number', of, least, most }],
    ),
    ...SEATS.flatMap((side) => forceProblems(battle, side)),
  ];
  if (problems.some(isGrave)) return problems;
  // The rules have the last word.
  const read = readOptions(optionsOf(battle));
  return read.ok ? problems : [...problems, { code: 'refused', refusal: read.error }];
}

type Bounds = { readonly least: number; readonly most: number };

function numbersOf(battle: Battle): readonly (readonly [NumberName, number, Bounds])[] {
  const { map, width, height, mapSeed, turnLimit, tonnage } = battle;
  return [
    ...(map === 'generated'
      ? ([
          ['width', width, MAP_SIDES],
          ['height', height, MAP_SIDES],
          ['mapSeed', mapSeed, MAP_SEEDS],
        ] as const)
      : []),
    ['turnLimit', turnLimit, TURNS],
    ...(tonnage === undefined ? [] : ([['tonnage', tonnage, TONNAGE]] as const)),
  ];
}

function forceProblems({ forces, tonnage }: Battle, side: SeatName): readonly BattleProblem[] {
  const force = forces[side];
  const tons = tonsOf(force);
  return [
    ...(force.length === 0 ? ([{ code: 'none', side }] as const) : []),
    ...(force.length > LARGEST_FORCE
      ? ([{ code: 'too-many', side, count: force.length, most: LARGEST_FORCE }] as const)
      : []),
    ...(tonnage !== undefined && tons > tonnage ? ([{ code: 'too-heavy', side, tons, most: tonnage }] as const) : []),
    ...force.flatMap((crew, n) => crewProblems(crew, side, n)),
  ];
}

const isSkill = (value: number): boolean =>
  Number.isSafeInteger(value) && value >= SKILLS.least && value <= SKILLS.most;

function crewProblems({ mech, gunnery, piloting, pilot }: Crew, side: SeatName, n: number): readonly BattleProblem[] {
  const problems: BattleProblem[] = [];
  if (!isSkill(gunnery) || !isSkill(piloting)) problems.push({ code: 'skill', side, n });
  const name = pilot === '' ? undefined : readName(pilot);
  if (name && !name.ok) problems.push({ code: 'pilot', side, n, why: name.error });
  if (typeof mech === 'string') return problems;
  const [problem] = checkDesign(mech);
  if (problem) problems.push({ code: 'design', side, n, problem });
  const stock = passesFor(mech);
  if (stock !== undefined) problems.push({ code: 'named-as', side, n, stock });
  return problems;
}

/** Mechs drawn by chance for a side, none too heavy for what is left; the last as heavy as it may be. */
export function drawForce(count: number, tonnage: number, random: () => number): readonly Crew[] {
  const lightest = Math.min(...designs.map(({ tons }) => tons));
  const force: Crew[] = [];
  let left = tonnage;
  for (let others = count - 1; others >= 0; others--) {
    const fitting = designs.filter(({ tons }) => tons <= left - others * lightest);
    if (fitting.length === 0) continue;
    const heaviest = Math.max(...fitting.map(({ tons }) => tons));
    const pool = others > 0 ? fitting : fitting.filter(({ tons }) => tons === heaviest);
    const design = pool[Math.floor(random() * pool.length)]!;
    force.push(crewOf(design.name));
    left -= design.tons;
  }
  return force;
}

const KEY = 'tactarium.mechs.battle';

/** The battle that was built last on this device. */
export function loadBattle(text = localStorage.getItem(KEY)): Battle | undefined {
  if (text === null) return undefined;
  const battle = readBattle(text);
  return battle.ok ? battle.value : undefined;
}

export const storeBattle = (packed: string): void => localStorage.setItem(KEY, packed);

/** Whether two designs are the same mech. */
export const isSameDesign = (one: Design, other: Design): boolean => sameJson(writeDesign(one), writeDesign(other));

/** The problem of a design inside a refusal of options, if it is one. */
export function problemIn({ code, detail }: Refusal): Problem | undefined {
  if (code !== 'options/bad-mech' || !isObject(detail)) return undefined;
  return isProblem(detail) ? detail : undefined;
}

const isProblem = (json: JsonObject): json is JsonObject & Problem =>
  typeof json['place'] === 'string' && PROBLEMS.some((code) => code === json['code']);
