import {
  deploymentOf,
  type Event,
  forestsInDanger,
  oddsOf,
  ordersOf,
  SHIELD_FROM,
  type Tile,
  threatsOf,
  type View,
} from '@tactarium/games/forests/client';
import { indexOf, tileAt, unitOn } from './board.ts';
import type { BoardMarks } from './parts/Marks.tsx';
import { marchStep } from './standing.ts';
import type { Play } from './usePlay.ts';

/** What lights up on the map for what the player is doing. */
export function marksFor(
  play: Play,
  overlays: { readonly threats: boolean; readonly hovered: number | undefined },
): BoardMarks {
  const { view, hand, mayAct } = play;
  const { picked, aimed, tool } = hand;
  const orders = (mayAct && picked !== undefined && tool?.is !== 'deploy' && ordersOf(view).get(picked)) || [];
  const to = (...kinds: readonly string[]): readonly number[] =>
    orders.flatMap((order) =>
      order.command.type === 'act' && kinds.includes(order.is) ? [indexOf(view, order.command.to)] : [],
    );
  const deploys = mayAct && tool?.is === 'deploy' ? deploymentOf(view).tiles.map((tile) => indexOf(view, tile)) : [];
  return {
    picked,
    aimed: aimed !== undefined && to('attack', 'base', 'merge').includes(aimed) ? aimed : undefined,
    moves: to('move'),
    attacks: to('attack', 'base'),
    merges: to('merge'),
    deploys,
    hovered: overlays.hovered,
    route: routeFor(play),
    threats: overlays.threats ? threatSteps(view, picked) : [],
    danger:
      overlays.threats || view.countdown?.side === view.viewer
        ? forestsInDanger(view).map((at) => indexOf(view, at))
        : [],
  };
}

/** The way of the march that is offered, or of the one that the picked unit is on. */
function routeFor({ view, hand, standing, fresh }: Play): readonly number[] {
  const { picked, aimed } = hand;
  if (picked === undefined) return [];
  const order = standing.get(picked);
  const goal = aimed ?? (order?.is === 'march' ? order.goal : undefined);
  return goal === undefined ? [] : marchStep(view, picked, goal, fresh).way;
}

/**
 * By tile in four steps: how many enemies can strike there, or, with a unit picked, how likely the worst of them would
 * beat it there.
 */
function threatSteps(view: View, picked: number | undefined): readonly (readonly number[])[] {
  const steps: number[][] = [[], [], [], []];
  const mine = picked === undefined ? undefined : unitOn(view, picked);
  for (const { at, by } of threatsOf(view)) {
    const tile = indexOf(view, at);
    const step =
      mine && mine.seat === view.viewer
        ? Math.floor(Math.max(...by.map(({ hp }) => chanceAgainst(mine, hp, tile === picked))) / 26)
        : by.length - 1;
    steps[Math.min(3, step)]!.push(tile);
  }
  return steps;
}

/** In percent, that an attacker of these HP removes the unit; elsewhere it would have lost its shield. */
function chanceAgainst(
  { hp, still }: { readonly hp: number; readonly still: number },
  attacker: number,
  here: boolean,
): number {
  const odds = oddsOf(attacker, hp, hp + (here && still >= SHIELD_FROM ? 1 : 0));
  return odds.attacker + odds.luckyAttacker + odds.draw;
}

/** Where the last thing that moved came from and went to. */
export function traceOf(view: View, log: readonly { readonly type: string }[]): readonly number[] {
  const last = log.at(-1) as Event | undefined;
  const ends = (...tiles: readonly (Tile | undefined)[]): readonly number[] =>
    tiles.flatMap((tile) => (tile ? [indexOf(view, tile)] : []));
  for (let i = log.length - 1; i >= Math.max(0, log.length - 8) && last; i--) {
    const event = log[i] as Event;
    if (event.type === 'moved' || event.type === 'merged') return ends(event.from?.at, event.to?.at);
    if (event.type === 'fought') return ends(event.from?.at, event.at.at);
    if (event.type === 'turn_began') return [];
  }
  return [];
}

export const tilesNamed = (view: View, tiles: readonly number[]): readonly Tile[] =>
  tiles.map((tile) => tileAt(view, tile));
