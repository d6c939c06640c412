import { type Aim, type Command, cellAt, type Event, outlookOf, SEATS, type View } from '@tactarium/games/mechs/client';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../app/Button.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import { Outline } from '../../art/Icon.tsx';
import { clamp, type Scene, showing, wholeOf, zoomFor } from '../../board/camera.ts';
import type { Spot } from '../../board/geometry.ts';
import { Minimap } from '../../board/Minimap.tsx';
import { type CameraControl, useCamera } from '../../board/useCamera.ts';
import { useFocusOnGrid } from '../../board/useFocusOnGrid.ts';
import { ZoomButtons } from '../../board/ZoomButtons.tsx';
import { useOpenMatch } from '../../match/MatchContext.ts';
import { usePhone, useTabs } from '../../match/parts/Details.tsx';
import { MatchFrame } from '../../match/parts/MatchFrame.tsx';
import type { MatchProps } from '../face.ts';
import { bannerOf } from './banner.ts';
import { geometryOf, HEX, isTurned } from './board/layout.ts';
import { MapInSmall } from './board/MapInSmall.tsx';
import { Roster } from './board/Roster.tsx';
import { type Shading, Table } from './board/Table.tsx';
import { Track } from './board/Track.tsx';
import { MECH_ICONS } from './icons.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { pressKey } from './keys.ts';
import styles from './MechsMatch.module.css';
import { ActionBar } from './plan/ActionBar.tsx';
import { Blows } from './plan/Blows.tsx';
import { Console } from './plan/Console.tsx';
import { dangerOf, unseenFrom } from './plan/danger.ts';
import { Hint } from './plan/Hint.tsx';
import { LookedCard } from './plan/LookedCard.tsx';
import { MoveCard, saySight } from './plan/MoveCard.tsx';
import { type Play, usePlay } from './plan/usePlay.ts';
import { Report } from './report/Report.tsx';
import { Resolution } from './report/Resolution.tsx';
import { Result } from './report/Result.tsx';
import { gameEvents, isResolution } from './report/turns.ts';
import { closeSheet, openSheet, sheetShown } from './sheet/open.ts';
import { SheetDialog } from './sheet/SheetDialog.tsx';
import { type MechWords, percent } from './words/names.ts';

/** Pixels that a hex has at first where the whole map would be too small to play on. */
const OPENING_HEX = 34;

/** A map that is nearly large enough is seen whole: a rim that is cut off hides more than small hexes. */
const ALMOST = 1.25;

/** The map needs the width of a tablet more than a column of players does. */
const TABLET = { hasTabsOnTablet: true };

/** Hexes across or down from which on a map is also shown in small. */
const LARGE = 24;

