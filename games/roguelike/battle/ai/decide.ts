import { orders } from '../actions/orders.ts';
import { settle } from '../actions/perform.ts';
import { request } from '../actions/requests.ts';
import { engagersOf, engages, isShooter, outOfReach } from '../reach/reach.ts';
import { isDisarmed, speedOf } from '../resolution/questions.ts';
import { alliesOf, type Battle, foesOf, type Rule } from '../state/battle.ts';
import { adjacent, manhattan } from '../state/board.ts';
import { canAct, canMove, hasStatus, NOBODY, type Unit } from '../state/unit.ts';
import { disengageRefusal } from '../subsystems/engagement/disengage.ts';
import { wayForward } from './advance.ts';
import { aimOfAbility } from './aims.ts';
import { chargeTarget } from './charges.ts';
import { wantsToDisengage } from './disengage.ts';
import { attackOn, contactWith } from './goals.ts';
import { pathTo } from './paths.ts';
import { swapPartner } from './swaps.ts';
import { bestOf, foesInReach, scoreOf, taunterOf } from './targets.ts';
import { wayOut } from './zones.ts';

const WORTHY_SCORE = 50;

const NOBODY_WEIGHED: readonly Unit[] = [];

function note(battle: Battle, unit: Unit, rule: Rule, weighed = NOBODY_WEIGHED): void {
  battle.witness?.decided(battle, unit, rule, weighed);
}

/** RUN-34: the first that applies. */
export function decide(battle: Battle, unit: Unit): void {
  if (unit.state === 'retreating') {
    note(battle, unit, 'flee');
    if (!unit.fled) request(battle, { do: 'flee', with: unit });
    return;
  }
  if (!canAct(unit)) return;
  if (unit.statuses.length > 0 && hasStatus(unit, 'charmed')) return attackAlly(battle, unit);
  const engagers = engagersOf(battle, unit);
  if (engagers.length > 0) decideEngaged(battle, unit, engagers);
  else decideFree(battle, unit);
}

function decideEngaged(battle: Battle, unit: Unit, engagers: readonly Unit[]): void {
  if (canSlipAway(battle, unit) && wantsToDisengage(battle, unit, engagers)) {
    note(battle, unit, 'disengage', engagers);
    return slipAway(battle, unit);
  }
  const ability = aimOfAbility(battle, unit);
  if (ability) {
    note(battle, unit, 'engaged_ability');
    return request(battle, { do: 'cast', with: { unit, aim: ability.aim } });
  }
  const inReach = strikable(battle, unit, engagers);
  const target = bestOf(battle, unit, inReach);
  note(battle, unit, target ? 'engaged_strike' : 'close_in', inReach);
  if (target) return attack(battle, unit, target);
  closeIn(battle, unit, engagers);
}

/** ENG-4: flyers and skirmishers are not bound to a neighbouring cell. */
function canSlipAway(battle: Battle, unit: Unit): boolean {
  const refused = disengageRefusal(battle, unit);
  return refused === undefined || (refused === 'no_escape' && (unit.make.is.Flyer || unit.make.is.Skirmisher));
}

/** ENG-4: flyers and skirmishers move on and may still strike; others step back one cell. */
function slipAway(battle: Battle, unit: Unit): void {
  const { Flyer, Skirmisher } = unit.make.is;
  if (!Flyer && !Skirmisher) return orders.disengage.perform(battle, { unit });
  go(battle, unit, wayForward(battle, unit), Flyer ? 'first' : 'each');
  strikeFromHere(battle, unit);
}

/** ENG-1: those that an engaged unit can strike where it stands; a shooter only hand to hand. */
const strikable = (battle: Battle, unit: Unit, engagers: readonly Unit[]): readonly Unit[] =>
  engagers.filter(
    (enemy) =>
      enemy.alive &&
      (!isShooter(unit) || adjacent(unit.cell, enemy.cell)) &&
      outOfReach(battle, unit, enemy) === undefined,
  );

/** ENG-1: engaged only by enemies it cannot strike, it may step up to one of them. */
function closeIn(battle: Battle, unit: Unit, engagers: readonly Unit[]): void {
  const speed = speedOf(battle, unit);
  const path = isFixed(unit) ? undefined : pathTo(battle, unit, contactWith(engagers, 1), undefined, speed);
  if (!path) return rest(battle, unit);
  go(battle, unit, path, 'none');
  const target = bestOf(battle, unit, strikable(battle, unit, engagers));
  if (target) attack(battle, unit, target);
}

/** Cannot leave its cell by itself. */
const isFixed = (unit: Unit): boolean => !canMove(unit) || (unit.statuses.length > 0 && hasStatus(unit, 'rooted'));

