import type { BestShot } from '@tactarium/games/mechs/client';
import type { Banner } from '../../match/parts/TurnBanner.tsx';
import type { Play } from './plan/usePlay.ts';
import { type MechWords, percent, sayLying } from './words/names.ts';
import { sideName } from './words/sayings.ts';

/** Whose turn it is, in which phase, and what to do now. On a phone, where the outlook lies below the edge, also what it comes to. */
export function bannerOf(t: MechWords, play: Play, resolving: boolean, isPhone: boolean): Banner {
  const { view, actor } = play;
  const round = view.turn === 0 ? t('phase.deployment') : t('track.turn', { turn: view.turn, limit: view.turnLimit });
  if (resolving) return { words: t('banner.resolution'), whose: 'other', help: round };
  if (view.viewer === 'spectator') {
    const words = view.active === 'either' ? round : t('banner.of', { side: sideName(t, view.active) });
    return { words, whose: 'other', help: round };
  }
  if (!actor) return { words: t('banner.theirs'), whose: 'other', help: round };
  return { words: t('banner.yours'), whose: 'mine', help: (isPhone && sayOutlook(t, play)) || whatNow(t, play) };
}

function whatNow(t: MechWords, { view, actor, plan, lies }: Play): string {
  const mech = actor!.id;
  switch (view.phase) {
    case 'deployment':
      return t(plan.aiming ? 'banner.deployAimed' : 'banner.deploy', { mech });
    case 'movement':
      if (lies) return sayLying(t, lies);
      if (actor!.prone) return t('banner.prone', { mech });
      return plan.aiming ? t('banner.moveAimed') : t('banner.move', { mech });
    case 'attack':
      return t('banner.attack', { mech });
    case 'physical':
      return t('banner.physical');
    case 'finished':
      return '';
  }
}

/** The best shot of either side if the mech goes where it aims. */
function sayOutlook(t: MechWords, { view, plan, outlook }: Play): string | undefined {
  if (view.phase !== 'movement' || !plan.aiming || outlook.length === 0) return undefined;
  const best = (shots: readonly (BestShot | undefined)[]): string => {
    const [shot] = shots.filter((one) => one !== undefined).toSorted((one, two) => two.ways - one.ways);
    return shot ? `${shot.number}+ (${percent(shot.ways)}\u00a0%)` : t('outlook.noShot');
  };
  const [mine, theirs] = [best(outlook.map((one) => one.mine)), best(outlook.map((one) => one.theirs))];
  return t('banner.moveNumbers', { mine, theirs });
}
