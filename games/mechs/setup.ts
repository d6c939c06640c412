import { type Dice, diceFrom, type Seat, type Seed } from '@tactarium/engine';
import { fieldFor } from './content/fieldFor.ts';
import { designs } from './content/mechs/index.ts';
import { scenarios } from './content/scenarios.ts';
import { type Mech, newMech } from './mech.ts';
import { rulesets } from './resolution/tables.ts';
import { rollInitiative } from './rules/initiative.ts';
import { SEATS } from './seats.ts';
import type { Design } from './sheet/design.ts';
import { byId, type State, sheetFor } from './state.ts';
import { designOf, type Options, type Recruit } from './wire.ts';

const USUAL_EACH = 2;
const USUAL_TONNAGE = 120;
const USUAL_TURN_LIMIT = 30;

/** MEC-33: by tonnage limit, map and seed; MEC-28: the loser of a first initiative roll deploys first. */
export function setup(options: Options, seed: Seed): State {
  const plan = options.scenario && scenarios[options.scenario];
  const dice = diceFrom(seed, SEATS.length);
  const forces = options.mechs ?? plan?.mechs;
  const state: State = {
    rules: rulesets[options.rules ?? plan?.rules ?? 'introductory'],
    boxcarsHit: options.boxcarsHit ?? false,
    turnLimit: options.turnLimit ?? plan?.turnLimit ?? USUAL_TURN_LIMIT,
    field: fieldFor(options, dice),
    turn: 0,
    phase: 'deployment',
    active: 0,
    first: 0,
    current: '',
    settled: '',
    mechs: byId(
      SEATS.flatMap((side, seat) => {
        const force: readonly Recruit[] = forces?.[side] ?? drawForce(options, dice);
        return force.map((recruit, n) => enlist(seat, n, recruit));
      }),
    ),
    declared: [],
    outcome: undefined,
    dice,
  };
  rollInitiative(state);
  state.active = state.first;
  return state;
}

/** A1, A2, … and B1, B2, …; the tenth is AA, so that ids sort as they count. */
const idOf = (seat: Seat, n: number): string => `${SEATS[seat]!.toUpperCase()}${(n + 1).toString(16).toUpperCase()}`;

/** A mech on its side, with its pilot. */
function enlist(seat: Seat, n: number, recruit: Recruit): Mech {
  const mech = newMech(idOf(seat, n), seat, sheetFor(designOf(recruit)));
  if (typeof recruit === 'string' || !('mech' in recruit)) return mech;
  const { gunnery = mech.gunnery, piloting = mech.piloting, pilot } = recruit;
  return { ...mech, gunnery, piloting, ...(pilot !== undefined && { pilot }) };
}

/** Mechs drawn evenly from those that fit; the last is among the heaviest that do, so that forces come near the limit. */
function drawForce({ tonnage = USUAL_TONNAGE, each = USUAL_EACH }: Options, dice: Dice): readonly Design[] {
  const lightest = Math.min(...designs.map(({ tons }) => tons));
  const count = Math.max(1, Math.min(each, Math.trunc(tonnage / lightest)));
  const force: Design[] = [];
  let left = tonnage;
  for (let others = count - 1; others >= 0; others--) {
    const fitting = designs.filter(({ tons }) => tons <= left - others * lightest);
    const heaviest = Math.max(...fitting.map(({ tons }) => tons));
    const pool = others > 0 ? fitting : fitting.filter(({ tons }) => tons === heaviest);
    const design = pool[dice.below('table', 'force', pool.length)]!;
    force.push(design);
    left -= design.tons;
  }
  return force;
}
