import { isObject, type OutcomeView, type Refusal } from '@tactarium/engine';
import {
  type AttackOdds,
  type Between,
  deploymentOf,
  type Event,
  forestsInDanger,
  levelOf,
  type Order,
  type SeatName,
  SHIELD_FROM,
  threatsOf,
  tierOf,
  tileName,
  type UnitOn,
  type UnitView,
  type View,
} from '@tactarium/games/forests/client';
import type { TFunction } from 'i18next';
import { baseOf, edgesOf, isSeen, isTurned, middleOf, otherSide, sameTile, tileAt, unitOn, wallOn } from './board.ts';
import { orderTo } from './hand.ts';
import type { Play } from './usePlay.ts';
import { en } from './words/en.ts';

export type ForestWords = TFunction<'forests'>;

export const sideName = (t: ForestWords, seat: string): string => t(`seat.${seat as SeatName}`);

const edgeWords = ([a, b]: Between): { readonly a: string; readonly b: string } => ({ a: tileName(a), b: tileName(b) });

/** One sentence on an event, as this viewer would be told; undefined where there is nothing to say. */
export function sayEvent(t: ForestWords, event: Event, viewer: string): string | undefined {
  const you = 'seat' in event && event.seat === viewer;
  const side = 'seat' in event ? sideName(t, event.seat) : '';
  switch (event.type) {
    case 'moved': {
      const { from, to } = event;
      if (!to) return from && t('event.vanishes', { side, from: tileName(from.at) });
      const hp = to.unit?.hp ?? 0;
      if (!from) return t('event.appears', { side, hp, to: tileName(to.at) });
      return t(you ? 'event.movedYou' : 'event.moved', { side, hp, from: tileName(from.at), to: tileName(to.at) });
    }
    case 'fought':
      return sayFight(t, event, viewer);
    case 'merged': {
      const { from, to } = event;
      if (!to?.unit) return undefined;
      const rest = from?.unit ? t('event.rest', { hp: from.unit.hp }) : '';
      return t(you ? 'event.mergedYou' : 'event.merged', { side, hp: to.unit.hp, to: tileName(to.at), rest });
    }
    case 'struck':
      return t(you ? 'event.struckYou' : 'event.struck', { side, damage: event.damage, left: event.left });
    case 'wall_hit': {
      const left = event.wall.wall ? t('event.wallLeft', { hp: event.wall.wall.hp }) : t('event.wallFalls');
      return t(you ? 'event.wallHitYou' : 'event.wallHit', { side, ...edgeWords(event.wall.between), left });
    }
    case 'deployed':
      return t(you ? 'event.deployedYou' : 'event.deployed', {
        side,
        hp: event.at.unit?.hp ?? 0,
        at: tileName(event.at.at),
      });
    case 'converted':
      return t('event.converted', { count: event.points });
    case 'wall_built':
      return t(you ? 'event.builtYou' : 'event.built', { side, ...edgeWords(event.wall.between) });
    case 'wall_removed':
      return t(you ? 'event.removedYou' : 'event.removed', { side, ...edgeWords(event.wall.between) });
    case 'captured': {
      const [mine, theirs] = [event.holdings[event.seat], event.holdings[otherSide(event.seat)]];
      if (!event.forest) return t('event.capturedUnseen', { side, mine, theirs });
      return t(you ? 'event.capturedYou' : 'event.captured', { side, at: tileName(event.forest.at), mine, theirs });
    }
    case 'undone':
      return t(you ? 'event.undoneYou' : 'event.undone', { side });
    case 'counted':
      if (event.left === 0) return undefined;
      return event.side === viewer
        ? t('event.countedYou', { count: event.left })
        : t('event.counted', { side: sideName(t, event.side), count: event.left });
    case 'countdown_broken':
      return event.side === viewer ? t('event.brokenYou') : t('event.broken', { side: sideName(t, event.side) });
    case 'turn_began':
      return t(you ? 'event.turnYou' : 'event.turn', { side, round: event.round });
    case 'sighted': {
      const enemies = event.units.filter(({ seat }) => seat !== event.seat);
      if (enemies.length === 0) return undefined;
      const units = enemies.map(({ hp, at }) => t('event.sightedUnit', { hp, at: tileName(at) })).join(', ');
      return t('event.sighted', { count: enemies.length, units });
    }
    case 'finished':
      return sayOutcome(t, event.outcome, viewer);
    case 'turn_ended':
    case 'accounted':
    case 'lost_sight':
      return undefined;
  }
}

function sayFight(t: ForestWords, event: Extract<Event, { type: 'fought' }>, viewer: string): string {
  const named = (seat: SeatName, hp: number): string =>
    seat === viewer ? t('event.unitYou', { hp }) : t('event.unit', { side: sideName(t, seat), hp });
  return t('event.fought', {
    attacker: named(event.seat, event.attacker),
    defender: named(otherSide(event.seat), event.defender),
    at: tileName(event.at.at),
    luck: t(`event.luck.${event.luck}`),
    power: event.power,
    defence: event.defence,
    result: t(`event.result.${event.result}`, { hp: event.at.unit?.hp ?? 0 }),
  });
}

