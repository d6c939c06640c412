import type { WorkerGlobal } from '../../../local/rooms.ts';
import { answerTrial, type TrialQuestion } from './trials.ts';

const page = globalThis as unknown as WorkerGlobal<TrialQuestion>;

page.onmessage = ({ data }) => page.postMessage(answerTrial(data));
