import type { Refusal } from '@tactarium/engine';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import {
  type Battle,
  type BattleProblem,
  FIRST_BATTLE,
  isGrave,
  loadBattle,
  optionsOf,
  problemsOf,
  readBattle,
  storeBattle,
} from './battle.ts';
import { packLink } from './link.ts';

/** What the parts of the page are handed. */
export interface Editor {
  readonly battle: Battle;
  change(part: Partial<Battle>): void;
  /** Whether a number is out of bounds. */
  isBad(name: string): boolean;
}

interface Building extends Editor {
  readonly problems: readonly BattleProblem[];
  readonly isSound: boolean;
  /** What is behind the # of a link to this battle. */
  readonly packed: string;
  /** Why the link that led here could not be used. */
  readonly refused: Refusal | undefined;
}

/** The battle of the link, else the one that was built last, else a first one. */
export function useBattle(): Building {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const linked = useMemo(() => (hash === '' ? undefined : readBattle(hash)), [hash]);
  const [built, setBuilt] = useState<Battle>(() => loadBattle() ?? FIRST_BATTLE);
  const [isEdited, setEdited] = useState(false);
  const battle = linked?.ok && !isEdited ? linked.value : built;
  useEffect(() => {
    // Another link in the same tab is another battle.
    if (hash !== '') setEdited(false);
  }, [hash]);
  const problems = useMemo(() => problemsOf(battle), [battle]);
  const packed = useMemo(() => packLink(optionsOf(battle)), [battle]);
  return {
    battle,
    problems,
    packed,
    isSound: !problems.some(isGrave),
    refused: linked && !linked.ok ? linked.error : undefined,
    isBad: (name) => problems.some((problem) => problem.code === 'number' && problem.of === name),
    change(part) {
      const now = { ...battle, ...part };
      setBuilt(now);
      setEdited(true);
      storeBattle(packLink(optionsOf(now)));
      // The address no longer tells what is on the page.
      if (hash !== '') void navigate({ to: '/mechs/battle', replace: true, resetScroll: false });
    },
  };
}