const REASONS = ['monopoly', 'annihilation', 'turn_limit', 'resigned', 'timeout', 'draw_agreed', 'abandoned'] as const;
const LOST_REASONS = ['monopoly', 'annihilation', 'resigned', 'timeout'] as const;

const sayReason = (t: ForestWords, reason: string): string => {
  const known = REASONS.find((one) => one === reason);
  return known ? t(`reason.${known}`) : reason;
};

function sayOutcome(t: ForestWords, outcome: OutcomeView, viewer: string): string {
  const reason = sayReason(t, outcome.reason);
  if (outcome.winner === viewer) return t('event.wonYou', { reason });
  if (outcome.winner) return t('event.won', { side: sideName(t, outcome.winner), reason });
  return t(outcome.draw ? 'event.drawn' : 'event.void', { reason });
}

/** Why it ended, as it is said to who has lost where that makes a difference. */
export function sayEnd(t: ForestWords, outcome: OutcomeView, viewer: string): string {
  const lost = outcome.winner !== undefined && outcome.winner !== viewer && viewer !== 'spectator';
  const known = lost ? LOST_REASONS.find((one) => one === outcome.reason) : undefined;
  return known ? t(`reasonLost.${known}`) : sayOutcome(t, outcome, viewer);
}

const tierWords = (t: ForestWords, hp: number): string => t('unit.tier', { tier: tierOf(hp), level: levelOf(hp) });

/** Everything that can be seen of a unit. */
export function unitWords(t: ForestWords, view: View, unit: UnitOn): readonly string[] {
  const left = SHIELD_FROM - unit.still;
  return [
    unit.seat === view.viewer
      ? t('unit.own', { hp: unit.hp })
      : view.viewer === 'spectator'
        ? t('unit.of', { side: sideName(t, unit.seat), hp: unit.hp })
        : t('unit.enemy', { hp: unit.hp }),
    tierWords(t, unit.hp),
    ...(left <= 0 ? [t('unit.shield')] : unit.still > 0 ? [t('unit.shieldIn', { count: left })] : []),
    ...(unit.remembered ? [t('unit.seenIn', { round: view.sight?.[unit.at[1] * view.size + unit.at[0]] ?? 0 })] : []),
  ];
}

const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;

/** On which side of a tile an edge lies, on the map as it is seen. */
export function sideOfEdge(view: View, tile: number, [a, b]: Between): (typeof DIRECTIONS)[number] {
  const here = tileAt(view, tile);
  const turned = isTurned(view);
  const [from, to] = [middleOf(view, turned, here), middleOf(view, turned, sameTile(a, here) ? b : a)];
  if (from.x === to.x) return to.y < from.y ? 'up' : 'down';
  return to.x < from.x ? 'left' : 'right';
}

const forestWords = (t: ForestWords, view: View, tile: number): readonly string[] => {
  const forest = view.forests.find(({ at }) => sameTile(at, tileAt(view, tile)));
  if (!forest) return [];
  if (forest.owner === null) return [t('tile.forest')];
  if (forest.owner === view.viewer) return [t('tile.forestMine')];
  return [
    view.viewer === 'spectator' ? t('tile.forestOf', { side: sideName(t, forest.owner) }) : t('tile.forestTheirs'),
  ];
};

function wallWords(t: ForestWords, view: View, tile: number): readonly string[] {
  return edgesOf(view, tileAt(view, tile))
    .flatMap((edge) => wallOn(view, edge) ?? [])
    .map(({ between, owner }) => {
      const where = t(`tile.where.${sideOfEdge(view, tile, between)}`);
      const whose = owner === 'neutral' ? 'neutral' : owner === view.viewer ? 'own' : 'theirs';
      return t(`tile.wall.${whose}`, { where });
    });
}

/** What a screen reader says of a tile. `more` is what the hand and the overlays add. */
export function sayTile(t: ForestWords, view: View, tile: number, more: readonly string[]): string {
  const at = tileAt(view, tile);
  const unit = unitOn(view, tile);
  const seen = view.sight?.[tile];
  const base = (['a', 'b'] as const).find((side) => sameTile(baseOf(view, side), at));
  const what = [
    ...(unit ? unitWords(t, view, unit) : []),
    ...(base === undefined
      ? []
      : [
          base === view.viewer
            ? t('tile.baseMine', { hp: view.bases[base] })
            : t('tile.base', { side: sideName(t, base), hp: view.bases[base] }),
        ]),
    ...forestWords(t, view, tile),
    ...wallWords(t, view, tile),
  ];
  const sight = isSeen(view, tile) ? [] : [seen === 0 ? t('tile.unseen') : t('tile.seenIn', { round: seen ?? 0 })];
  const all = [...(what.length > 0 ? what : sight.length > 0 ? [] : [t('tile.empty')]), ...sight, ...more];
  return [tileName(at), ...all].join(', ');
}