/** A battle of Mech Skirmish. */
export function MechsMatch(props: MatchProps<View, Command, Event>): ReactElement {
  const { view, state, theatre } = props;
  const { t } = useTranslation('mechs');
  const { match } = useOpenMatch();
  const play = usePlay(props);
  const turned = isTurned(view);
  const geometry = geometryOf(view.field, turned);
  const camera = useCamera(geometry, (scene) => openingCamera(scene, view, turned));
  const grid = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Aim>();
  const [shade, setShade] = useState<'sight' | 'threats'>();
  const [asking, setAsking] = useState(false);
  const [keys, setKeys] = useState(false);
  const [report, setReport] = useState(false);
  const [around, setAround] = useState('');
  const { mech: sheet } = useStore(sheetShown);
  useEffect(() => closeSheet, []);
  const events = useMemo(() => gameEvents(state.log), [state.log]);
  const playing = state.playing as Event | undefined;
  const resolving = isResolution(playing);
  const shading = useShading(play, shade);
  const hasTabs = useTabs(TABLET);
  const isPhone = usePhone();
  const [page, showPage] = usePage(play);

  const goTo = (hex: number): void => {
    play.look(hex);
    camera.move((scene, now) => showing(scene, now, geometry.middleOf(hex), 1.5 * HEX), true);
  };
  useActorInSight(camera, play, geometry.middleOf);
  const deeds = {
    goTo,
    endPhase: () => play.actor && setAsking(true),
    toggleSight: () => setShade(shade === 'sight' ? undefined : 'sight'),
    toggleThreats: () => setShade(shade === 'threats' ? undefined : 'threats'),
    openSheet,
    openReport: () => setReport(true),
    showKeys: () => setKeys(true),
    sayAround: (hex: number) => setAround(sayAround(t, play, hex)),
    hurry: match.hurry,
  };
  useFocusOnGrid(grid, play.actor !== undefined && !state.busy);
  const tools = (
    <Tools
      camera={camera}
      onKeys={deeds.showKeys}
      shade={shade}
      onSight={deeds.toggleSight}
      onThreats={deeds.toggleThreats}
      onReport={deeds.openReport}
      canThreaten={view.phase === 'movement' && play.actor !== undefined}
    />
  );

  return (
    <MatchFrame
      phase="playing"
      banner={bannerOf(t, play, resolving, isPhone)}
      table={
        <div className={styles['middle']} data-moment={play.actor ? play.plan.of : ''}>
          <Track view={view} playing={playing?.type} />
          <Table
            play={play}
            camera={camera}
            turned={turned}
            playing={playing}
            pointed={pointed}
            shading={shading}
            board={theatre.board}
            grid={grid}
            onKey={(event: KeyboardEvent<HTMLElement>, hex) => pressKey(event, hex, play, camera, turned, deeds)}
            onFocus={goTo}
          >
            {Math.max(...view.field.size) >= LARGE && (
              <Minimap camera={camera} drawing={geometry}>
                <MapInSmall view={view} turned={turned} />
              </Minimap>
            )}
          </Table>
          <ActionBar
            play={play}
            asking={asking}
            onAsk={setAsking}
            tools={tools}
            {...(resolving && { onSkip: match.hurry })}
          />
        </div>
      }
      details={{
        lead: resolving ? (
          <Resolution view={view} log={events} playing={playing} onHurry={match.hurry} />
        ) : (
          <Hint play={play} />
        ),
        pages: [
          {
            id: 'act',
            name: t('pages.act'),
            content: (
              <>
                <MoveCard play={play} />
                <Console play={play} onPoint={setPointed} />
                <Blows play={play} />
              </>
            ),
          },
          { id: 'mech', name: t('pages.mech'), content: <LookedCard play={play} /> },
          // Elsewhere the mechs of a side stand in its player's panel.
          ...(hasTabs ? [{ id: 'forces', name: t('pages.forces'), content: <Forces view={view} /> }] : []),
        ],
        shown: page,
        ...TABLET,
        onShow: showPage,
      }}
      result={<Result view={view} events={events} />}
    >
      <KeysDialog open={keys} onClose={() => setKeys(false)} />
      <SheetDialog view={view} mech={view.mechs.find(({ id }) => id === sheet)} events={events} onClose={closeSheet} />
      <Dialog open={report} title={t('report.title')} onClose={() => setReport(false)} className={styles['report']}>
        <Report view={view} events={events} />
        <Button onClick={() => setReport(false)}>{t('sheet.close')}</Button>
      </Dialog>
      <p className="hidden-text" role="status">
        {around}
      </p>
    </MatchFrame>
  );
}

/** Where only a part of the map is seen, a mech that begins its part is brought into sight. */
function useActorInSight(camera: CameraControl, { actor, plan }: Play, middleOf: (hex: number) => Spot): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment is the reason to move; while it lasts the camera is the player's.
  useEffect(() => {
    if (!actor || actor.at < 0) return;
    camera.move((scene, now) => showing(scene, now, middleOf(actor.at), HEX), true);
  }, [plan.of]);
}

/** The page of the phone's sheet: what is to be done, until somebody looks at a mech or at another page. */
function usePage({ plan: { of, looked, target } }: Play): readonly [string, (page: string) => void] {
  const [page, showPage] = useState('act');
  const isLooking = looked !== undefined && looked !== target;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment, or another mech, is the reason to turn the page.
  useEffect(() => showPage(isLooking ? 'mech' : 'act'), [of, looked, isLooking]);
  return [page, showPage];
}

