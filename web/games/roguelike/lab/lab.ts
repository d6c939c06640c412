import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { onceGone } from '../../../local/life.ts';
import type { Answers, Message, Question, Questions, Topic } from './messages.ts';

interface Asked {
  readonly question: Question;
  /** How many workers have died over it. */
  deaths: number;
  readonly answer: (answer: Result<Answers[Topic], Refusal>) => void;
  readonly progress?: ((wins: number, battles: number) => void) | undefined;
}

/** A question over which this many workers have died is given up. */
const MOST_DEATHS = 2;

/** The page's end of the laboratory. A worker that dies is started anew, and asked again what it has not answered. */
class Lab {
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | undefined;
  #ids = 0;

  /** Starts the worker before the first question: it takes longer to load than a battle to fight. */
  warm(): void {
    void this.#started;
  }

  ask<T extends Topic>(type: T, question: Questions[T]): Promise<Result<Answers[T], Refusal>> {
    return new Promise((resolve) => {
      this.#post(type, question, { answer: resolve as Asked['answer'] });
    });
  }

  /** Counts battles until it is done or stopped. Returns how to stop. */
  odds(question: Questions['odds'], progress: (wins: number, battles: number) => void): () => void {
    let heard = true;
    const id = this.#post('odds', question, {
      answer: () => {},
      progress: (wins, battles) => heard && progress(wins, battles),
    });
    return () => {
      heard = false;
      this.#asked.delete(id);
      this.#worker?.postMessage({ type: 'stop', id } satisfies Question);
    };
  }

  #post<T extends Topic>(type: T, about: Questions[T], asked: Pick<Asked, 'answer' | 'progress'>): number {
    const id = ++this.#ids;
    const question = { type, id, ...about } as Question;
    this.#asked.set(id, { question, deaths: 0, ...asked });
    this.#started.postMessage(question);
    return id;
  }

  get #started(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onmessage = ({ data }: MessageEvent<Message>) => this.#take(data);
      this.#worker.onerror = () => this.#fail();
    }
    return this.#worker;
  }

  #take(message: Message): void {
    if (message.type === 'alive') {
      const worker = this.#worker;
      return onceGone(message, () => worker === this.#worker && this.#fail());
    }
    const asked = this.#asked.get(message.id);
    if (message.type === 'progress') return asked?.progress?.(message.wins, message.battles);
    this.#asked.delete(message.id);
    if (message.type === 'answer') asked?.answer(ok(message.value));
    else asked?.answer(err(message));
  }

  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const [id, asked] of this.#asked) {
      if (++asked.deaths < MOST_DEATHS) this.#started.postMessage(asked.question);
      else {
        this.#asked.delete(id);
        asked.answer(err(refusal('local/failed')));
      }
    }
  }
}

export const lab = new Lab();
