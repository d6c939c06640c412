import type { Event, View } from '@tactarium/games/rps/client';
import type { Plan } from '@tactarium/protocol';
import { MOST_LINES } from '@tactarium/protocol/planSize';
import { type ReactElement, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import type { PlanKeeper } from '../../../match/source.ts';
import { usePlan } from '../../../match/usePlan.ts';
import { useRefusal } from '../../../match/useRefusal.ts';
import type { MatchProps } from '../../face.ts';
import styles from './AnswersPanel.module.css';
import { DraftForm, Sentences } from './DraftForm.tsx';
import { lineOf, type Steps, stepsOf, withLine } from './lines.ts';
import { otherSide, type Speech, sayLine } from './sayings.ts';
import type { Thought } from './thought.ts';
import { useDraft } from './useDraft.ts';
import { WhatCame } from './WhatCame.tsx';

interface AnswersPanelProps extends Pick<MatchProps<View, never, Event>, 'view' | 'state' | 'theatre'> {
  readonly keeper: PlanKeeper;
  /** What the board shows while a line is being made; undefined for the match itself. */
  onThought(thought: Thought | undefined): void;
}

const NONE: Plan = { lines: [], played: [], gone: [] };

/** Answers that a player leaves in advance: made on the board, listed here in words. */
export function AnswersPanel({ view, state, theatre, keeper, onThought }: AnswersPanelProps): ReactElement | null {
  const { t } = useTranslation('answers');
  const speech: Speech = { rps: useTranslation('rps').t, t };
  const { plan = NONE, refused, isBusy, leave } = usePlan(keeper, state.log.length);
  const problem = useRefusal(refused, 'rps');
  const lines = plan.lines.map((line) => stepsOf(view, line));
  const drafting = useDraft(view, lines, speech);
  const { draft, thought } = drafting;
  const title = useId();
  const start = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thought is made anew with all that it hangs on, and only then.
  useLayoutEffect(() => onThought(thought), [draft, view, plan, t]);
  useEffect(() => () => onThought(undefined), [onThought]);

  const mayLeave = view.phase === 'playing' && view.turn !== view.viewer;
  const hasCome = plan.played.length + plan.gone.length > 0;
  if (!mayLeave && !hasCome && lines.length === 0) return null;

  const keep = (next: readonly Steps[]): Promise<boolean> => leave(next.map((line) => lineOf(view, line)));
  const begin = (at?: number): void => {
    drafting.begin(at, at === undefined ? [] : lines[at]);
    theatre.board.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  };
  const end = (): void => {
    drafting.end();
    // The buttons of the draft are gone: the keyboard goes on where it began.
    requestAnimationFrame(() => start.current?.focus({ preventScroll: true }));
  };
  const save = async (steps: Steps): Promise<void> => {
    if (await keep(withLine(lines, steps, draft?.at))) end();
  };

  return (
    <section className={styles['answers']} aria-labelledby={title}>
      <h2 id={title}>{t('title')}</h2>
      {hasCome && <WhatCame plan={plan} view={view} speech={speech} isBusy={isBusy} onSeen={() => void keep(lines)} />}
      {mayLeave && lines.length === 0 && !draft && <p>{t('lead', { side: otherSide(speech.rps, view) })}</p>}
      <ol className={styles['lines']}>
        {lines.map((steps, i) =>
          i === draft?.at ? null : (
            <li key={JSON.stringify(steps)} aria-label={t('line', { number: i + 1 })}>
              <Sentences sentences={sayLine(speech, view, steps)} />
              {mayLeave && !draft && (
                <div className={styles['buttons']}>
                  <Button look="quiet" disabled={isBusy} onClick={() => begin(i)}>
                    {t('change')}
                    <span className="hidden-text">{t('line', { number: i + 1 })}</span>
                  </Button>
                  <Button look="quiet" disabled={isBusy} onClick={() => void keep(lines.toSpliced(i, 1))}>
                    {t('remove')}
                    <span className="hidden-text">{t('line', { number: i + 1 })}</span>
                  </Button>
                </div>
              )}
            </li>
          ),
        )}
      </ol>
      {draft && (
        <DraftForm
          drafting={drafting}
          sentences={sayLine(speech, view, draft.steps)}
          isBusy={isBusy}
          onSave={() => void save(draft.steps)}
          onCancel={end}
        />
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {mayLeave && !draft && lines.length >= MOST_LINES && <p>{t('full')}</p>}
      {mayLeave && !draft && (
        <div className={styles['buttons']}>
          {lines.length < MOST_LINES && (
            <Button ref={start} look={lines.length === 0 ? 'gold' : 'plain'} disabled={isBusy} onClick={() => begin()}>
              {t(lines.length === 0 ? 'start' : 'another')}
            </Button>
          )}
          {lines.length > 1 && (
            <Button look="quiet" disabled={isBusy} onClick={() => void keep([])}>
              {t('removeAll')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
