import type { Portrait } from '@tactarium/engine';
import { type BattleView, HEIGHT, type Point, type UnitView, WIDTH } from '@tactarium/games/roguelike/client';
import type { Effect } from './effects.ts';
import { CELL, leftOf, middleOf, TURNS, topOf } from './geometry.ts';

/** The same in both themes: it leaves the page. */
const COLOURS = { left: '#2f74bd', right: '#c9423c' } as const;
const GROUNDS = ['#3a3a44', '#41414c'];
const HOMES = { left: '#32445a', right: '#57393b' } as const;
const LIFE = '#68d168';
const BLOW = '#ffe08a';
const FALL = '#ff5a4a';

const BAR = { x: 12, y: 82, width: 76, height: 9 };

/** The field of a battle as a picture: who stands where and looks whither, how much life is left, and who does what to whom. */
export function portraitOf(
  view: BattleView,
  effects: readonly Effect[],
  pictureOf: (unit: string) => string,
): Portrait {
  const units = view.units.filter(({ alive }) => alive).map((unit) => token(unit, pictureOf(unit.unit)));
  return {
    width: WIDTH * CELL,
    height: HEIGHT * CELL,
    shapes: [ground(), ...units, ...effects.map(mark)].join(''),
  };
}

function ground(): string {
  const cells: string[] = [];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const fill = y <= 1 ? HOMES.left : y >= HEIGHT - 2 ? HOMES.right : GROUNDS[(x + y) % 2];
      cells.push(
        `<rect x="${leftOf({ x, y })}" y="${topOf({ x, y })}" width="${CELL}" height="${CELL}" fill="${fill}" stroke="#2b2b33"/>`,
      );
    }
  return cells.join('');
}

function token({ at, team, facing, hp, maxHp, state }: UnitView, picture: string): string {
  const life = Math.max(0, Math.min(1, hp / maxHp));
  return `<g transform="translate(${leftOf(at)} ${topOf(at)})"${state === 'ready' ? '' : ' opacity="0.6"'}><circle cx="50" cy="44" r="34" fill="${COLOURS[team]}" stroke="#fff7e6" stroke-width="3"/><path d="${picture}" transform="translate(24 18) scale(0.101)" fill="#fff7e6"/><path d="M50,1L59,12L41,12Z" transform="rotate(${TURNS[facing]} 50 44)" fill="#fff7e6"/><rect x="${BAR.x}" y="${BAR.y}" width="${BAR.width}" height="${BAR.height}" fill="#15151b"/><rect x="${BAR.x}" y="${BAR.y}" width="${(BAR.width * life).toFixed(1)}" height="${BAR.height}" fill="${LIFE}"/></g>`;
}

/** What can be told without letters. */
function mark(effect: Effect): string {
  switch (effect.is) {
    case 'line': {
      const [from, to] = [middleOf(effect.from), middleOf(effect.to)];
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      return `<path d="M${from.x},${from.y}L${to.x},${to.y}" stroke="${BLOW}" stroke-width="7" stroke-linecap="round"/><path d="M-18,-12L6,0L-18,12Z" transform="translate(${to.x} ${to.y}) rotate(${angle.toFixed(1)})" fill="${BLOW}"/>`;
    }
    case 'ring':
      return circled(effect.at, BLOW);
    case 'icon':
      return effect.icon === 'skull' ? `${circled(effect.at, FALL)}${crossed(effect.at)}` : '';
    case 'float':
    case 'popup':
    case 'flash':
      return '';
  }
}

function circled(at: Point, colour: string): string {
  const { x, y } = middleOf(at);
  return `<circle cx="${x}" cy="${y}" r="42" fill="none" stroke="${colour}" stroke-width="6"/>`;
}

function crossed(at: Point): string {
  const { x, y } = middleOf(at);
  return `<path d="M${x - 24},${y - 24}l48,48m0,-48l-48,48" stroke="${FALL}" stroke-width="10" stroke-linecap="round"/>`;
}
