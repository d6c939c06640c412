import { err, ok, type Refusal, type Result, refusal, type Typed } from '@tactarium/engine';
import type { Listener, MatchSource } from '../match/source.ts';
import { hold } from './hold.ts';
import { type Alive, onceGone } from './life.ts';
import type { Answers, Message, Question, Questions, Topic } from './messages.ts';

interface LocalListener {
  readonly news: (events: readonly Typed[]) => unknown;
  readonly stuck: (problem: Refusal) => unknown;
}

type Answered = (answer: Result<Answers[Topic], Refusal>) => void;

/** The page's end of the worker: questions out, answers and news back. */
class LocalArena {
  readonly #asked = new Map<number, Answered>();
  readonly #listeners = new Map<string, Set<LocalListener>>();
  #worker: Worker | undefined;
  #ids = 0;

  ask<T extends Topic>(type: T, question: Questions[T]): Promise<Result<Answers[T], Refusal>> {
    return new Promise((resolve) => {
      const id = ++this.#ids;
      this.#asked.set(id, resolve as Answered);
      this.#started.postMessage({ type, id, ...question } as Question);
    });
  }

  hear(match: string, listener: LocalListener): () => void {
    const listeners = this.#listeners.get(match) ?? new Set();
    this.#listeners.set(match, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  get #started(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onmessage = ({ data }: MessageEvent<Message | Alive>) => this.#take(data);
      this.#worker.onerror = () => this.#fail();
    }
    return this.#worker;
  }

  #take(message: Message | Alive): void {
    if (message.type === 'alive') {
      const worker = this.#worker;
      return onceGone(message, () => worker === this.#worker && this.#fail());
    }
    if (message.type === 'news') {
      for (const { news } of this.#listeners.get(message.match) ?? []) news(message.events);
      return;
    }
    if (message.type === 'stuck') {
      for (const { stuck } of this.#listeners.get(message.match) ?? []) stuck(message);
      return;
    }
    const answered = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.type === 'accepted') answered?.(ok(message.value));
    else answered?.(err(message));
  }

  /** A worker that broke answers nobody: the next question starts a new one, which rebuilds from what was kept. */
  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const answered of this.#asked.values()) answered(err(refusal('local/failed')));
    this.#asked.clear();
  }
}

export const localArena = new LocalArena();

/** A match against a bot in this browser. */
export function localMatch<View, Command extends Typed, Event extends Typed>(
  match: string,
): MatchSource<View, Command, Event> {
  let n = 0;
  /** Commands go one after the other: each carries how many went before it. */
  let last: Promise<unknown> = Promise.resolve();
  let open = (_steal: boolean): void => {};

  async function sendNext(command: Command | Typed): ReturnType<MatchSource<View, Command, Event>['send']> {
    const answer = await localArena.ask('command', { match, n, command });
    if (!answer.ok) return answer;
    n = answer.value.next;
    return ok(undefined);
  }

  return {
    listen(listener: Listener<View, Event>) {
      let stopped = false;
      let release = (): void => {};
      const elsewhere = (): void => {
        if (!stopped) listener.gone(refusal('match/elsewhere'));
      };
      const stop = localArena.hear(match, {
        news: (events) => !stopped && listener.news(events as readonly Event[]),
        stuck: ({ code }) => !stopped && listener.gone(refusal(code)),
      });
      const watch = async (steal: boolean): Promise<void> => {
        const letGo = await hold(match, steal, elsewhere);
        if (!letGo) return elsewhere();
        release = letGo;
        if (stopped) return release();
        const answer = await localArena.ask('watch', { match });
        if (stopped) return;
        if (!answer.ok) return listener.gone(answer.error);
        n = answer.value.n;
        listener.seen(answer.value as Parameters<Listener<View, Event>['seen']>[0]);
      };
      open = (steal) => void watch(steal);
      open(false);
      return () => {
        stopped = true;
        stop();
        release();
      };
    },
    takeOver: () => open(true),
    send(command) {
      const answer = last.then(() => sendNext(command));
      last = answer;
      return answer;
    },
    async rematch() {
      const answer = await localArena.ask('rematch', { match });
      return answer.ok ? ok(answer.value.match) : answer;
    },
  };
}
