import type { ToldBattle } from '@tactarium/games/roguelike/client';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { readLink, writeLink } from '../battle/link.ts';
import { lab } from '../lab/lab.ts';
import { armyOf } from './army.ts';

/** Two armies and the dice of their battle. */
export type Layout = Pick<ToldBattle, 'seed' | 'own' | 'opponent'>;

interface Laid {
  readonly now: Layout;
  /** What the odds are compared with. */
  readonly before: Layout;
}

/** Two small armies to begin with, about as strong as each other. */
const FIRST: Layout = {
  seed: `chacha8:${'5a'.repeat(32)}`,
  own: armyOf('humans', ['footman', 'swordsman', 'spearman', 'archer']),
  opponent: armyOf('undead', ['skeleton_warrior', 'skeleton_warrior', 'skeleton_archer', 'skeleton_archer']),
};

/** Between the two battles of an address; no sign of a packed battle. */
const BESIDE = '.';
/** Milliseconds without a change before the address says what there is now. */
const REST = 300;

export const isSameLayout = (one: Layout, other: Layout): boolean =>
  JSON.stringify([one.own, one.opponent]) === JSON.stringify([other.own, other.opponent]);

export const canFight = ({ own, opponent }: Layout): boolean => own.team.length > 0 && opponent.team.length > 0;

/**
 * What is laid out, kept in the address: the battle as it is now, and after a dot the one it was before it was changed. So a reload
 * loses nothing, and the link shows a reader both.
 */
export function useLaid(): {
  readonly laid: Laid;
  readonly isBroken: boolean;
  lay(laid: Laid): void;
} {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [laid, setLaid] = useState<Laid>({ now: FIRST, before: FIRST });
  const [isBroken, setBroken] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const written = useRef('');
  useEffect(() => {
    if (hash === '' || hash === written.current) return;
    let gone = false;
    const [now = '', before = now] = hash.split(BESIDE);
    void Promise.all([layoutFrom(now), layoutFrom(before)]).then(([now, before]) => {
      if (gone) return;
      setBroken(!now || !before);
      if (now && before) setLaid({ now, before });
    });
    return () => {
      gone = true;
    };
  }, [hash]);
  useEffect(() => {
    if (!isEdited || !canFight(laid.now)) return;
    let gone = false;
    const timer = setTimeout(() => {
      void addressOf(laid).then((address) => {
        if (gone || address === undefined) return;
        written.current = address;
        history.replaceState(history.state, '', `#${address}`);
      });
    }, REST);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [laid, isEdited]);
  return {
    laid,
    isBroken,
    lay(next) {
      setEdited(true);
      setBroken(false);
      setLaid(next);
    },
  };
}

async function layoutFrom(packed: string): Promise<Layout | undefined> {
  const json = await readLink(packed);
  const read = json === undefined ? undefined : await lab.ask('read', { json });
  if (!read?.ok) return undefined;
  const { seed, own, opponent } = read.value.told;
  return { seed, own, opponent };
}

async function addressOf({ now, before }: Laid): Promise<string | undefined> {
  const layouts = isSameLayout(now, before) ? [now] : [now, before];
  const packed: string[] = [];
  for (const layout of layouts) {
    const fought = await lab.ask('fight', layout);
    if (!fought.ok) return undefined;
    packed.push(await writeLink(fought.value));
  }
  return packed.join(BESIDE);
}
