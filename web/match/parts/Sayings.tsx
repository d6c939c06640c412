import { isSaying, PHRASES, REACTIONS, type Reaction, type Saying } from '@tactarium/protocol/sayings';
import { type ReactElement, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/Button.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import { useSettings } from '../../settings/store.ts';
import { MatchContext, useOpenMatch } from '../MatchContext.ts';
import { mute, useMuted } from '../muted.ts';
import { playSound } from '../theatre.ts';
import { Face } from './Face.tsx';
import styles from './Sayings.module.css';

/** Milliseconds for which something that was said is shown. */
const SHOWN = 7_000;
/** What people say when it is over. */
const LAST_WORDS = ['good_game', 'well_played', 'thanks', 'bye'] as const;

const isReaction = (saying: Saying): saying is Reaction => REACTIONS.some((one) => one === saying);

interface Spoken {
  readonly seat: string;
  readonly saying: Saying;
  readonly before: number;
}

/** What was said last, unless nobody wants to hear it or this page does not know it. In a replay nobody speaks. */
function useSpoken(): Spoken | undefined {
  const { said, sitters = [] } = useContext(MatchContext)?.state ?? {};
  const muted = useMuted();
  const { sayings } = useSettings();
  if (!said || !sayings || !isSaying(said.saying)) return undefined;
  const speaker = sitters.find(({ seat }) => seat === said.seat)?.player;
  if (speaker !== undefined && muted.includes(speaker)) return undefined;
  return { seat: said.seat, saying: said.saying, before: said.before };
}

/** What this seat has just said, beside its player. Those who hear the page are told by `Heard`. */
export function Bubble({ seat }: { readonly seat: string }): ReactElement | null {
  const { t } = useTranslation();
  const spoken = useSpoken();
  const [over, setOver] = useState(-1);
  const mine = spoken?.seat === seat ? spoken.before : undefined;
  useEffect(() => {
    if (mine === undefined) return;
    const timer = setTimeout(() => setOver(mine), SHOWN);
    return () => clearTimeout(timer);
  }, [mine]);
  if (mine === undefined || mine <= over) return null;
  const { saying } = spoken!;
  return (
    <p key={mine} className={styles['bubble']} aria-hidden="true" data-reaction={isReaction(saying)}>
      {isReaction(saying) ? <Face of={saying} /> : t(`match.saying.words.${saying}`)}
    </p>
  );
}

/** Tells of what others say, politely, and by a sound where sounds are on. */
export function Heard(): ReactElement {
  const { t } = useTranslation();
  const { view, nameOf } = useOpenMatch();
  const spoken = useSpoken();
  const heard = spoken && spoken.seat !== view.viewer ? spoken : undefined;
  const place = heard?.before;
  useEffect(() => {
    if (place !== undefined) playSound('lock');
  }, [place]);
  return (
    <p className="hidden-text" role="status">
      {heard && (
        <span key={heard.before}>
          {nameOf(heard.seat)}: {t(`match.saying.words.${heard.saying}`)}
        </span>
      )}
    </p>
  );
}

/** Opens what can be said to this player; nothing where nobody would hear it. */
export function Talk({ seat }: { readonly seat: string }): ReactElement | null {
  const { t } = useTranslation();
  const { source, match, state, nameOf } = useOpenMatch();
  const { sayings } = useSettings();
  const muted = useMuted();
  const [isOpen, setOpen] = useState(false);
  const player = state.sitters.find((one) => one.seat === seat)?.player;
  if (!source.say || player === undefined || !sayings) return null;
  const name = nameOf(seat);
  const isMuted = muted.includes(player);
  const say = async (saying: Saying): Promise<void> => {
    setOpen(false);
    const told = await source.say!(saying);
    if (!told.ok) match.refuse(told.error);
  };
  return (
    <>
      <button
        type="button"
        className={styles['talk']}
        data-muted={isMuted}
        title={t('match.saying.open')}
        aria-label={t('match.saying.open')}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M4 4h16v12h-9l-5 4v-4H4z" strokeWidth="1.8" strokeLinejoin="round" />
          <path d={isMuted ? 'M7 19L20 2' : 'M8 10h.1M12 10h.1M16 10h.1'} strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <Dialog open={isOpen} title={t('match.saying.to', { name })} onClose={() => setOpen(false)}>
        <fieldset className={styles['faces']} aria-label={t('match.saying.reactions')}>
          {REACTIONS.map((one) => (
            <Button
              key={one}
              title={t(`match.saying.words.${one}`)}
              aria-label={t(`match.saying.words.${one}`)}
              onClick={() => void say(one)}
            >
              <Face of={one} />
            </Button>
          ))}
        </fieldset>
        <fieldset className={styles['phrases']} aria-label={t('match.saying.phrases')}>
          {PHRASES.map((one) => (
            <Button key={one} onClick={() => void say(one)}>
              {t(`match.saying.words.${one}`)}
            </Button>
          ))}
        </fieldset>
        {isMuted && <p className={styles['muted']}>{t('match.saying.muted', { name })}</p>}
        <Button look="quiet" onClick={() => mute(player, !isMuted)}>
          {t(isMuted ? 'match.saying.unmute' : 'match.saying.mute', { name })}
        </Button>
      </Dialog>
    </>
  );
}

/** The last words of two who have played, in the result: it covers what stands beside them. */
export function Afterwards(): ReactElement | null {
  const { t } = useTranslation();
  const { source, match, state, view, nameOf } = useOpenMatch();
  const { sayings } = useSettings();
  const spoken = useSpoken();
  const [said, setSaid] = useState<readonly Saying[]>([]);
  const hears = state.sitters.some(({ seat, player }) => seat !== view.viewer && player !== undefined);
  if (!source.say || !hears || !sayings) return null;
  const say = async (saying: Saying): Promise<void> => {
    setSaid([...said, saying]);
    const told = await source.say!(saying);
    if (!told.ok) match.refuse(told.error);
  };
  return (
    <div className={styles['afterwards']}>
      {spoken && (
        <p className={styles['last']}>
          {nameOf(spoken.seat)}: {t(`match.saying.words.${spoken.saying}`)}
        </p>
      )}
      <fieldset className={styles['words']} aria-label={t('match.saying.open')}>
        {LAST_WORDS.map((one) => (
          <Button key={one} look="quiet" disabled={said.includes(one)} onClick={() => void say(one)}>
            {t(`match.saying.words.${one}`)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