/** What an order would bring, in a few words. */
function sayOrder(t: ForestWords, order: Order): string {
  switch (order.is) {
    case 'move':
      return t('tile.move');
    case 'attack':
      return t('tile.attack', { percent: order.odds.attacker + order.odds.luckyAttacker });
    case 'merge':
      return t('tile.merge', { becomes: order.becomes });
    case 'base':
      return t('tile.strike');
    case 'wall':
      return '';
  }
}

/** What the hand and the overlays add to a tile. */
export function sayMore(t: ForestWords, play: Play, tile: number, withThreats: boolean): readonly string[] {
  const { view, hand, idle, mayAct } = play;
  const at = tileAt(view, tile);
  const order = hand.picked === undefined ? undefined : orderTo(view, hand.picked, tile);
  const deploys = hand.tool?.is === 'deploy' && deploymentOf(view).tiles.some((free) => sameTile(free, at));
  const threat = withThreats ? threatsOf(view).find((one) => sameTile(one.at, at)) : undefined;
  const danger = withThreats && forestsInDanger(view).some((forest) => sameTile(forest, at));
  return [
    ...(order ? [sayOrder(t, order)] : []),
    ...(deploys ? [t('tile.deploy')] : []),
    ...(mayAct && unitOn(view, tile)?.seat === view.viewer
      ? [t(idle.includes(tile) ? 'unit.canAct' : 'unit.acted')]
      : []),
    ...(threat ? [t('tile.threat', { count: threat.by.length })] : []),
    ...(danger ? [t('tile.danger')] : []),
  ];
}

export interface OddsLine {
  readonly is: 'attacker' | 'luckyAttacker' | 'draw' | 'luckyDefender' | 'defender';
  readonly percent: number;
  readonly words: string;
}

/** FOR-31: what may happen, from best to worst; what cannot happen is left out. */
export function oddsLines(t: ForestWords, odds: AttackOdds): readonly OddsLine[] {
  return (['attacker', 'luckyAttacker', 'draw', 'luckyDefender', 'defender'] as const)
    .filter((is) => odds[is] > 0)
    .map((is) => {
      const hp = is === 'draw' ? 0 : odds.left[is];
      const tier = hp === 0 ? '' : t('odds.tier', { tier: tierOf(hp) });
      return { is, percent: odds[is], words: t(`odds.${is}`, { percent: odds[is], hp, tier }) };
    });
}

/** "25 +4 / ±0 / −4 against 20 + shield 1 + support 1". */
export const sayOddsSum = (t: ForestWords, { power, defence }: AttackOdds): string =>
  t('odds.sum', {
    hp: power.hp,
    luck: power.luck,
    hp2: defence.hp,
    bonus: `${defence.shield ? t('odds.shield') : ''}${defence.support ? t('odds.support') : ''}`,
  });

export const tileNames = (tiles: readonly (readonly [number, number])[]): string =>
  tiles.map(tileName).join('\u00a0· ');

/** How far away enemies are from a tile, for those who cannot see the map. */
export function sayAround(t: ForestWords, view: View, tile: number, threatens: (unit: UnitView) => boolean): string {
  const at = tileAt(view, tile);
  const turned = isTurned(view);
  const here = middleOf(view, turned, at);
  const near = view.units
    .filter(
      (unit) => unit.seat !== view.viewer && Math.max(Math.abs(unit.at[0] - at[0]), Math.abs(unit.at[1] - at[1])) <= 4,
    )
    .map((unit) => {
      const there = middleOf(view, turned, unit.at);
      const [right, down] = [Math.round((there.x - here.x) / 100), Math.round((there.y - here.y) / 100)];
      const where = [
        ...(down === 0 ? [] : [t(down < 0 ? 'around.up' : 'around.down', { count: Math.abs(down) })]),
        ...(right === 0 ? [] : [t(right < 0 ? 'around.left' : 'around.right', { count: Math.abs(right) })]),
      ].join(' ');
      const strikes = threatens(unit) ? `, ${t('around.strikes')}` : '';
      return `${t('around.enemy', { hp: unit.hp, where })}${strikes}`;
    });
  return near.length === 0 ? t('around.nothing') : `${near.join('; ')}.`;
}

/** A refusal with what its detail adds; undefined for one that only the shared pages know. */
export function sayRefusal(t: ForestWords, { code, detail }: Refusal): string | undefined {
  if (!(code in en.refusals)) return undefined;
  const sentence = t(`refusals.${code as keyof typeof en.refusals}`);
  const about: Record<string, unknown> = isObject(detail) ? detail : {};
  const added =
    typeof about['range'] === 'number'
      ? t('refusalDetail.range', { count: about['range'] })
      : typeof about['free'] === 'number'
        ? t('refusalDetail.free', { round: about['free'] })
        : typeof about['wood'] === 'number'
          ? t('refusalDetail.wood', { wood: about['wood'] })
          : typeof about['reserve'] === 'number'
            ? t('refusalDetail.reserve', { reserve: about['reserve'] })
            : '';
  return added === '' ? sentence : `${sentence} ${added}`;
}
