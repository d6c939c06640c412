import type { Typed } from '@tactarium/engine';
import { memo, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyWebGame } from '../games/face.ts';
import { localArena } from '../local/arena.ts';
import type { FilmInfo } from '../local/messages.ts';
import { useSayings } from '../match/useSayings.ts';
import styles from './MoveList.module.css';
import { around, type Chapter, hasChapters, nextChapter } from './moves.ts';

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
export const MoveList = memo(function MoveList(props: MoveListProps): ReactElement {
  const { game, film, chapters, step, onGo } = props;
  const { t } = useTranslation('replay');
  const open = chapters.find(({ last }) => step <= last);
  return (
    <section className={styles['moves']} aria-label={t('moves')}>
      <h2>{t('moves')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <ol tabIndex={0} className={styles['chapters']}>
        {around(chapters, step, MOST_CHAPTERS).map((chapter) => (
          <li key={chapter.first}>
            <Heading game={game} chapter={chapter} isOpen={chapter === open} onGo={onGo} />
            {chapter === open && <Lines game={game} film={film} chapter={chapter} step={step} onGo={onGo} />}
          </li>
        ))}
      </ol>
    </section>
  );
});

interface HeadingProps extends Pick<MoveListProps, 'game' | 'onGo'> {
  readonly chapter: Chapter;
  readonly isOpen: boolean;
}

const Heading = memo(function Heading({ game, chapter, isOpen, onGo }: HeadingProps): ReactElement {
  const { t } = useTranslation('replay');
  const { sayEvent } = useSayings(game);
  const { first, last, began } = chapter;
  const steps = began === undefined && hasChapters(game) ? t('beginning') : t('steps', { first, last });
  return (
    <button type="button" className={styles['chapter']} aria-expanded={isOpen} onClick={() => onGo(first)}>
      {(began && sayEvent(began, 'spectator')) ?? steps}
    </button>
  );
});

type LinesProps = Pick<MoveListProps, 'game' | 'film' | 'step' | 'onGo'> & { readonly chapter: Chapter };

function Lines({ game, film, chapter, step, onGo }: LinesProps): ReactElement {
  const [steps, setSteps] = useState<readonly (readonly Typed[])[]>([]);
  const here = useRef<HTMLButtonElement>(null);
  const all = useRef<HTMLOListElement>(null);
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
    // The step that begins a turn is told by its heading.
    const line = here.current ?? all.current?.parentElement;
    const list = all.current?.parentElement?.parentElement;
    if (line && list) bringIntoSight(list, line);
  }, [step, steps]);
  return (
    <ol ref={all} className={styles['lines']}>
      {steps.map((events, i) => {
        const at = first + i;
        return <Line key={at} game={game} events={events} at={at} here={at === step ? here : undefined} onGo={onGo} />;
      })}
    </ol>
  );
}

/** Scrolls the list alone: `scrollIntoView` would scroll the page too, away from the board. */
function bringIntoSight(list: HTMLElement, line: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

interface LineProps extends Pick<MoveListProps, 'game' | 'onGo'> {
  readonly events: readonly Typed[];
  readonly at: number;
  /** Of the step that is looked at. */
  readonly here: RefObject<HTMLButtonElement | null> | undefined;
}

const Line = memo(function Line({ game, events, at, here, onGo }: LineProps): ReactElement | null {
  const { sayEvent } = useSayings(game);
  const next = nextChapter(game, events);
  const sentences = events.filter((event) => event !== next).flatMap((event) => sayEvent(event, 'spectator') ?? []);
  if (sentences.length === 0) return null;
  return (
    <li>
      <button
        ref={here}
        type="button"
        aria-current={here && 'step'}
        data-loud={events.some((event) => game.isLoud?.(event))}
        onClick={() => onGo(at)}
      >
        {sentences.join(' ')}
      </button>
    </li>
  );
});
