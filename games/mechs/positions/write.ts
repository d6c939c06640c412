import type { JsonObject } from '@tactarium/engine';
import { designNamed } from '../content/mechs/index.ts';
import { cellOf, TERRAINS } from '../field/field.ts';
import { type Mech, NOWHERE } from '../mech.ts';
import { isWorking } from '../resolution/record.ts';
import { other, SEATS } from '../seats.ts';
import { LOCATIONS, PLATES } from '../sheet/locations.ts';
import { writeDesign } from '../sheet/readDesign.ts';
import { EITHER, type Means, type State } from '../state.ts';
import { damagedNames } from './slots.ts';

/** Everything that a position or a claim may say about a mech. */
export function writeMech({ field }: Pick<State, 'field'>, mech: Mech): JsonObject {
  const { sheet } = mech;
  const { design } = sheet;
  const stock = designNamed(design.name) === design;
  const marks = LOCATIONS.map((_, location) => damagedNames(sheet, location, mech.hits[location]!));
  return {
    id: mech.id,
    side: SEATS[mech.side]!,
    ...(mech.pilot !== undefined && { pilot: mech.pilot }),
    ...(stock ? { type: design.name } : { design: { ...writeDesign(design) } }),
    at: mech.at === NOWHERE ? 'none' : cellOf(field, mech.at),
    facing: mech.facing,
    twist: mech.twist,
    twisted: mech.twisted,
    gunnery: mech.gunnery,
    piloting: mech.piloting,
    moved: mech.moved,
    hexes: mech.hexes,
    spent: mech.spent,
    heat: mech.heat,
    wounds: mech.wounds,
    prone: mech.prone,
    shutdown: mech.shutdown,
    conscious: mech.conscious,
    killed: mech.killed,
    destroyed: mech.destroyed,
    done: mech.done,
    primary: mech.primary,
    armor: Object.fromEntries(PLATES.map((plate, n) => [plate, mech.armor[n]!])),
    structure: Object.fromEntries(LOCATIONS.map((name, n) => [name, mech.structure[n]!])),
    slots: Object.fromEntries(LOCATIONS.flatMap((name, n) => (marks[n]!.length > 0 ? [[name, marks[n]!]] : []))),
    ammo: Object.fromEntries(sheet.bins.map(({ id }, n) => [id, mech.ammo[n]!])),
    fired: sheet.weapons.flatMap(({ id }, n) => (mech.fired & (1 << n) ? [id] : [])),
    struck: LOCATIONS.filter((_, n) => mech.struck & (1 << n)),
  };
}

/** What only a claim can ask for. */
export const writeDerived = (mech: Mech): JsonObject => {
  const { tons, walk, jump, sinks } = mech.sheet.design;
  const working = mech.sheet.weapons.filter((mount) => isWorking(mech, mount));
  return { tons, walk, jump, sinks, weapons: working.map(({ id }) => id) };
};

function writeMeans(means: Means): JsonObject {
  switch (means.by) {
    case 'weapon':
      return { weapon: means.with };
    case 'punch':
      return { arm: means.with };
    case 'kick':
      return { leg: means.with };
  }
}

export function writeState(state: State): JsonObject {
  const { field, active, first, boxcarsHit, turnLimit } = state;
  const hexes = [...field.terrain.keys()].filter((n) => field.terrain[n] !== 0 || field.level[n] !== 0);
  return {
    rules: state.rules.name,
    phase: state.phase,
    turn: state.turn,
    ...(active !== EITHER && { initiative: SEATS[other(first)]!, active: SEATS[active]! }),
    ...(state.current !== '' && { current: state.current }),
    ...(state.settled !== '' && { settled: state.settled }),
    options: { boxcarsHit, turnLimit },
    map: {
      size: [field.width, field.height],
      ...(field.shape !== 'parallelogram' && { shape: field.shape }),
      hexes: hexes.map((n) => ({
        at: cellOf(field, n),
        terrain: TERRAINS[field.terrain[n]!]!,
        level: field.level[n]!,
      })),
    },
    mechs: state.mechs.map((mech) => writeMech(state, mech)),
    declared: state.declared.map((one) => ({ mech: one.mech, ...writeMeans(one), target: one.target })),
  };
}
