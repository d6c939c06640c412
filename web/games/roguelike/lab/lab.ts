import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import type { Answers, Message, Question, Questions, Topic } from './messages.ts';

interface Asked {
  readonly answer: (answer: Result<Answers[Topic], Refusal>) => void;
  readonly progress?: ((wins: number, battles: number) => void) | undefined;
}

/** The page's end of the laboratory. A worker that dies is started anew by the next question. */
class Lab {
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | undefined;
  #ids = 0;

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
      this.#worker?.postMessage({ type: 'stop', id } satisfies Question);
    };
  }

  #post<T extends Topic>(type: T, question: Questions[T], asked: Asked): number {
    const id = ++this.#ids;
    this.#asked.set(id, asked);
    this.#started.postMessage({ type, id, ...question } as Question);
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
    const asked = this.#asked.get(message.id);
    if (message.type === 'progress') return asked?.progress?.(message.wins, message.battles);
    this.#asked.delete(message.id);
    if (message.type === 'answer') asked?.answer(ok(message.value));
    else asked?.answer(err(message));
  }

  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { answer } of this.#asked.values()) answer(err(refusal('local/failed')));
    this.#asked.clear();
  }
}

export const lab = new Lab();
