import { type Refusal, refusal } from '@tactarium/engine';
import {
  accountOf,
  attemptPuzzle,
  documentFrom,
  fight,
  puzzleOf,
  replayTold,
  winsOf,
} from '@tactarium/games/roguelike/client';
import { live } from '../../../local/life.ts';
import type { Answers, Message, Question, Questions, Topic } from './messages.ts';

const tell = (message: Message): void => postMessage(message);

/** Battles between two looks at what else was asked. */
const AT_ONCE = 20;

live(tell);

const stopped = new Set<number>();
/** Answers queue up: one question at a time, but a stop is heard between battles. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.type === 'stop') stopped.add(data.id);
  else {
    last = last.then(() => answer(data));
    last.catch(reportError);
  }
});

async function answer(question: Exclude<Question, { type: 'stop' }>): Promise<void> {
  const { id } = question;
  const done = (value: Answers[Topic]): void => tell({ type: 'answer', id, value });
  const refuse = (refused: Refusal): void => tell({ type: 'refused', id, ...refused });
  switch (question.type) {
    case 'replay':
      return done(replayTold(question.told));
    case 'fight':
      return done(fight(question.seed, question.own, question.opponent));
    case 'account': {
      const { blows, decisions, units } = accountOf(documentFrom(question.told), question.at);
      return done({ blows, decisions, units });
    }
    case 'read': {
      // The schemas weigh as much as half of the rules, and only a link from outside needs them.
      const { admit, readTold } = await import('./reading.ts');
      const read = readTold(question.json);
      const told = read.ok ? admit(read.value) : read;
      // What is in it can still be read out, although it cannot be fought here.
      const record = read.ok && !told.ok ? { detail: { record: read.value } } : {};
      if (!told.ok) return refuse({ ...told.error, ...record });
      return done({ told: told.value, replayed: replayTold(told.value) });
    }
    case 'puzzle': {
      const puzzle = puzzleOf(question.puzzle);
      return puzzle ? done(attemptPuzzle(puzzle, question.placed)) : refuse(refusal('puzzle/not-found'));
    }
    case 'odds':
      return done(await odds(id, question));
  }
}

async function odds(id: number, { own, rival, battles }: Questions['odds']): Promise<Answers['odds']> {
  let wins = 0;
  let fought = 0;
  while (fought < battles && !stopped.has(id)) {
    const count = Math.min(AT_ONCE, battles - fought);
    wins += winsOf(own, rival, fought, count);
    fought += count;
    tell({ type: 'progress', id, wins, battles: fought });
    // Lets a stop come in.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  stopped.delete(id);
  return { wins, battles: fought };
}
