import { leaders } from '@tactarium/games/roguelike/client';
import type { CSSProperties, ReactElement } from 'react';
import { lookOf } from '../look.ts';
import { leaderName } from '../names.ts';
import { Picture } from '../parts/Picture.tsx';
import { passiveTexts } from '../texts.ts';
import styles from './LeaderPortrait.module.css';

interface LeaderPortraitProps {
  readonly leader: string;
  readonly small?: boolean;
}

/** A leader's portrait; its passive is told on pointing at it. */
export function LeaderPortrait({ leader, small = false }: LeaderPortraitProps): ReactElement {
  const passives = passiveTexts(leaders.get(leader)?.passives ?? []).join(' ');
  const { colour, weave } = lookOf(leader);
  return (
    <span
      className={styles['portrait']}
      data-small={small}
      style={{ '--colour': colour, '--weave': weave } as CSSProperties}
      role="img"
      aria-label={`${leaderName(leader)}. ${passives}`}
      title={passives}
    >
      <Picture kind="leaders" id={leader} />
    </span>
  );
}
