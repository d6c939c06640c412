import type { Typed } from '@tactarium/engine';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyWebGame } from '../games/face.ts';
import { localArena } from '../local/arena.ts';
import type { FilmInfo } from '../local/messages.ts';
import { useSayings } from '../match/useSayings.ts';
import styles from './MoveList.module.css';
import { around, type Chapter } from './moves.ts';

interface MoveListProps {
  readonly game: AnyWebGame;
  readonly film: FilmInfo;
  readonly chapters: readonly Chapter[];
  readonly step: number;
  readonly onGo: (step: number) => void;
}

/** Chapters in the list at once: it stays short however long the game was. */
const MOST_CHAPTERS = 30;

/** Every step in words, by turns. The turn that is looked at is open, and each of its lines leads to its step. */
export function MoveList({ game, film, chapters, step, onGo }: MoveListProps): ReactElement {
  const { t } = useTranslation();
  const { sayEvent } = useSayings(game);
  const open = chapters.find(({ last }) => step <= last);
  return (
    <section className={styles['moves']} aria-label={t('replay.moves')}>
      <h2>{t('replay.moves')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <ol tabIndex={0} className={styles['chapters']}>
        {around(chapters, step, MOST_CHAPTERS).map((chapter) => (
          <li key={chapter.first}>
            <button
              type="button"
              className={styles['chapter']}
              aria-expanded={chapter === open}
              onClick={() => onGo(chapter.first)}
            >
              {(chapter.began && sayEvent(chapter.began, 'spectator')) ??
                (chapter.began === undefined && game.beginsTurn
                  ? t('replay.beginning')
                  : t('replay.steps', { first: chapter.first, last: chapter.last }))}
            </button>
            {chapter === open && <Lines game={game} film={film} chapter={chapter} step={step} onGo={onGo} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

type LinesProps = Pick<MoveListProps, 'game' | 'film' | 'step' | 'onGo'> & { readonly chapter: Chapter };

function Lines({ game, film, chapter, step, onGo }: LinesProps): ReactElement {
  const { sayEvent } = useSayings(game);
  const [steps, setSteps] = useState<readonly (readonly Typed[])[]>([]);
  const here = useRef<HTMLButtonElement>(null);
  const { first, last } = chapter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another film has other lines under the same numbers.
  useEffect(() => {
    let gone = false;
    void localArena.ask('events', { from: first, to: last }).then((told) => {
      if (!gone && told.ok) setSteps(told.value);
    });
    return () => {
      gone = true;
    };
  }, [film, first, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line of the step is brought into sight when it is there.
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what undoes the effect.
    void here.current?.scrollIntoView({ block: 'nearest' });
  }, [step, steps]);
  return (
    <ol className={styles['lines']}>
      {steps.map((events, i) => {
        const at = first + i;
        const sentences = events
          .filter((event) => !game.beginsTurn?.(event))
          .flatMap((event) => sayEvent(event, 'spectator') ?? []);
        if (sentences.length === 0) return null;
        return (
          <li key={at}>
            <button
              ref={at === step ? here : undefined}
              type="button"
              aria-current={at === step ? 'step' : undefined}
              data-loud={events.some((event) => game.isLoud?.(event))}
              onClick={() => onGo(at)}
            >
              {sentences.join(' ')}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
