import type { Play } from './plan/usePlay.ts';

/** In the order in which a first battle brings them up. */
const HINTS = [
  'deploy',
  'prone',
  'shutdown',
  'hot',
  'console',
  'report',
  'rear',
  'price',
  'facing',
  'last',
  'reach',
] as const;
export type HintName = (typeof HINTS)[number];

const KEY = 'tactarium.hints.mechs';
const OFF = 'off';

/** Hints that were seen, or `off`. What was stored may be from anybody: only known names are taken. */
function readHints(text: string | null): ReadonlySet<HintName | typeof OFF> {
  const known = (text ?? '').split(' ');
  return new Set([...HINTS, OFF as typeof OFF].filter((name) => known.includes(name)));
}

export const loadHints = (): ReadonlySet<HintName | typeof OFF> => readHints(localStorage.getItem(KEY));
export const storeHints = (seen: ReadonlySet<string>): void => localStorage.setItem(KEY, [...seen].join(' '));

/** The first hint that fits the moment and was not seen yet. */
export function hintFor(play: Play, seen: ReadonlySet<string>): HintName | undefined {
  if (seen.has(OFF) || !play.actor) return undefined;
  return HINTS.find((name) => !seen.has(name) && FITS[name](play));
}

const HOT = 5;

const FITS: Readonly<Record<HintName, (play: Play) => boolean>> = {
  deploy: ({ view }) => view.phase === 'deployment',
  reach: ({ view, plan }) => view.phase === 'movement' && !plan.aiming,
  facing: ({ view, plan }) => view.phase === 'movement' && plan.aiming !== undefined,
  last: ({ view, plan }) => view.phase === 'movement' && view.first === view.viewer && !plan.aiming,
  price: ({ plan }) => plan.aiming?.mode === 'run' || plan.aiming?.mode === 'jump',
  console: ({ view }) => view.phase === 'attack',
  hot: ({ actor }) => (actor?.heat ?? 0) >= HOT,
  rear: ({ outlook }) => outlook.some(({ column, mine }) => column === 'rear' && mine !== undefined),
  prone: ({ actor }) => actor?.prone === true,
  shutdown: ({ heat }) => heat?.shutdown !== undefined,
  report: ({ view }) => view.phase === 'movement' && view.turn > 1,
};
