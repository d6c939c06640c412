import { safe } from './html.ts';

/** From where to where a plot reaches, and the part in which everything should lie. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly aim?: readonly [number, number];
  readonly ticks: readonly number[];
  label(value: number): string;
}

/** Something measured: a point and its interval, and other points to compare with. */
export interface Row {
  readonly name: string;
  /** Said after the name, smaller. */
  readonly more?: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** As it is written at the end of the row. */
  readonly said: string;
  /** Colour is never the only mark: what is outside gets an arrow too. */
  readonly mark?: 'over' | 'under' | 'over perhaps' | 'under perhaps';
  readonly others?: readonly { readonly value: number; readonly kind: string; readonly title: string }[];
}

/** In percent of the width, kept on the plot. */
function at({ from, to }: Scale, value: number): string {
  const share = (value - from) / (to - from);
  return (100 * Math.min(1, Math.max(0, share))).toFixed(2);
}

const ARROWS = { over: '▲', under: '▼', 'over perhaps': '△', 'under perhaps': '▽' } as const;

/** Points with whiskers, one a row, over the band of the aim. */
export function whiskers(rows: readonly Row[], scale: Scale): string {
  const [least, most] = scale.aim ?? [0, 0];
  const band = scale.aim
    ? `<i class="band" style="left:${at(scale, least)}%;right:${(100 - Number(at(scale, most))).toFixed(2)}%"></i>`
    : '';
  const ticks = scale.ticks
    .map((tick) => `<b style="left:${at(scale, tick)}%">${safe(scale.label(tick))}</b>`)
    .join('');
  const lines = scale.ticks.map((tick) => `<i class="tick" style="left:${at(scale, tick)}%"></i>`).join('');
  return `<div class="plot" role="table"><div class="row axis" aria-hidden="true"><span></span><span class="track">${ticks}</span><span></span></div>${rows
    .map((row) => whisker(row, scale, band + lines))
    .join('')}</div>`;
}

function whisker({ name, more, value, low, high, said, mark, others = [] }: Row, scale: Scale, ground: string): string {
  const reach = `left:${at(scale, low)}%;right:${(100 - Number(at(scale, high))).toFixed(2)}%`;
  const title = `${name}: ${said}, between ${scale.label(low)} and ${scale.label(high)}`;
  const marks = others
    .map(
      ({ value: other, kind, title: told }) =>
        `<i class="${kind}" style="left:${at(scale, other)}%" title="${safe(told)}"></i>`,
    )
    .join('');
  return `<div class="row ${mark ?? ''}" role="row" title="${safe(title)}"><span class="name" role="rowheader">${safe(name)}${
    more ? ` <small>${safe(more)}</small>` : ''
  }</span><span class="track" aria-hidden="true">${ground}<i class="reach" style="${reach}"></i>${marks}<i class="dot" style="left:${at(
    scale,
    value,
  )}%"></i></span><span class="said" role="cell">${mark ? `<em>${ARROWS[mark]}</em> ` : ''}${safe(said)}</span></div>`;
}

const TICK_EVERY = 5;

/** Bars side by side, for counts over whole numbers. */
export function histogram(bars: readonly { readonly label: string; readonly value: number }[]): string {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const columns = bars.map(({ label, value }, i) => {
    const tick = Number(label) % TICK_EVERY === 0 || i === bars.length - 1 ? `<b>${safe(label)}</b>` : '';
    return `<span title="${safe(label)}: ${value}"><i style="height:${((100 * value) / most).toFixed(1)}%"></i>${tick}</span>`;
  });
  return `<div class="histogram" role="img" aria-label="Battles by rounds">${columns.join('')}</div>`;
}

/** One bar cut into parts, with a legend. */
export function parts(of: readonly { readonly name: string; readonly share: number; readonly said: string }[]): string {
  const cut = of.map(
    ({ share, name, said }, i) =>
      `<i class="part${i}" style="flex-grow:${share.toFixed(4)}" title="${safe(name)}: ${said}"></i>`,
  );
  const legend = of.map(
    ({ name, said }, i) => `<li><i class="part${i}"></i>${safe(name)} <strong>${said}</strong></li>`,
  );
  return `<div class="parts" aria-hidden="true">${cut.join('')}</div><ul class="legend">${legend.join('')}</ul>`;
}