function decideFree(battle: Battle, unit: Unit): void {
  const taunter = taunterOf(battle, unit);
  if (!taunter && shouldRest(battle, unit)) {
    note(battle, unit, 'rest');
    return rest(battle, unit);
  }
  const fixed = isFixed(unit);
  const out = taunter || fixed ? undefined : wayOut(battle, unit);
  if (out) {
    note(battle, unit, 'leave_zone');
    go(battle, unit, out, 'none');
    return strikeFromHere(battle, unit);
  }
  const partner = taunter ? undefined : swapPartner(battle, unit);
  if (partner) {
    note(battle, unit, 'swap');
    return orders.swap.perform(battle, { unit, target: partner });
  }
  const ability = taunter ? undefined : aimOfAbility(battle, unit);
  if (ability) {
    note(battle, unit, 'ability');
    return request(battle, { do: 'cast', with: { unit, aim: ability.aim } });
  }
  const quarry = taunter || fixed ? undefined : chargeTarget(battle, unit);
  if (quarry) {
    note(battle, unit, 'charge', foesOf(battle, unit));
    return orders.charge.perform(battle, { unit, target: quarry });
  }
  const inReach = foesInReach(battle, unit);
  const target = bestOf(battle, unit, inReach);
  if (target && (!taunter || target === taunter)) {
    note(battle, unit, 'strike', inReach);
    return attack(battle, unit, target);
  }
  const way = fixed ? [] : wayForward(battle, unit);
  note(battle, unit, way.length > 0 ? 'advance' : target ? 'strike' : 'wait', inReach);
  if (way.length === 0) return target ? attack(battle, unit, target) : rest(battle, unit);
  go(battle, unit, way, 'none');
  strikeFromHere(battle, unit);
}

/** RUN-34 (4): a shooter with less than half its shots and nothing worth one. */
function shouldRest(battle: Battle, unit: Unit): boolean {
  const { maxAmmo } = unit.make;
  if (!battle.rules.on.ammunition || maxAmmo === 0 || unit.ammo * 2 >= maxAmmo) return false;
  const foes = foesOf(battle, unit);
  for (let i = 0; i < foes.length; i++) {
    const enemy = foes[i]!;
    if (outOfReach(battle, unit, enemy)) continue;
    if (scoreOf(battle, unit, enemy) > WORTHY_SCORE) return false;
  }
  return true;
}

function go(battle: Battle, unit: Unit, path: readonly number[], provokes: 'none' | 'first' | 'each'): void {
  if (path.length === 0) return;
  orders.march.start(battle, unit, path, provokes);
  settle(battle);
}

/** After a move: whoever is in reach; who was intercepted must turn to those who hold it (OVW-2). */
function strikeFromHere(battle: Battle, unit: Unit): void {
  if (!canAct(unit) || unit.acted) return;
  const enemies = foesInReach(battle, unit);
  const target = bestOf(battle, unit, unit.held === NOBODY ? enemies : engagedWith(battle, unit, enemies));
  if (target) attack(battle, unit, target);
}

const engagedWith = (battle: Battle, unit: Unit, enemies: readonly Unit[]): readonly Unit[] =>
  enemies.filter(
    (enemy) =>
      engages(battle, enemy, unit, unit.cell) &&
      (!isShooter(unit) || adjacent(unit.cell, enemy.cell) || isDisarmed(battle, unit)),
  );

/** RUN-22 Lilith: a charmed unit attacks its nearest ally; it goes there first if nobody holds it. */
function attackAlly(battle: Battle, unit: Unit): void {
  note(battle, unit, 'charmed');
  const [nearest] = alliesOf(battle, unit)
    .filter((ally) => ally !== unit && !ally.make.barricade)
    .toSorted((a, b) => manhattan(a.cell, unit.cell) - manhattan(b.cell, unit.cell) || a.id - b.id);
  if (!nearest) return;
  const isInReach = (cell: number): boolean => outOfReach(battle, unit, nearest, cell) === undefined;
  if (!isInReach(unit.cell) && !hasStatus(unit, 'rooted') && engagersOf(battle, unit).length === 0) {
    go(
      battle,
      unit,
      pathTo(battle, unit, attackOn(battle, unit, nearest), undefined, speedOf(battle, unit)) ?? [],
      'none',
    );
  }
  if (canAct(unit) && nearest.alive && isInReach(unit.cell)) attack(battle, unit, nearest);
}

function attack(battle: Battle, unit: Unit, target: Unit): void {
  request(battle, { do: 'attack', with: { unit, target, cells: 0, answered: false } });
}

function rest(battle: Battle, unit: Unit): void {
  orders.rest.perform(battle, { unit });
}
