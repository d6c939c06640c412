import type { View } from '@tactarium/games/rps/client';
import { MOST_PLIES } from '@tactarium/protocol/planSize';
import { useMemo, useState } from 'react';
import type { Deed } from '../../../board/hand.ts';
import { type Imagined, isOpen, retell, step, stepsFrom } from './imagined.ts';
import { answerIn, type Steps } from './lines.ts';
import { otherSide, type Speech, sayImagined, whyNot } from './sayings.ts';
import type { Thought } from './thought.ts';

interface Draft {
  /** The line that is changed; absent for a new one. */
  readonly at?: number | undefined;
  readonly steps: Steps;
  /** Whether the last answer was taken over from another line. */
  readonly isSame: boolean;
  /** Plies of the match when it was begun: another board needs another draft. */
  readonly plies: number;
  /** Raised by everything that is done, so that the hand lets go. */
  readonly moment: number;
  readonly tip?: Thought['tip'];
}

export interface Drafting {
  readonly draft: Draft | undefined;
  readonly thought: Thought | undefined;
  /** What is asked of the player now. */
  readonly help: string | undefined;
  readonly hasOpenFight: boolean;
  begin(at?: number, steps?: Steps): void;
  back(): void;
  end(): void;
}

/** A line that is being made on the board: the opponent's move, the answer, and so on. */
export function useDraft(view: View, lines: readonly Steps[], speech: Speech): Drafting {
  const [kept, setDraft] = useState<Draft>();
  const draft = kept?.plies === view.plies && view.turn !== view.viewer ? kept : undefined;
  const others = lines.filter((_, i) => i !== draft?.at);
  const retold = useMemo(() => retell(view, draft?.steps ?? []), [view, draft?.steps]);
  const { now, told } = retold;
  const change = (next: Partial<Draft>): void =>
    setDraft((before) => before && { ...before, tip: undefined, isSame: false, ...next, moment: before.moment - 1 });

  const go = (from: number, to: number): void => {
    const steps: Steps = [...draft!.steps, { from, to }];
    const next = step(now, { from, to });
    const isTheirs = steps.length % 2 === 1;
    if (isTheirs && next.end) return change({ tip: { cell: to, words: speech.t(`cannot.${next.end}`) } });
    const same = isTheirs ? answerIn(others, steps) : undefined;
    change({ steps: same ? [...steps, same] : steps, isSame: same !== undefined });
  };
  const onDeed = (deed: Deed): void => {
    if (deed.type === 'go') go(deed.from, deed.to);
    else if (deed.type === 'refuse' && !isFull) {
      change({ tip: { cell: deed.cell, words: whyNot(speech, now, deed.cell, deed.from !== undefined) } });
    }
  };

  const isFull = now.end !== undefined || (draft?.steps.length ?? 0) >= 2 * MOST_PLIES;
  const help = draft && speech.t(`ask.${asked(draft.steps, now)}`, { side: otherSide(speech.rps, view) });
  const last = draft?.steps.at(-1);
  const thought: Thought | undefined = draft && {
    view: { ...view, cells: now.cells.map(([piece]) => piece ?? null) },
    label: speech.t('board'),
    labelOf: (cell, isTarget) => sayImagined(speech, now, cell, isTarget),
    trace: last && [last.from, last.to],
    moment: draft.moment,
    moves: {
      canLift: (cell) => !isFull && stepsFrom(now, cell).length > 0,
      targetsOf: (cell) => new Set(isFull ? [] : stepsFrom(now, cell)),
    },
    onDeed,
    rivalOn: (cell) => (isOpen(now, cell) ? now.cells[cell]![1] : undefined),
    originOf: (cell) => now.cells[cell]![0]?.origin ?? cell,
    help: help!,
    tip: draft.tip,
  };
  return {
    draft,
    thought,
    help,
    hasOpenFight: told.some((one) => one.isOpen),
    begin: (at, steps = []) => setDraft({ at, steps, isSame: false, plies: view.plies, moment: -1 }),
    back: () => change({ steps: draft!.steps.slice(0, draft!.isSame ? -2 : -1) }),
    end: () => setDraft(undefined),
  };
}

/** What a line asks for next. */
function asked(steps: Steps, { end }: Imagined): 'theirs' | 'mine' | 'more' | 'full' | 'tie' | 'over' {
  if (end) return end;
  if (steps.length % 2 === 1) return 'mine';
  if (steps.length === 0) return 'theirs';
  return steps.length >= 2 * MOST_PLIES ? 'full' : 'more';
}
