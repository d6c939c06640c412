import type { ReactElement } from 'react';
import { Icon, Outline } from '../art/Icon.tsx';
import type { AnyWebGame } from '../games/face.ts';
import styles from './Portrait.module.css';

interface PortraitProps {
  readonly game: AnyWebGame;
  readonly bot: string;
  readonly className?: string | undefined;
}

/** The face of a level of the computer; who it is stands in words beside it. */
export function Portrait({ game, bot, className }: PortraitProps): ReactElement {
  const face = game.portraits?.[bot];
  return (
    <span className={`${styles['portrait']} ${className ?? ''}`} aria-hidden="true">
      {face ? <Outline of={face} /> : <Icon name="swords" />}
    </span>
  );
}
