import type { Typed } from '@tactarium/engine';

/** Steps that belong together in the list of a replay: a turn, or a fixed number in a row. */
export interface Chapter {
  readonly first: number;
  readonly last: number;
  /** What begins it, to be put into words. Absent: it is named by its steps. */
  readonly began?: Typed;
}

export interface Contents {
  readonly chapters: readonly Chapter[];
  /** Steps worth jumping to: a fight, a capture. */
  readonly highlights: readonly number[];
  /** The step at which play begins; 0 where that is the beginning, or not read yet. */
  readonly opening: number;
}

/** Steps of a chapter where a game has no turns to speak of. */
const CHAPTER = 40;

/** What the contents of a replay are made by. */
interface Marks {
  beginsTurn?(event: Typed): boolean;
  beginsChapter?(event: Typed): boolean;
  beginsPlay?(event: Typed): boolean;
  isLoud?(event: Typed): boolean;
}

/** Whether the list is divided by something that happens, and not by a fixed number of steps. */
export const hasChapters = ({ beginsTurn, beginsChapter }: Marks): boolean =>
  beginsTurn !== undefined || beginsChapter !== undefined;

/** What the chapter after a step begins with. Phases in which nobody acts go by within one step: the last one counts. */
export const nextChapter = (marks: Marks, events: readonly Typed[]): Typed | undefined =>
  events.findLast((event) => (marks.beginsChapter ? marks.beginsChapter(event) : marks.beginsTurn?.(event)));

/** Reads the contents of a replay from its events, which may come in parts: nothing of them is kept but what begins a turn. */
export class ContentsReader {
  readonly #marks: Marks;
  readonly #begun: { readonly at: number; readonly event: Typed }[] = [];
  readonly #highlights: number[] = [];
  #steps = 0;
  #opening = 0;

  constructor(marks: Marks) {
    this.#marks = marks;
  }

  /** The events of the next step. */
  read(events: readonly Typed[]): void {
    this.#steps++;
    const began = nextChapter(this.#marks, events);
    // The step that ends a turn belongs to it; what it begins comes after.
    if (began) this.#begun.push({ at: this.#steps + 1, event: began });
    if (events.some((event) => this.#marks.beginsPlay?.(event))) this.#opening ||= this.#steps;
    if (events.some((event) => this.#marks.isLoud?.(event))) this.#highlights.push(this.#steps);
  }

  get contents(): Contents {
    return { chapters: this.#chapters(), highlights: [...this.#highlights], opening: this.#opening };
  }

  #chapters(): readonly Chapter[] {
    const last = this.#steps;
    if (!hasChapters(this.#marks)) {
      return Array.from({ length: Math.ceil(last / CHAPTER) }, (_, i) => ({
        first: i * CHAPTER + 1,
        last: Math.min(last, (i + 1) * CHAPTER),
      }));
    }
    const starts = [{ at: 1 }, ...this.#begun].filter(({ at }) => at <= last);
    return starts.map((start, i) => ({
      first: start.at,
      last: (starts[i + 1]?.at ?? last + 1) - 1,
      ...('event' in start && { began: start.event as Typed }),
    }));
  }
}

/** The chapters around a step: as many as fit a list. */
export function around(chapters: readonly Chapter[], step: number, most: number): readonly Chapter[] {
  const here = chapters.findIndex(({ last }) => step <= last);
  const middle = here < 0 ? chapters.length - 1 : here;
  const from = Math.max(0, Math.min(middle - Math.trunc(most / 2), chapters.length - most));
  return chapters.slice(from, from + most);
}
