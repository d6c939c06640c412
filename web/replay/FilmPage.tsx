import type { Typed, Verdict } from '@tactarium/engine';
import { lazy, memo, type ReactElement, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../app/Button.tsx';
import { useTitle } from '../app/useTitle.ts';
import type { AnyWebGame, GameView, ReplayProps } from '../games/face.ts';
import { localArena } from '../local/arena.ts';
import type { FilmInfo } from '../local/messages.ts';
import { Loading } from '../match/parts/Loading.tsx';
import { PlayerPanel } from '../match/parts/PlayerPanel.tsx';
import { useSayings } from '../match/useSayings.ts';
import { isLocal, isShared } from '../online/ids.ts';
import type { TFunction } from '../words/index.ts';
import styles from './FilmPage.module.css';
import { download } from './file.ts';
import { MoveList } from './MoveList.tsx';
import type { Contents } from './moves.ts';
import { PlayOn } from './PlayOn.tsx';
import { ShareGame } from './ShareGame.tsx';
import { sharing } from './shared.ts';
import { useCheck } from './useCheck.ts';
import { useContents } from './useContents.ts';
import { useFrame } from './useFrame.ts';
import { type Player, SPEEDS, usePlayer, useReplayKeys } from './usePlayer.ts';
import { useSitters } from './useSitters.ts';

interface FilmPageProps {
  readonly game: AnyWebGame;
  readonly film: FilmInfo;
  readonly onClose: () => void;
  /** Which match it is; absent when it is from a file. */
  readonly match?: string | undefined;
  /** The step that the address names. */
  readonly at?: number | undefined;
}

/** Everything revealed, or what a seat saw. */
const OPEN = 'open';

const SaveGameFilm = lazy(async () => (await import('./clip/index.ts')).saveGameFilm());
const Chances = lazy(async () => ({ default: (await import('./Chances.tsx')).Chances }));

/** A recorded game of any kind. It opens at the step of the address, or else where play begins. */
export function FilmPage({ at, ...props }: FilmPageProps): ReactElement {
  const contents = useContents(props.game, props.film);
  return contents ? <FilmPlayer {...props} contents={contents} at={at ?? contents.opening} /> : <Loading />;
}

interface FilmPlayerProps extends FilmPageProps {
  readonly contents: Contents;
  readonly at: number;
}

/** Step by step or by itself, with its moves in words. */
function FilmPlayer({ game, film, contents, onClose, match, at }: FilmPlayerProps): ReactElement {
  const { t } = useTranslation('replay');
  const { t: shared } = useTranslation();
  const { seatName, sayEvent } = useSayings(game);
  const { names, mine } = useSitters(match);
  const checked = useCheck(film);
  const { chapters, highlights } = contents;
  const [shown, setShown] = useState(-1);
  const [eyes, setEyes] = useState(OPEN);
  const [hasChances, setChances] = useState(false);
  const [isFilming, setFilming] = useState(false);
  const last = checked?.length ?? film.length;
  const player = usePlayer(at, last, (step) => step === shown);
  const { step, go } = player;
  const frame = useFrame(film, step);
  const arrived = frame?.step;
  useTitle(t('title'));
  useEffect(() => {
    if (arrived !== undefined) setShown(arrived);
  }, [arrived]);
  const jumps = useMemo(
    () => ({
      highlightBefore: highlights.findLast((one) => one < step),
      highlightAfter: highlights.find((one) => one > step),
      turnBefore: chapters.findLast(({ first }) => first < step)?.first ?? 0,
      turnAfter: chapters.find(({ first }) => first > step)?.first ?? last,
    }),
    [chapters, highlights, step, last],
  );
  useReplayKeys({
    ArrowRight: () => go(step + 1),
    ArrowLeft: () => go(step - 1),
    ArrowDown: () => go(jumps.turnAfter),
    ArrowUp: () => go(jumps.turnBefore),
    '.': () => go(jumps.highlightAfter ?? step),
    ',': () => go(jumps.highlightBefore ?? step),
    Home: () => go(0),
    End: () => go(last),
    ' ': player.toggle,
  });

  const seat = game.seats.indexOf(eyes);
  const view = useView(game, frame?.views as readonly GameView[] | undefined, seat);
  if (!frame || !view) return <Loading />;
  const down = seat >= 0 ? eyes : (mine ?? game.seats[0]);
  const from = seat >= 0 ? eyes : (mine ?? 'spectator');
  const isMineHere = match !== undefined && isLocal(match);
  const sentences = frame.events.flatMap((event) => sayEvent(event, 'spectator') ?? []);
  const panels = game.seats
    // Whose side of the board is down stands below.
    .toSorted((a, b) => Number(a === down) - Number(b === down))
    .map((one) => (
      <PlayerPanel
        key={one}
        game={game}
        view={view}
        seat={one}
        name={names[one] ?? seatName(one)}
        options={film.options}
        acting={game.acts(view, one)}
      />
    ));
  return (
    <main className={styles['film']}>
      <h1 className="hidden-text">{t('title')}</h1>
      <div className={styles['left']}>
        {panels.slice(0, -1)}
        {game.seats.length === 2 && (
          <div className={styles['chances']}>
            {hasChances ? (
              <Suspense fallback={<Loading />}>
                <Chances game={game} film={film} step={step} side={down ?? ''} onGo={go} />
              </Suspense>
            ) : (
              <Button onClick={() => setChances(true)}>{t('chances.open')}</Button>
            )}
          </div>
        )}
        {panels.slice(-1)}
      </div>
      <div className={styles['table']}>
        <Board game={game} view={view} events={frame.events} step={frame.step} from={from} />
      </div>
      <div className={styles['right']}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
        <section tabIndex={0} className={styles['told']} aria-live="polite" aria-labelledby="told">
          <h2 id="told">{t('step', { step, steps: last })}</h2>
          {frame.events.length === 0 && <p>{t('beginning')}</p>}
          {sentences.map((sentence, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one step do not change places.
            <p key={i}>{sentence}</p>
          ))}
        </section>
        <Controls player={player} last={last} before={jumps.highlightBefore} after={jumps.highlightAfter} />
        {game.hidesThings && (
          <label className={styles['eyes']}>
            {t('eyes')}
            <select value={eyes} onChange={({ target }) => setEyes(target.value)}>
              <option value={OPEN}>{t('eyesOpen')}</option>
              {game.seats.map((one) => (
                <option key={one} value={one}>
                  {names[one] === undefined ? seatName(one) : `${seatName(one)} (${names[one]})`}
                </option>
              ))}
            </select>
          </label>
        )}
        <MoveList game={game} film={film} chapters={chapters} step={step} onGo={go} />
        <p className={styles['verdict']} data-is={checked?.verdict.is}>
          {checked ? sayVerdict(t, checked.verdict) : t('checking')}
        </p>
        {match !== undefined && isShared(match) && <p className={styles['verdict']}>{t('notRefereed')}</p>}
        {match !== undefined && game.seats.length > 1 && (
          <ShareGame match={match} game={game.id} step={step} opening={contents.opening} />
        )}
        {game.seats.length > 1 && (
          <PlayOn
            game={game}
            step={step}
            side={down ?? ''}
            possible={
              frame.step === step && view.outcome === undefined && checked?.verdict.is !== 'made under other rules'
            }
          />
        )}
        {isFilming && (
          <Suspense fallback={<Loading />}>
            <SaveGameFilm
              game={game}
              // Whoever gets the film is not the "you" of this browser.
              names={game.seats.map((one) => (isMineHere && one === mine ? undefined : names[one]) ?? seatName(one))}
              opening={contents.opening}
              step={step}
              last={last}
              eyes={eyes}
              from={from}
              onClose={() => setFilming(false)}
            />
          </Suspense>
        )}
        <div className={styles['ways']}>
          {film.hasPictures && (
            <Button look="quiet" onClick={() => setFilming(true)}>
              {shared('share.film')}
            </Button>
          )}
          <Button look="quiet" onClick={() => void save()}>
            {t('download')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('another')}
          </Button>
        </div>
      </div>
    </main>
  );
}

/** What is shown of a frame: what one seat saw, or everything. Parts that have not changed since the last frame stay the same. */
function useView(game: AnyWebGame, views: readonly GameView[] | undefined, seat: number): GameView | undefined {
  const shown = useRef<GameView>(undefined);
  return useMemo(() => {
    if (!views) return undefined;
    shown.current = sharing(shown.current, views[seat] ?? game.openView(views));
    return shown.current;
  }, [game, views, seat]);
}

/** Drawn when its frame is there, and not when the next one is asked for. */
const Board = memo(function Board({ game, ...props }: ReplayProps<GameView, Typed> & { readonly game: AnyWebGame }) {
  return <game.Replay {...props} />;
});

async function save(): Promise<void> {
  const replay = await localArena.ask('recording', {});
  if (replay.ok) download(replay.value);
}

interface ControlsProps {
  readonly player: Player;
  readonly last: number;
  /** The highlights on both sides of the step. */
  readonly before: number | undefined;
  readonly after: number | undefined;
}

function Controls({ player, last, before, after }: ControlsProps): ReactElement {
  const { t } = useTranslation('replay');
  const { step, go, speed } = player;
  return (
    <>
      <label className={styles['slider']}>
        <span className="hidden-text">{t('position')}</span>
        <input type="range" min="0" max={last} value={step} onChange={({ target }) => go(Number(target.value))} />
      </label>
      <div className={styles['buttons']}>
        <Button onClick={() => go(0)}>{t('first')}</Button>
        <Button onClick={() => go(step - 1)}>{t('back')}</Button>
        <Button onClick={() => go(step + 1)}>{t('next')}</Button>
        <Button onClick={() => go(last)}>{t('last')}</Button>
        <Button disabled={before === undefined} onClick={() => go(before ?? step)} aria-keyshortcuts=",">
          {t('highlightBefore')}
        </Button>
        <Button disabled={after === undefined} onClick={() => go(after ?? step)} aria-keyshortcuts=".">
          {t('highlightAfter')}
        </Button>
      </div>
      <div className={styles['run']}>
        <Button look="gold" onClick={player.toggle}>
          {t(player.isRunning ? 'pause' : 'play')}
        </Button>
        <label>
          <span className="hidden-text">{t('speed')}</span>
          <select
            value={speed}
            onChange={({ target }) => player.setSpeed(SPEEDS.find((one) => String(one) === target.value) ?? 1)}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one} ×
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}

function sayVerdict(t: TFunction<'replay'>, verdict: Verdict): string {
  switch (verdict.is) {
    case 'verified':
      return t('verified');
    case 'made under other rules':
      return t('otherRules', { rules: verdict.rules });
    case 'broken':
      return t('broken', { why: verdict.why });
  }
}