const Forces = ({ view }: { readonly view: View }): ReactElement => (
  <>
    {SEATS.map((seat) => (
      <Roster key={seat} view={view} seat={seat} />
    ))}
  </>
);

/** Maps that fit are seen whole, and so are battles that are over; of others what can be played on, around one's own mechs or rows. */
function openingCamera(scene: Scene, view: View, turned: boolean) {
  const zoom = zoomFor(scene, OPENING_HEX / HEX);
  if (zoom <= ALMOST || view.outcome) return wholeOf(scene);
  const geometry = geometryOf(view.field, turned);
  const own = view.mechs.find(({ side, at, destroyed }) => side === view.viewer && at >= 0 && !destroyed);
  const [width, height] = view.field.size;
  const row = view.viewer === 'b' ? height - 1 : 0;
  return clamp(scene, { zoom, ...geometry.middleOf(own?.at ?? row * width + Math.trunc(width / 2)) });
}

function useShading(play: Play, shade: 'sight' | 'threats' | undefined): Shading {
  const { view, actor, reaches, plan } = play;
  return useMemo(() => {
    if (shade === 'sight') return { unseen: unseenFrom(view, plan.aiming?.to ?? plan.focus) };
    if (shade === 'threats' && actor && actor.at >= 0 && view.phase === 'movement') {
      return { danger: dangerOf(view, actor, reaches) };
    }
    return {};
  }, [shade, view, actor, reaches, plan.focus, plan.aiming]);
}

/** What every enemy would be to the acting mech on this hex, for those who hear the map. */
function sayAround(t: MechWords, { view, actor, enemies }: Play, hex: number): string {
  if (!actor || enemies.length === 0) return t('around.none');
  const { facing, moved, hexes } = actor;
  return outlookOf(view, actor.id, { at: cellAt(view, hex), facing, moved, hexes })
    .map((one) => {
      const range = t('outlook.range', { count: one.range });
      const theirs = one.theirs
        ? t('around.theirs', { number: one.theirs.number, percent: percent(one.theirs.ways) })
        : t('around.safe');
      return `${one.enemy}: ${range}, ${saySight(t, one)}. ${theirs}`;
    })
    .join(' ');
}

interface ToolsProps {
  readonly camera: CameraControl;
  readonly onKeys: () => void;
  readonly shade: 'sight' | 'threats' | undefined;
  readonly onSight: () => void;
  readonly onThreats: () => void;
  readonly onReport: () => void;
  readonly canThreaten: boolean;
}

function Tools({ camera, onKeys, shade, onSight, onThreats, onReport, canThreaten }: ToolsProps): ReactElement {
  const { t } = useTranslation('mechs');
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  if (isPhone && !isOpen) {
    return (
      <Button look="quiet" aria-label={t('bar.look')} aria-expanded={false} onClick={() => setOpen(true)}>
        <Outline of={MECH_ICONS.look} />
      </Button>
    );
  }
  return (
    <>
      {isPhone && (
        <Button look="quiet" aria-label={t('bar.look')} aria-expanded={true} onClick={() => setOpen(false)}>
          <Outline of={MECH_ICONS.look} />
        </Button>
      )}
      <ZoomButtons camera={camera} onKeys={onKeys} />
      <Button
        look="quiet"
        aria-pressed={shade === 'sight'}
        data-on={shade === 'sight'}
        onClick={onSight}
        aria-keyshortcuts="L"
      >
        {t('bar.sight')}
      </Button>
      <Button
        look="quiet"
        aria-pressed={shade === 'threats'}
        data-on={shade === 'threats'}
        disabled={!canThreaten}
        onClick={onThreats}
        aria-keyshortcuts="T"
      >
        {t('bar.threats')}
      </Button>
      <Button look="quiet" onClick={onReport} aria-keyshortcuts="R">
        {t('bar.report')}
      </Button>
    </>
  );
}
