import { type Seed, simulationSeed } from '@tactarium/engine';
import type { Bots, Decision } from '../bots/bots.ts';
import { decide } from '../bots/decide.ts';
import { perform } from '../bots/tasks.ts';
import type { Clock, Ids, Log, Ports } from '../ports.ts';

/** Stands still until it is moved. */
export class ManualClock implements Clock {
  #now = 1_700_000_000_000;

  now(): number {
    return this.#now;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** The same ids in the same order, each time. */
export class CountedIds implements Ids {
  #count = 0;

  player = (): string => this.#next('p');
  session = (): string => this.#next('s');
  match = (): string => this.#next('m');
  audit = (): string => this.#next('a');
  recovery = (): string => this.#next('R').padEnd(16, 'R').toUpperCase();
  shared = (): string => this.#next('g');
  token = (): string => `token-${this.#next('t')}`;

  invite(): string {
    const digits = String(++this.#count)
      .replace(/0/g, 'A')
      .replace(/1/g, 'B');
    return digits.padStart(8, 'Z');
  }

  seed(): Seed {
    const [hex] = [simulationSeed(++this.#count).slice('sfc32:'.length)];
    return `chacha8:${hex}${hex}`;
  }

  #next(letter: string): string {
    return letter + String(++this.#count).padStart(10, '0');
  }
}

/** Keeps every line, as it would be written. */
export class KeptLog implements Log {
  readonly lines: string[] = [];

  info = (facts: object, message: string): void => this.#keep(facts, message);
  warn = (facts: object, message: string): void => this.#keep(facts, message);
  error = (facts: object, message: string): void => this.#keep(facts, message);

  #keep(facts: object, message: string): void {
    this.lines.push(
      `${message} ${JSON.stringify(facts, (_, value: unknown) => (value instanceof Error ? value.stack : value))}`,
    );
  }
}

/** Bots that think on this thread. */
export class InlineBots implements Bots {
  readonly waiting = 0;
  readonly asked: Decision[] = [];

  async decide(decision: Decision): Promise<unknown> {
    this.asked.push(structuredClone(decision));
    return decide(decision);
  }

  async work(task: string, input: unknown): Promise<unknown> {
    return structuredClone(await perform(task, structuredClone(input)));
  }

  study(task: string, input: unknown): Promise<unknown> {
    return this.work(task, input);
  }

  isBusy(): boolean {
    return false;
  }

  async close(): Promise<void> {}
}

export interface TestPorts extends Ports {
  readonly clock: ManualClock;
  readonly log: KeptLog;
}

export const testPorts = (): TestPorts => ({ clock: new ManualClock(), ids: new CountedIds(), log: new KeptLog() });
