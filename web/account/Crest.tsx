import type { ReactElement } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import styles from './Crest.module.css';

const SIGNS: readonly IconName[] = ['crown', 'swords', 'laurel', 'skull', 'hands', 'book', 'hourglass', 'spyglass'];
const METALS = ['gold', 'ruby', 'sapphire'] as const;

interface CrestProps {
  /** Of the player; nobody has none. */
  readonly id: string | undefined;
  readonly className?: string | undefined;
}

/** A sign by which a player is known again at a glance: always the same for the same player. The name stands beside it. */
export function Crest({ id, className = '' }: CrestProps): ReactElement {
  const number = [...(id ?? '')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const sign = id === undefined ? 'crown' : SIGNS[number % SIGNS.length]!;
  const metal = id === undefined ? 'plain' : METALS[number % METALS.length]!;
  return (
    <span className={`${styles['crest']} ${className}`} data-metal={metal} aria-hidden="true">
      <Icon name={sign} />
    </span>
  );
}
