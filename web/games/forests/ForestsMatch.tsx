import { isMatchEvent } from '@tactarium/engine';
import { type Command, deploymentOf, type Event, threatsOf, type View } from '@tactarium/games/forests/client';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { clamp, type Scene, showing, wholeOf, zoomFor } from '../../board/camera.ts';
import { Minimap } from '../../board/Minimap.tsx';
import { useCamera } from '../../board/useCamera.ts';
import { useFocusOnGrid } from '../../board/useFocusOnGrid.ts';
import { ZoomButtons } from '../../board/ZoomButtons.tsx';
import { useOpenMatch } from '../../match/MatchContext.ts';
import { LOG_PAGE, usePhone } from '../../match/parts/Details.tsx';
import { MatchFrame } from '../../match/parts/MatchFrame.tsx';
import type { MatchProps } from '../face.ts';
import { bannerOf } from './banner.ts';
import { baseOf, CELL, geometryOf, indexOf, isTurned } from './board.ts';
import styles from './ForestsMatch.module.css';
import { pressKey } from './keys.ts';
import { DeployTray } from './parts/DeployTray.tsx';
import { Hint } from './parts/Hint.tsx';
import { KeysDialog } from './parts/KeysDialog.tsx';
import { Lists } from './parts/Lists.tsx';
import { MapInSmall } from './parts/MapInSmall.tsx';
import { Score } from './parts/Score.tsx';
import { Table } from './parts/Table.tsx';
import { TheirTurn } from './parts/TheirTurn.tsx';
import { TurnBar } from './parts/TurnBar.tsx';
import { UnitCard } from './parts/UnitCard.tsx';
import { placeOf } from './places.ts';
import { sayAround, sayMore, sayTile } from './sayings.ts';
import { canGoOn } from './standing.ts';
import { whyUnscored } from './terms.ts';
import { useAgain } from './useAgain.ts';
import { usePlay } from './usePlay.ts';

/** Pixels that a tile has at first where the whole map would be too small to play on. */
const OPENING_TILE = 36;

