import { diceFrom, simulationSeed } from '@tactarium/engine';
import { designNamed } from '@tactarium/games/mechs/content/mechs/index';
import { weaponNamed } from '@tactarium/games/mechs/content/weapons';
import { land } from '@tactarium/games/mechs/resolution/attack';
import { settle } from '@tactarium/games/mechs/resolution/piloting';
import { newRecord, newToll } from '@tactarium/games/mechs/resolution/record';
import { rulesets } from '@tactarium/games/mechs/resolution/tables';
import { hits, toHit } from '@tactarium/games/mechs/resolution/toHit';
import { sheetOf } from '@tactarium/games/mechs/sheet/sheet';
import { compare, keep, type Suite } from '../harness.ts';

const ATTACKS = 2000;
const rules = rulesets.introductory;
const options = { boxcarsHit: false };
const weapon = weaponNamed('large laser')!;
const sheet = sheetOf(designNamed('Lantern')!);

const SHOT = {
  gunnery: 4,
  weapon,
  distance: 5,
  attackerMoved: 'walked',
  targetMoved: 'ran',
  targetHexes: 6,
  heat: 3,
  woods: 1,
  targetProne: false,
  targetImmobile: false,
  secondary: 'no',
  sensors: false,
  actuators: 0,
  attackerProne: false,
  cover: false,
} as const;

/** From the description of a shot to the last critical on a record sheet, a fresh one whenever a mech is destroyed. */
export const attacks: Suite = {
  name: 'mechs/attacks',
  run: (effort) =>
    compare(effort, {
      unit: 'attacks',
      against: { name: 'the dice alone', run: rollAlone },
      works: [
        { name: 'to-hit', run: reckonAlone },
        { name: 'resolved', run: () => resolve(undefined) },
        { name: 'resolved with the log', run: () => resolve([]) },
      ],
    }),
};

const freshDice = () => diceFrom(simulationSeed(1), 0);

function rollAlone(): number {
  const dice = freshDice();
  let sum = 0;
  for (let n = 0; n < ATTACKS; n++) {
    sum += dice.roll('table', 'to-hit', 2, 6);
    sum += dice.roll('table', 'location', 2, 6);
  }
  keep(sum);
  return ATTACKS;
}

function reckonAlone(): number {
  for (let n = 0; n < ATTACKS; n++) keep(toHit(rules, { ...SHOT, distance: 1 + (n % 15) }));
  return ATTACKS;
}

function resolve(log: [] | undefined): number {
  const dice = freshDice();
  let record = newRecord('B', sheet);
  for (let n = 0; n < ATTACKS; n++) {
    const { number } = toHit(rules, { ...SHOT, distance: 1 + (n % 15) });
    if (record.destroyed) record = newRecord('B', sheet);
    if (!hits(rules, number, dice.roll('table', 'to-hit', 2, 6), options)) continue;
    const blow = { record, rules, toll: newToll(), dice, log: log && [] };
    land(blow, { by: 'weapon', weapon, cover: false }, 'front');
    settle(blow);
  }
  keep(record);
  return ATTACKS;
}
