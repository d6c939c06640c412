import { forestsInDanger } from '@tactarium/games/forests/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Dialog } from '../../../app/Dialog.tsx';
import { usePhone } from '../../../match/parts/Details.tsx';
import { keepKeyboard } from '../keys.ts';
import { tilesNamed } from '../marks.ts';
import { tileNames } from '../sayings.ts';
import { canGoOn } from '../standing.ts';
import type { Play } from '../usePlay.ts';
import styles from './TurnBar.module.css';

interface TurnBarProps {
  readonly play: Play;
  /** What helps to look, before what is done. */
  readonly tools: ReactElement;
  readonly threats: boolean;
  readonly onThreats: () => void;
  readonly onNext: () => void;
  readonly onUndo: () => void;
  readonly onEnd: (sure: boolean) => void;
  /** Asked at the end of a turn with something left to do. */
  readonly asking: boolean;
  readonly onAnswer: (ends: boolean) => void;
}

/** What a turn is made of besides orders. Next and End are two buttons: they are never the same one. */
export function TurnBar(props: TurnBarProps): ReactElement {
  const { play, tools, threats, onThreats, onNext, onUndo, onEnd, asking, onAnswer } = props;
  const { t } = useTranslation('forests');
  // All of it in one row: a second one would push the map away from under the finger.
  const isPhone = usePhone();
  const { view, mayAct, idle, marches } = play;
  const undos = view.mine?.undos ?? 0;
  const ready = marches.filter((march) => canGoOn(view, march));
  const danger = asking ? forestsInDanger(view) : [];
  const [marching, setMarching] = useState(false);
  const carryOut = async (): Promise<void> => {
    setMarching(true);
    await play.carryOutMarches();
    setMarching(false);
  };
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('bar.title')} onMouseDown={keepKeyboard}>
      {tools}
      <Button look="quiet" disabled={!mayAct || idle.length === 0} onClick={onNext} aria-keyshortcuts="N">
        {t(isPhone ? 'bar.nextShort' : 'bar.next')}
      </Button>
      <Button
        look="quiet"
        disabled={!mayAct || undos === 0}
        title={undos === 0 ? t('bar.undoNone') : undefined}
        onClick={onUndo}
        aria-keyshortcuts="U"
      >
        {t('bar.undo')}
        {undos > 0 && ` (${undos})`}
      </Button>
      <Button look="quiet" aria-pressed={threats} data-on={threats} onClick={onThreats} aria-keyshortcuts="T">
        {t('bar.threats')}
      </Button>
      {ready.length > 0 && (
        <Button disabled={!mayAct || marching} onClick={() => void carryOut()} aria-keyshortcuts="G">
          {t(isPhone ? 'bar.marchesShort' : 'bar.marches', { count: ready.length })}
        </Button>
      )}
      <Button
        look={idle.length === 0 ? 'gold' : 'plain'}
        disabled={!mayAct}
        onClick={({ shiftKey }) => onEnd(shiftKey)}
        aria-keyshortcuts="E"
      >
        {idle.length === 0 ? t('bar.end') : t(isPhone ? 'bar.endShort' : 'bar.endIdle', { count: idle.length })}
      </Button>
      <Dialog open={asking} title={t('bar.sureTitle')} onClose={() => onAnswer(false)}>
        {idle.length > 0 && (
          <p>{t('bar.sureIdle', { count: idle.length, tiles: tileNames(tilesNamed(view, idle)) })}</p>
        )}
        {danger.length > 0 && <p>{t('bar.sureDanger', { count: danger.length, tiles: tileNames(danger) })}</p>}
        {ready.length > 0 && <p>{t('bar.sureMarches', { count: ready.length })}</p>}
        <div className={styles['sure']}>
          <Button onClick={() => onAnswer(false)}>{t('bar.sureNo')}</Button>
          {ready.length > 0 && (
            <Button onClick={() => void carryOut().then(() => onAnswer(true))}>{t('bar.marchFirst')}</Button>
          )}
          <Button look="gold" onClick={() => onAnswer(true)}>
            {t('bar.sureYes')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
