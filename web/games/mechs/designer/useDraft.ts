import { readName } from '@tactarium/engine';
import {
  checkDesign,
  type Design,
  designNamed,
  type Problem,
  passesFor,
  STOCK_NAME,
} from '@tactarium/games/mechs/client';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { WorkshopWords } from '../builder/words/say.ts';
import { copyOf } from './draft.ts';
import { readDesignLink } from './shelf.ts';

/** What the parts of the page are handed. */
export interface Draft {
  readonly design: Design;
  change(design: Design): void;
  /** Whether something is wrong at this place: `sinks`, `armor.CT`, `equipment.LT[2]`. */
  isBad(place: string): boolean;
  /** Why others would not see its name. */
  readonly nameProblem: string | undefined;
}

interface Drafting extends Draft {
  readonly problems: readonly Problem[];
  /** What is wrong with the link that led here. */
  readonly refused: readonly Problem[] | undefined;
}

const FIRST = copyOf(designNamed('Lantern')!);

/** The design of the link, else a copy of a stock mech. */
export function useDraft(t: WorkshopWords): Drafting {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const linked = useMemo(() => (hash === '' ? undefined : readDesignLink(hash)), [hash]);
  const [drawn, setDrawn] = useState<Design>(FIRST);
  const [isEdited, setEdited] = useState(false);
  useEffect(() => {
    // Another link in the same tab is another mech.
    if (hash !== '') setEdited(false);
  }, [hash]);
  const design = linked?.ok && !isEdited ? linked.value : drawn;
  const problems = useMemo(() => checkDesign(design), [design]);
  return {
    design,
    problems,
    nameProblem: nameProblemOf(t, design),
    refused: linked && !linked.ok ? linked.error : undefined,
    isBad: (place) => problems.some((one) => one.place === place),
    change(now) {
      setDrawn(now);
      setEdited(true);
      // The address no longer tells what is on the page.
      if (hash !== '') void navigate({ to: '/mechs/design', replace: true, resetScroll: false });
    },
  };
}

function nameProblemOf(t: WorkshopWords, design: Design): string | undefined {
  const name = readName(design.name);
  if (!name.ok) return t(name.error === 'length' ? 'design.nameLength' : 'design.nameUnshowable');
  const stock = passesFor(design);
  return stock === undefined ? undefined : t('design.namedAs', { stock, shown: STOCK_NAME });
}
