import {
  overlaysOf,
  type Placement,
  type Point,
  type Puzzle,
  puzzleOf,
  puzzles,
} from '@tactarium/games/roguelike/client';
import { useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../../app/Button.tsx';
import { Page } from '../../../app/Page.tsx';
import { Trouble } from '../../../app/Trouble.tsx';
import { Way } from '../../../app/Way.tsx';
import { Loading } from '../../../match/parts/Loading.tsx';
import { Inspector } from '../battle/Inspector.tsx';
import { namesOf } from '../battle/names.ts';
import { cardName } from '../names.ts';
import { Picture } from '../parts/Picture.tsx';
import { useDrag } from '../parts/useDrag.tsx';
import { Course } from './Course.tsx';
import { Field, ZONE } from './Field.tsx';
import styles from './PuzzlePage.module.css';
import { pieceAt, withoutPiece, withPlaced } from './placing.ts';
import { keepSolved } from './progress.ts';
import { useStory } from './stories.ts';
import { usePuzzle } from './usePuzzle.ts';

/** `/puzzles/<id>`: place the pieces so that the rules do what is asked for. */
export function PuzzlePage(): ReactElement {
  const id = useRouterState({ select: ({ location }) => location.pathname.split('/')[2] ?? '' });
  const puzzle = puzzleOf(id);
  return puzzle ? <Played key={id} puzzle={puzzle} /> : <Trouble code="puzzle/not-found" game="roguelike" />;
}

/** Placing; then what comes of it is shown; then it is known whether it was right. */
type Stage = 'placing' | 'shown' | 'judged';

function Played({ puzzle }: { readonly puzzle: Puzzle }): ReactElement {
  const { t } = useTranslation('puzzles');
  const { id, pieces, rule, answer } = puzzle;
  const story = useStory(id);
  const [placed, setPlaced] = useState<Placement>({});
  const [picked, setPicked] = useState<string>();
  const [selected, setSelected] = useState<string>();
  const [stage, setStage] = useState<Stage>('placing');
  const [helped, setHelped] = useState(false);
  const [isKept, setKept] = useState(true);
  const { attempt, isOld, failed } = usePuzzle(id, placed);
  const first = attempt?.first;
  const names = useMemo(() => (first ? namesOf(first.units) : (unit: string | undefined) => unit ?? ''), [first]);
  /** What follows the # tells pieces of one unit apart, as it does with cards. */
  const keyOf = (piece: string): string => `${pieces.find((one) => one.id === piece)?.unit ?? ''}#${piece}`;
  const pieceOf = (key: string): string => key.split('#')[1] ?? '';
  const place = (piece: string, at: Point): void => {
    setPlaced(withPlaced(placed, piece, at));
    setPicked(undefined);
  };
  const drag = useDrag({
    zone: ZONE,
    onDrop: (key, at) => (at ? place(pieceOf(key), at) : setPlaced(withoutPiece(placed, pieceOf(key)))),
  });
  if (failed !== undefined) return <Trouble code={failed} game="roguelike" />;
  if (!attempt || !first || !story) return <Loading />;

  const onCell = (at: Point): void => {
    const unit = first.units.find((one) => one.at.x === at.x && one.at.y === at.y);
    const piece = pieceAt(placed, at);
    setSelected(unit?.id);
    if (picked !== undefined && piece !== picked && (piece !== undefined || !unit)) return place(picked, at);
    setPicked(piece === picked ? undefined : piece);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') setPicked(undefined);
    if ((key === 'Delete' || key === 'Backspace') && picked !== undefined) {
      setPlaced(withoutPiece(placed, picked));
      setPicked(undefined);
    }
  };
  const judge = (): void => {
    setStage('judged');
    if (attempt.solved) setKept(keepSolved(id));
  };
  const tryIt = (): void => {
    setSelected(undefined);
    setPicked(undefined);
    if (attempt.events.length === 0) judge();
    else setStage('shown');
  };
  const again = (): void => setStage('placing');
  const isComplete = pieces.every((piece) => placed[piece.id]);
  const next = puzzles[puzzles.indexOf(puzzle) + 1];
  return (
    <Page title={story.title} lead={story.goal}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that its pieces and cells share */}
      <div className={styles['puzzle']} data-stage={stage} data-puzzle={id} onKeyDown={onKey}>
        <div className={styles['stage']}>
          {stage === 'placing' || attempt.events.length === 0 ? (
            <Field
              puzzle={puzzle}
              view={first}
              placed={placed}
              picked={picked ?? (drag.card && pieceOf(drag.card))}
              selected={selected}
              nameOf={names}
              drag={drag}
              keyOf={keyOf}
              onCell={stage === 'placing' ? onCell : again}
            />
          ) : (
            <Course attempt={attempt} nameOf={names} onEnd={judge} />
          )}
        </div>
        <div className={styles['side']}>
          {stage === 'placing' && (
            <>
              <section aria-label={t('pieces')} className={styles['tray']}>
                {pieces.map((piece) => (
                  <button
                    key={piece.id}
                    type="button"
                    className={styles['piece']}
                    data-piece={piece.id}
                    data-placed={placed[piece.id] !== undefined}
                    data-lifted={drag.lifted === keyOf(piece.id)}
                    aria-pressed={picked === piece.id}
                    onClick={() => setPicked(picked === piece.id ? undefined : piece.id)}
                    {...drag.handlersOf(keyOf(piece.id), true)}
                  >
                    <Picture id={piece.unit} />
                    {cardName(piece.unit)}
                  </button>
                ))}
              </section>
              <p className={styles['hint']}>{t('how')}</p>
              <Button look="gold" disabled={!isComplete || isOld} onClick={tryIt}>
                {t('try')}
              </Button>
            </>
          )}
          {stage === 'judged' && (
            <section className={styles['verdict']} role="status" data-solved={attempt.solved}>
              <h2>{t(attempt.solved ? 'solved' : 'failed')}</h2>
              <p>{attempt.solved ? story.lesson : t('failedAbout')}</p>
              {!isKept && <p role="alert">{t('blocked')}</p>}
              <div className={styles['deeds']}>
                {attempt.solved && next && (
                  <Way href={`/puzzles/${next.id}`} className={buttonLook('gold')}>
                    {t('next')}
                  </Way>
                )}
                <Button onClick={again}>{t('again')}</Button>
              </div>
            </section>
          )}
          {helped && <p role="status">{story.hint}</p>}
          <div className={styles['deeds']}>
            {!helped && <Button onClick={() => setHelped(true)}>{t('hint')}</Button>}
            {helped && stage === 'placing' && <Button onClick={() => setPlaced(answer)}>{t('answer')}</Button>}
            <Way href="/puzzles" className={buttonLook('quiet')}>
              {t('all')}
            </Way>
          </div>
          <p className={styles['hint']}>{t('rule', { rule })}</p>
          {stage === 'placing' && selected !== undefined && (
            <Inspector
              unit={first.units.find((unit) => unit.id === selected)}
              reckoning={attempt.units[selected]}
              overlays={overlaysOf(first)}
              nameOf={names}
              onClose={() => setSelected(undefined)}
            />
          )}
        </div>
        {drag.ghost}
      </div>
    </Page>
  );
}
