import { cellAt, hexName, type MechView, TERRAINS, type View } from '@tactarium/games/mechs/client';
import type { Play } from '../plan/usePlay.ts';
import type { MechWords } from '../words/names.ts';
import { sideName } from '../words/sayings.ts';
import { rangeOf, seenFacing } from './layout.ts';
import { cheapest } from './Reach.tsx';

const SIGNS = '.lhrw';

export const terrainAt = ({ field }: View, hex: number) => {
  const [width] = field.size;
  const sign = field.terrain[Math.trunc(hex / width)]![hex % width]!;
  return { terrain: TERRAINS[SIGNS.indexOf(sign)]!, level: Number(field.level[Math.trunc(hex / width)]![hex % width]) };
};

/** Everything that can be said of a mech's state, in a few words each. */
export function stateWords(t: MechWords, view: View, mech: MechView): readonly string[] {
  if (mech.destroyed) return [t('state.destroyed')];
  return [
    ...(mech.heat > 0 ? [t('state.heat', { heat: mech.heat })] : []),
    ...(mech.prone ? [t('state.prone')] : []),
    ...(mech.shutdown ? [t('state.shutdown')] : []),
    ...(mech.conscious ? [] : [t('state.unconscious')]),
    ...(mech.twist < 0 ? [t('state.twistLeft')] : mech.twist > 0 ? [t('state.twistRight')] : []),
    ...(mech.done && view.phase !== 'finished' ? [t('state.done')] : []),
  ];
}

/** What is said of a hex: where it is, what is on it, and what could be done there. */
export function sayHex(
  t: MechWords,
  play: Pick<Play, 'view' | 'reaches' | 'zone' | 'plan' | 'actor'>,
  hex: number,
  turned: boolean,
): string {
  const { view, reaches, zone, plan, actor } = play;
  const { terrain, level } = terrainAt(view, hex);
  const mech = view.mechs.find((one) => one.at === hex && !one.destroyed);
  const wreck = view.mechs.find((one) => one.at === hex && one.destroyed);
  const reached = reaches.length > 0 ? cheapest(view, reaches).get(hex) : undefined;
  return [
    hexName(cellAt(view, hex)),
    ...(mech ? [sayMech(t, view, mech, turned), ...stateWords(t, view, mech)] : []),
    ...(wreck ? [t('hex.wreck', { mech: `${wreck.id} ${wreck.design.name}` })] : []),
    t(`terrain.${terrain}`),
    ...(level > 0 ? [t('hex.level', { level })] : []),
    ...(plan.aiming?.to === hex ? [t('hex.ghost')] : []),
    ...(zone.has(hex) ? [t('hex.zone')] : []),
    ...(reached ? [t('hex.reach', { mode: t(`mode.${reached.mode}`), mp: reached.mp })] : []),
    ...(actor && actor.at >= 0 && actor.at !== hex
      ? [t('hex.range', { count: rangeOf(view.field, actor.at, hex), mech: actor.id })]
      : []),
  ].join(', ');
}

function sayMech(t: MechWords, view: View, mech: MechView, turned: boolean): string {
  const name = `${mech.id} ${mech.design.name}`;
  const whose =
    view.viewer === 'spectator'
      ? t('hex.of', { mech: name, side: sideName(t, mech.side) })
      : t(mech.side === view.viewer ? 'hex.mine' : 'hex.enemy', { mech: name });
  return `${whose}, ${t('hex.ahead', { arrow: t(`arrow.${seenFacing(mech.facing, turned)}`) })}`;
}
