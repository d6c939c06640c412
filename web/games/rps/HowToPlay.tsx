import { VARIANTS } from '@tactarium/games/rps/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import lessons from '../Lessons.module.css';
import styles from './HowToPlay.module.css';
import { Diagram, type Drawing } from './parts/Diagram.tsx';
import { PieceImage, type Token } from './parts/Piece.tsx';

const TOPICS = ['army', 'move', 'fight', 'pit', 'tie', 'end'] as const;

const DRAWINGS: Readonly<Record<(typeof TOPICS)[number], Drawing>> = {
  army: {
    rows: 3,
    columns: 5,
    pieces: [
      ...[0, 2, 3].map((column) => [0, column, { seat: 'red' }] as const),
      [1, 0, { seat: 'blue', kind: 'paper' }],
      [1, 1, { seat: 'blue', kind: 'scissors' }],
      [1, 2, { seat: 'blue', kind: 'pit' }],
      [1, 3, { seat: 'blue', kind: 'rock' }],
      [1, 4, { seat: 'blue', kind: 'paper' }],
      [2, 0, { seat: 'blue', kind: 'rock' }],
      [2, 1, { seat: 'blue', kind: 'scissors' }],
      [2, 2, { seat: 'blue', kind: 'king' }],
      [2, 3, { seat: 'blue', kind: 'paper' }],
      [2, 4, { seat: 'blue', kind: 'scissors' }],
    ],
  },
  move: {
    rows: 3,
    columns: 5,
    pieces: [
      [1, 2, { seat: 'blue', kind: 'rock' }],
      [0, 2, { seat: 'red' }],
      [2, 4, { seat: 'blue', kind: 'king' }],
    ],
    steps: [
      [1, 1],
      [1, 3],
      [2, 2],
    ],
    attacks: [[0, 2]],
  },
  fight: {
    rows: 3,
    columns: 5,
    pieces: [
      [0, 2, { seat: 'blue', kind: 'rock' }],
      [2, 4, { seat: 'red', kind: 'scissors' }],
      [2, 0, { seat: 'blue', kind: 'paper' }],
    ],
    arrows: [
      [0, 2, 2, 4],
      [2, 4, 2, 0],
      [2, 0, 0, 2],
    ],
  },
  pit: {
    rows: 3,
    columns: 5,
    pieces: [
      [0, 1, { seat: 'blue', kind: 'rock' }],
      [0, 3, { seat: 'red', kind: 'pit', halo: true }],
      [2, 1, { seat: 'blue', kind: 'scissors' }],
      [2, 3, { seat: 'red', kind: 'king' }],
    ],
    arrows: [
      [0, 1, 0, 3],
      [2, 1, 2, 3],
    ],
    lost: [
      [0, 1],
      [2, 3],
    ],
  },
  tie: {
    rows: 3,
    columns: 5,
    pieces: [
      [0, 1, { seat: 'blue', kind: 'paper' }],
      [0, 3, { seat: 'red', kind: 'paper' }],
      [2, 1, { seat: 'blue', kind: 'scissors' }],
      [2, 3, { seat: 'red', kind: 'rock', halo: true }],
    ],
    arrows: [
      [0, 1, 2, 1],
      [0, 3, 2, 3],
    ],
  },
  end: {
    rows: 3,
    columns: 5,
    pieces: [
      [0, 1, { seat: 'red', kind: 'rock', revealed: true }],
      [0, 2, { seat: 'blue', kind: 'scissors', halo: true }],
      [0, 3, { seat: 'red', kind: 'pit', revealed: true }],
      [1, 2, { seat: 'red', kind: 'paper', halo: true }],
      [2, 1, { seat: 'blue', kind: 'rock' }],
      [2, 3, { seat: 'blue', kind: 'king' }],
    ],
  },
};

const MARKS: readonly (readonly ['red' | 'hidden' | 'moved' | 'halo' | 'seen', readonly Token[]])[] = [
  [
    'red',
    [
      { seat: 'red', kind: 'rock' },
      { seat: 'blue', kind: 'rock' },
    ],
  ],
  ['hidden', [{ seat: 'red' }]],
  ['moved', [{ seat: 'red', moved: true }]],
  ['halo', [{ seat: 'blue', kind: 'paper', halo: true }]],
  ['seen', [{ seat: 'red', kind: 'scissors', revealed: true }]],
];
const KEYS = ['arrows', 'enter', 'escape', 'numbers'] as const;

/** The rules in pictures. */
export function HowToPlay(): ReactElement {
  const { t } = useTranslation('rps');
  return (
    <>
      <p className={styles['lead']}>{t('how.lead')}</p>
      <div className={lessons['topics']}>
        {TOPICS.map((topic) => (
          <section key={topic} className={lessons['topic']}>
            <Diagram label={t(`how.diagram.${topic}`)} {...DRAWINGS[topic]} />
            <h2>{t(`how.${topic}.title`)}</h2>
            <p>{t(`how.${topic}.text`)}</p>
          </section>
        ))}
      </div>
      <section className={lessons['panel']}>
        <h2>{t('how.marks.title')}</h2>
        <ul className={styles['marks']}>
          {MARKS.map(([mark, tokens]) => (
            <li key={mark}>
              <span>
                {tokens.map((token) => (
                  <PieceImage key={token.seat} {...token} />
                ))}
              </span>
              {t(`how.marks.${mark}`)}
            </li>
          ))}
        </ul>
      </section>
      <section className={lessons['panel']}>
        <h2>{t('how.variants.title')}</h2>
        <dl className={styles['variants']}>
          {VARIANTS.map((variant) => (
            <div key={variant}>
              <dt>{t(`variant.${variant}.name`)}</dt>
              <dd>
                {t(`variant.${variant}.about`)}
                {variant === 'rpsls' && ` ${t('how.beats.text')}`}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={lessons['panel']}>
        <h2>{t('how.keys.title')}</h2>
        <ul>
          {KEYS.map((key) => (
            <li key={key}>{t(`how.keys.${key}`)}</li>
          ))}
        </ul>
        <p>{t('how.keys.text')}</p>
      </section>
    </>
  );
}
