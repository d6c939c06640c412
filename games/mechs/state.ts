import { type Dice, type Json, type Outcome, readDice, type Seat } from '@tactarium/engine';
import { designNamed } from './content/mechs/index.ts';
import { type Field, type FieldText, fieldText, readField } from './field/field.ts';
import { copyMech, type Mech, mechFrom } from './mech.ts';
import type { PhaseName } from './phases.ts';
import { type Ruleset, type RulesetName, rulesets } from './resolution/tables.ts';
import type { Lines } from './resolution/toHit.ts';
import type { Design } from './sheet/design.ts';
import type { LocationName } from './sheet/locations.ts';
import { type Sheet, sheetOf } from './sheet/sheet.ts';

/** With what an attack is made: a weapon by its id, or a limb and the damage that it would do. */
export type Means =
  | { readonly by: 'weapon'; readonly with: string }
  | { readonly by: 'punch' | 'kick'; readonly with: LocationName; readonly damage: number };

/** An attack as it stood when it was declared: MEC-14. */
export type Declared = Means & {
  readonly mech: string;
  readonly target: string;
  readonly number: number;
  readonly lines: Lines;
};

/** A position that does not say who won the initiative lets either side begin. */
export const EITHER = -1;

export type State = {
  readonly rules: Ruleset;
  readonly boxcarsHit: boolean;
  readonly turnLimit: number;
  readonly field: Field;
  turn: number;
  phase: PhaseName;
  /** Whose mech is next, or EITHER. Means nothing once it is over. */
  active: Seat;
  /** The loser of the initiative, who begins every phase of the turn. */
  first: Seat;
  /** The mech that has begun its part and must end it before another begins; empty: none. */
  current: string;
  /** The mech whose move was the last command: saying `done` for it changes nothing and is no mistake. Empty: none. */
  settled: string;
  /** By id, in plain order: the order of everything that goes by mech. */
  mechs: Mech[];
  declared: readonly Declared[];
  outcome: Outcome | undefined;
  dice: Dice;
};

export const copy = (state: State): State => ({
  ...state,
  mechs: state.mechs.map(copyMech),
  dice: state.dice.copy(),
});

export const mechNamed = ({ mechs }: Pick<State, 'mechs'>, id: string): Mech | undefined =>
  mechs.find((mech) => mech.id === id);

export const byId = <T extends { readonly id: string }>(things: readonly T[]): T[] =>
  things.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

export function write({ rules, field, mechs, dice, ...rest }: State): Json {
  return {
    ...rest,
    rules: rules.name,
    field: fieldText(field),
    mechs: mechs.map(({ sheet, ...mech }) => ({ ...mech, design: writeStock(sheet.design) })),
    dice: dice.write(),
  };
}

type Written = Omit<State, 'rules' | 'field' | 'mechs' | 'dice'> & {
  readonly rules: RulesetName;
  readonly field: FieldText;
  readonly mechs: readonly (Omit<Mech, 'sheet'> & { readonly design: Design | string })[];
  readonly dice: Json;
};

export function read(json: Json): State {
  const { rules, field, mechs, dice, ...rest } = json as Written;
  return {
    ...rest,
    rules: rulesets[rules],
    field: readField(field),
    mechs: mechs.map(({ design, ...mech }) => mechFrom({ ...mech, sheet: sheetFor(readStock(design)) })),
    outcome: rest.outcome ?? undefined,
    dice: readDice(dice),
  };
}

/** A stock mech is named, any other is written out. */
const writeStock = (design: Design): Design | string => (designNamed(design.name) === design ? design.name : design);
const readStock = (design: Design | string): Design => (typeof design === 'string' ? designNamed(design)! : design);

/** Sheets are made once a design: the cache can be dropped at any time. */
const sheets = new WeakMap<Design, Sheet>();

export function sheetFor(design: Design): Sheet {
  const known = sheets.get(design);
  if (known) return known;
  const sheet = sheetOf(design);
  sheets.set(design, sheet);
  return sheet;
}
