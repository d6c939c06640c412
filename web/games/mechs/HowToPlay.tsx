import { designNamed, fieldTextFor, type MechView, sheetFor, type View } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import lessons from '../Lessons.module.css';
import { Board } from './board/Board.tsx';
import { Arcs } from './board/Fire.tsx';
import { geometryOf } from './board/layout.ts';
import styles from './HowToPlay.module.css';
import { Modifiers } from './Modifiers.tsx';
import { RecordSheet } from './sheet/RecordSheet.tsx';
import { newRecordOf } from './sheet/record.ts';

const TOPICS = ['goal', 'turn', 'move', 'hit', 'arcs', 'damage', 'heat', 'fall'] as const;

const SAMPLE = designNamed('Prism')!;

/** A small battle on a ready map, to show arcs and terrain on. */
function sample(): View {
  const field = fieldTextFor({ map: 'ridge' }, 'chacha8:00');
  const [width] = field.size;
  const standing = (id: string, side: 'a' | 'b', at: number, facing: number): MechView => ({
    ...newRecordOf(SAMPLE),
    ...STILL,
    id,
    side,
    design: SAMPLE,
    at,
    facing: facing as MechView['facing'],
    ammo: sheetFor(SAMPLE).bins.map(({ shots }) => shots),
  });
  return {
    viewer: 'spectator',
    rules: 'introductory',
    boxcarsHit: false,
    turnLimit: 20,
    field,
    turn: 1,
    phase: 'attack',
    active: 'a',
    first: 'a',
    current: '',
    settled: '',
    mechs: [standing('A1', 'a', 4 * width + 5, 2), standing('B1', 'b', 3 * width + 9, 4)],
    declared: [],
  };
}

const STILL = {
  prone: false,
  twist: 0,
  twisted: false,
  moved: 'stationary',
  hexes: 0,
  spent: 0,
  shutdown: false,
  shutdownIn: 0,
  unconsciousIn: 0,
  struck: 0,
  primary: '',
  done: false,
} as const;

/** The rules in a few pictures. */
export function HowToPlay(): ReactElement {
  const { t } = useTranslation('mechs');
  const view = sample();
  const geometry = geometryOf(view.field, false);
  const { x, y } = geometry.middleOf(view.mechs[0]!.at);
  return (
    <>
      <figure className={styles['picture']}>
        <Board
          view={view}
          turned={false}
          detail="full"
          crop={`${Math.max(0, x - 260)} ${Math.max(0, y - 230)} 780 430`}
          actor="A1"
          below={<Arcs view={view} mech={view.mechs[0]!} at={view.mechs[0]!.at} facing={2} twist={0} turned={false} />}
        />
      </figure>
      <div className={lessons['topics']}>
        {TOPICS.map((topic) => (
          <section key={topic} className={lessons['topic']}>
            <h2>{t(`how.${topic}.title`)}</h2>
            <p>{t(`how.${topic}.text`)}</p>
          </section>
        ))}
      </div>
      <section className={`${lessons['panel']} ${styles['panel']}`}>
        <h2>{t('how.table')}</h2>
        <Modifiers />
      </section>
      <section className={`${lessons['panel']} ${styles['panel']}`}>
        <h2>{t('how.sheetTitle')}</h2>
        <p>{t('how.sheetText')}</p>
        <RecordSheet design={SAMPLE} rules="introductory" />
      </section>
    </>
  );
}
