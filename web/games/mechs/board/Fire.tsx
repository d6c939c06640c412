import { type Aim, cellAt, type MechView, sectorOf, sheetFor, sightOf, type View } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import styles from './Board.module.css';
import { angleOf, FRAME, geometryOf, HEX, indexAt } from './layout.ts';
import { hexesPath, linePath, ringPath, sectorPath } from './paths.ts';

interface ArcsProps {
  readonly view: View;
  readonly mech: MechView;
  readonly at: number;
  readonly facing: number;
  readonly twist: number;
  readonly turned: boolean;
}

const BANDS = [3, 6, 15] as const;
const FAR = 15 * HEX;

/** MEC-19: what the mech's weapons bear on, by outline and hatch, and the range bands of the introductory rules. */
export function Arcs({ view, mech, at, facing, twist, turned }: ArcsProps): ReactElement {
  const geometry = geometryOf(view.field, turned);
  const middle = geometry.middleOf(at);
  const ahead = angleOf(facing + twist, turned);
  const { weapons } = sheetFor(mech.design);
  const sectors = new Map(
    weapons.map(({ location, rear }) => {
      const sector = sectorOf(location, rear);
      return [
        `${sector[0]} ${sector[1]}`,
        { sector, look: rear ? 'rear' : sector[0] === 300 && sector[1] === 60 ? 'forward' : 'arm' },
      ] as const;
    }),
  );
  return (
    <g clipPath="url(#mechs-map)">
      <clipPath id="mechs-map">
        <rect x={FRAME} y={FRAME} width={geometry.width - 2 * FRAME} height={geometry.height - 2 * FRAME} />
      </clipPath>
      {view.rules === 'introductory' &&
        BANDS.map((band) => <path key={band} className={styles['band']} d={ringPath(middle, band)} />)}
      {[...sectors.values()].map(({ sector: [from, to], look }) => (
        <path key={`${from} ${to}`} className={styles[look]} d={sectorPath(middle, ahead + from, ahead + to, FAR)} />
      ))}
    </g>
  );
}

interface FireProps {
  readonly view: View;
  readonly actor: MechView | undefined;
  readonly planned: readonly Pick<Aim, 'target'>[];
  readonly pointed: Aim | undefined;
  readonly target: string | undefined;
  readonly turned: boolean;
}

/** Lines of fire: declared ones, planned ones, and the one that is pointed at with the hexes that count. */
export function Fire({ view, actor, planned, pointed, target, turned }: FireProps): ReactElement {
  const geometry = geometryOf(view.field, turned);
  const mechAt = (id: string): number => view.mechs.find((mech) => mech.id === id)?.at ?? -1;
  const line = (from: number, to: number): string =>
    from < 0 || to < 0 ? '' : linePath([geometry.middleOf(from), geometry.middleOf(to)]);
  const lines = (pairs: readonly (readonly [number, number])[]): string =>
    pairs.map(([from, to]) => line(from, to)).join('');
  const declared = [...new Set(view.declared.map((shot) => `${shot.mech} ${shot.target}`))].map((pair) => {
    const [from, to] = pair.split(' ') as [string, string];
    return [mechAt(from), mechAt(to)] as const;
  });
  const aimed = pointed && actor ? sightLine(view, actor.at, mechAt(pointed.target)) : undefined;
  const marked = target === undefined ? -1 : mechAt(target);
  return (
    <g>
      {declared.length > 0 && <path className={styles['declared']} d={lines(declared)} />}
      {aimed && (
        <>
          <path className={styles['counts']} d={hexesPath(geometry, aimed.counts)} />
          <path className={styles['blocks']} d={hexesPath(geometry, aimed.blocks)} />
        </>
      )}
      {actor && planned.length > 0 && (
        <path className={styles['planned']} d={lines(planned.map((aim) => [actor.at, mechAt(aim.target)] as const))} />
      )}
      {actor && pointed && <path className={styles['pointed']} d={line(actor.at, mechAt(pointed.target))} />}
      {marked >= 0 && (
        <circle className={styles['target']} r="46" cx={geometry.middleOf(marked).x} cy={geometry.middleOf(marked).y} />
      )}
    </g>
  );
}

/** The hexes of a line whose woods count, and the one that blocks it. */
function sightLine(view: View, from: number, to: number) {
  if (from < 0 || to < 0 || from === to) return undefined;
  const seen = sightOf(view, cellAt(view, from), cellAt(view, to));
  const hexes = (cells: readonly (readonly [number, number])[]): readonly number[] =>
    cells.flatMap((cell) => indexAt(view.field, cell) ?? []);
  return {
    counts: hexes((seen?.crossings ?? []).filter(({ woods }) => woods > 0).flatMap((crossing) => crossing.hexes)),
    blocks: seen?.blockedBy ? hexes([seen.blockedBy.at]) : [],
  };
}
