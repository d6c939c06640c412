import type { Report } from '../report.ts';
import { safe } from './html.ts';

/** As far from even as the deepest colour. */
const DEEPEST = 0.35;
const MOST_COLOUR = 70;

/** A heat map as a table: it can be read without colours, and aloud. */
export function pairMap({ byFaction, pairs }: Report): string {
  const head = byFaction.map(({ name }) => `<th scope="col"><span>${safe(name)}</span></th>`).join('');
  const rows = byFaction.map(({ id: row, name }) => {
    const cells = byFaction.map(({ id: column }) => cellOf(pairs, row, column)).join('');
    return `<tr><th scope="row">${safe(name)}</th>${cells}</tr>`;
  });
  const columns = `<colgroup><col>${byFaction.map(() => '<col>').join('')}</colgroup>`;
  return `<div class="card"><table class="pairs">${columns}<thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function cellOf(pairs: Report['pairs'], row: string, column: string): string {
  if (row === column) return '<td class="self">·</td>';
  const pair = pairs.find(({ first, second }) => first === row && second === column);
  const turned = pairs.find(({ first, second }) => first === column && second === row)!;
  const { low, high } = pair ?? turned;
  const rate = pair ? pair.rate : 1 - turned.rate;
  const depth = (MOST_COLOUR * Math.min(DEEPEST, Math.abs(rate - 0.5))) / DEEPEST;
  const reach = (100 * (high - low)) / 2;
  return `<td class="${rate >= 0.5 ? 'win' : 'lose'}" style="--t:${depth.toFixed(0)}%">${(100 * rate).toFixed(0)}<span>\u00a0%</span><small>± ${reach.toFixed(1)}</small></td>`;
}
