import { answerTrial, type TrialQuestion } from './trials.ts';

/** The worker's global. Cast, because TypeScript has the page's types loaded here and not a worker's. */
const page = globalThis as unknown as {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<TrialQuestion>) => void) | null;
};

page.onmessage = ({ data }) => page.postMessage(answerTrial(data));
