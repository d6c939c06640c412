import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import lessons from '../Lessons.module.css';
import { Diagram, type Drawing } from './parts/Diagram.tsx';
import { TierTable } from './parts/TierTable.tsx';

const TOPICS = ['goal', 'unit', 'turn', 'fight', 'merge', 'walls', 'forest', 'income', 'fog'] as const;

const DRAWINGS: Readonly<Record<(typeof TOPICS)[number], Drawing>> = {
  goal: {
    forests: [
      [[0, 0], 'a'],
      [[2, 1], 'a'],
      [[4, 0], 'a'],
      [[3, 2], 'b'],
    ],
    units: [
      [[2, 2], 'a', 5],
      [[3, 2], 'b', 1],
    ],
    picked: [2, 2],
    attacks: [[3, 2]],
  },
  unit: {
    units: [
      [[0, 1], 'a', 3],
      [[1, 1], 'a', 10],
      [[2, 1], 'a', 25],
      [[3, 1], 'a', 125],
      [[4, 1], 'b', 20],
    ],
  },
  turn: {
    units: [[[1, 1], 'a', 25]],
    picked: [1, 1],
    moves: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [3, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ],
  },
  fight: {
    units: [
      [[1, 1], 'a', 10],
      [[2, 1], 'b', 5, 3],
      [[3, 1], 'b', 5],
    ],
    picked: [1, 1],
    attacks: [[2, 1]],
  },
  merge: {
    units: [
      [[1, 1], 'a', 20],
      [[2, 1], 'a', 10],
      [[4, 1], 'a', 25],
    ],
    picked: [1, 1],
    merges: [[2, 1]],
  },
  walls: {
    forests: [[[2, 1]]],
    units: [[[1, 1], 'a', 5]],
    walls: [
      [[1, 1], [2, 1], 'neutral'],
      [[2, 0], [2, 1], 'neutral'],
      [[2, 1], [3, 1], 'b', 49],
      [[0, 1], [1, 1], 'a'],
    ],
    picked: [1, 1],
  },
  forest: {
    forests: [
      [[1, 1], 'a'],
      [[3, 1], 'b'],
      [[4, 2], null],
    ],
    units: [[[1, 1], 'a', 2, 3]],
  },
  income: {
    units: [[[1, 1], 'a', 5]],
    deploys: [
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ],
  },
  fog: {
    forests: [[[4, 0], 'b']],
    units: [
      [[0, 1], 'a', 5],
      [[3, 1], 'b', 10],
    ],
    fog: [
      [3, 0],
      [4, 0],
      [3, 1],
      [4, 1],
      [3, 2],
      [4, 2],
    ],
  },
};

/** The rules in pictures. */
export function HowToPlay(): ReactElement {
  const { t } = useTranslation('forests');
  return (
    <>
      <div className={lessons['topics']}>
        {TOPICS.map((topic) => (
          <section key={topic} className={lessons['topic']}>
            <Diagram drawing={DRAWINGS[topic]} corner={topic === 'income'} />
            <h2>{t(`how.${topic}.title`)}</h2>
            <p>{t(`how.${topic}.text`)}</p>
          </section>
        ))}
      </div>
      <section className={lessons['panel']}>
        <h2>{t('how.tiersTitle')}</h2>
        <TierTable />
      </section>
    </>
  );
}