/** A match of Forest War. */
export function ForestsMatch(props: MatchProps<View, Command, Event>): ReactElement {
  const { id, view, state, theatre } = props;
  const { t } = useTranslation('forests');
  const { match, nameOf } = useOpenMatch();
  const play = usePlay(props);
  const turned = isTurned(view);
  const geometry = geometryOf(view, turned);
  const camera = useCamera(geometry, (scene) => openingCamera(scene, view, turned));
  const grid = useRef<HTMLDivElement>(null);
  const again = useAgain(view, state.log, theatre);
  const [threats, setThreats] = useState(false);
  const [asking, setAsking] = useState(false);
  const [keys, setKeys] = useState(false);
  const [around, setAround] = useState('');
  const [page, showPage] = useState('unit');
  const isPhone = usePhone();
  const { picked } = play.hand;
  useEffect(() => {
    if (picked !== undefined) showPage('unit');
  }, [picked]);

  const goTo = (tile: number): void => {
    play.look(tile);
    camera.move((scene, now) => showing(scene, now, geometry.middleOf(tile), 1.5 * CELL), true);
  };
  const endTurn = (sure: boolean): void => {
    if (!play.mayAct) return;
    if (!sure && (play.idle.length > 0 || play.marches.some((march) => canGoOn(view, march)))) return setAsking(true);
    play.send({ type: 'end_turn' });
  };
  const deeds = {
    goTo,
    endTurn,
    undo: () => play.send({ type: 'undo' }),
    toggleThreats: () => setThreats(!threats),
    openTray: () => {
      flushSync(() => showPage('reserve'));
      focusOn('[data-tray] [data-chip]:not(:disabled)');
    },
    convert: () => play.send({ type: 'convert', points: 1 }),
    seeAgain: () => again.start?.(),
    showKeys: () => setKeys(true),
    hurry: match.hurry,
    sayAround: (tile: number) => {
      const threat = threatsOf(view).find(({ at }) => indexOf(view, at) === tile);
      setAround(sayAround(t, view, tile, (unit) => threat?.by.some((one) => one === unit) ?? false));
    },
  };
  useFocusOnGrid(grid, view.turn === view.viewer);
  const leaveTray = (): void => {
    const [tile] = deploymentOf(view).tiles;
    if (tile) flushSync(() => goTo(indexOf(view, tile)));
    focusOn('[role=grid] [tabindex="0"]');
  };

  const labelOf = (tile: number): string => sayTile(t, view, tile, sayMore(t, play, tile, threats));

  return (
    <MatchFrame
      phase="playing"
      hasSmallPanels
      banner={bannerOf(t, play, again.view !== undefined)}
      table={
        <div className={styles['middle']}>
          <Table
            play={play}
            camera={camera}
            turned={turned}
            threats={threats}
            playing={again.playing ?? state.playing}
            log={state.log}
            shown={again.view ?? view}
            board={theatre.board}
            grid={grid}
            byHand={theatre.byHand}
            labelOf={labelOf}
            onKey={(event: KeyboardEvent<HTMLElement>, tile) => pressKey(event, tile, play, camera, deeds)}
            onFocus={goTo}
          >
            {view.size > 10 && (
              <Minimap camera={camera} drawing={geometry}>
                <MapInSmall view={view} turned={turned} />
              </Minimap>
            )}
          </Table>
          <TurnBar
            play={play}
            tools={<ZoomButtons camera={camera} onKeys={() => setKeys(true)} />}
            threats={threats}
            onThreats={deeds.toggleThreats}
            onNext={() => {
              const next = play.nextIdle(false);
              if (next !== undefined) goTo(next);
            }}
            onUndo={deeds.undo}
            onEnd={endTurn}
            asking={asking}
            onAnswer={(ends) => {
              setAsking(false);
              if (ends) play.send({ type: 'end_turn' });
            }}
          />
        </div>
      }
      details={{
        // Under a tab of its own a page has the little room of the sheet for itself.
        lead: (!isPhone || page === 'unit') && <Hint play={play} />,
        pages: [
          { id: 'unit', name: t('card.title'), content: <UnitCard play={play} /> },
          {
            id: 'reserve',
            name: [t('tray.title'), ...(view.mine ? [view.mine.reserve] : [])].join(' '),
            content: <DeployTray play={play} onLeave={leaveTray} />,
          },
          {
            id: LOG_PAGE,
            content: <TheirTurn play={play} log={state.log} onGo={goTo} onAgain={again.start} />,
          },
          { id: 'lists', name: t('lists.title'), content: <Lists play={play} onGo={goTo} /> },
        ],
        shown: page,
        onShow: showPage,
      }}
      locate={(event) => {
        const at = isMatchEvent(event) ? undefined : placeOf(event as Event);
        return at && (() => goTo(indexOf(view, at)));
      }}
      result={
        <Score
          id={id}
          view={view}
          player={nameOf(view.viewer)}
          log={state.log}
          online={state.online !== undefined}
          unscored={whyUnscored(t, state.options) !== undefined}
          playedOn={state.playedOn !== undefined}
        />
      }
    >
      <KeysDialog open={keys} onClose={() => setKeys(false)} />
      <p className="hidden-text" role="status">
        {around}
      </p>
    </MatchFrame>
  );
}

/** Small maps are seen whole; of large ones what can be played on, around one's own base. */
function openingCamera(scene: Scene, view: View, turned: boolean) {
  const whole = wholeOf(scene);
  const zoom = view.size === 10 ? 1 : zoomFor(scene, OPENING_TILE / CELL);
  const side = view.viewer === 'a' ? 'a' : 'b';
  const base = geometryOf(view, turned).middleOf(indexOf(view, baseOf(view, side)));
  return clamp(scene, zoom === 1 ? whole : { zoom, ...base });
}

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();
