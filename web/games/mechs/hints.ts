import { hintsOf } from '../../match/hints.ts';
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

const HOT = 5;

const FITS: Readonly<Record<(typeof HINTS)[number], (play: Play) => boolean>> = {
  deploy: ({ view }) => view.phase === 'deployment',
  reach: ({ view, plan }) => view.phase === 'movement' && !plan.aiming,
  facing: ({ view, plan }) => view.phase === 'movement' && plan.aiming !== undefined,
  last: ({ view, plan }) => view.phase === 'movement' && view.first === view.viewer && !plan.aiming,
  price: ({ plan }) => plan.aiming?.mode === 'run' || plan.aiming?.mode === 'jump',
  console: ({ view }) => view.phase === 'attack',
  hot: ({ actor }) => (actor?.heat ?? 0) >= HOT,
  rear: ({ outlook }) => outlook.some(({ theirColumn, mine }) => theirColumn === 'rear' && mine !== undefined),
  prone: ({ actor, lies }) => actor?.prone === true && !lies,
  shutdown: ({ heat }) => heat?.shutdown !== undefined,
  report: ({ view }) => view.phase === 'movement' && view.turn > 1,
};

export const hints = hintsOf('tactarium.hints.mechs', HINTS, FITS);
