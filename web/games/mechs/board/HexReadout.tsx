import { cellAt, hexName, sightOf } from '@tactarium/games/mechs/client';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraControl } from '../../../board/useCamera.ts';
import { saySight } from '../plan/MoveCard.tsx';
import type { Play } from '../plan/usePlay.ts';
import type { MechWords } from '../words/names.ts';
import styles from './HexReadout.module.css';
import { terrainAt } from './labels.ts';
import { geometryOf, rangeOf } from './layout.ts';

interface HexReadoutProps {
  readonly play: Play;
  readonly camera: CameraControl;
  readonly turned: boolean;
}

/**
 * What a mouse points at, in a line on the map: the ground, how far it is, and what lies between. Keys and screen readers
 * have the same from the grid.
 */
export function HexReadout({ play, camera, turned }: HexReadoutProps): ReactElement | null {
  const { t } = useTranslation('mechs');
  const { view } = play;
  const hex = usePointedHex(camera, geometryOf(view.field, turned).cellUnder);
  if (hex < 0) return null;
  return (
    <p className={styles['readout']} aria-hidden="true">
      {readOut(t, play, hex).join(' · ')}
    </p>
  );
}

function readOut(t: MechWords, { view, actor, plan }: Play, hex: number): readonly string[] {
  const { terrain, level } = terrainAt(view, hex);
  const from = plan.aiming?.to ?? actor?.at ?? -1;
  const seen = from >= 0 && from !== hex ? sightOf(view, cellAt(view, from), cellAt(view, hex)) : undefined;
  return [
    hexName(cellAt(view, hex)),
    t(`terrain.${terrain}`),
    ...(level > 0 ? [t('hex.level', { level })] : []),
    ...(seen && actor
      ? [t('hex.range', { count: rangeOf(view.field, from, hex), mech: actor.id }), saySight(t, { sight: seen })]
      : []),
  ];
}

/** The hex under a mouse; below 0 beside the map. A finger points at nothing that it does not mean. */
function usePointedHex(camera: CameraControl, cellUnder: (spot: { x: number; y: number }) => number): number {
  const [hex, setHex] = useState(-1);
  useEffect(() => {
    const { current: frame } = camera.frame;
    if (!frame) return;
    const controller = new AbortController();
    const on = (type: 'pointermove' | 'pointerleave', listener: (event: PointerEvent) => void): void =>
      frame.addEventListener(type, listener, { signal: controller.signal });
    on('pointermove', (event) => event.pointerType === 'mouse' && setHex(cellUnder(camera.spotOf(event))));
    on('pointerleave', () => setHex(-1));
    return () => controller.abort();
  }, [camera, cellUnder]);
  return hex;
}
