import type { Typed } from '@tactarium/engine';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyWebGame } from '../../games/face.ts';
import { useSayings } from '../useSayings.ts';

interface AnnouncerProps {
  readonly game: AnyWebGame;
  readonly events: readonly Typed[];
  /** Events that were there when the match was opened: nobody wants to hear those again. */
  readonly old: number;
  readonly viewer: string;
  readonly hint: string | undefined;
}

/** How many sentences stay in the region: a reader that is still speaking finds them. */
const KEPT = 6;

/** Every event for those who hear the game. */
export function Announcer({ game, events, old, viewer, hint }: AnnouncerProps): ReactElement {
  const { t } = useTranslation();
  const { sayEvent } = useSayings(game);
  const first = Math.max(old, events.length - KEPT);
  return (
    <div className="hidden-text" role="log" aria-live="polite" aria-label={t('match.announcements')}>
      {events.slice(first).map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows, so a place in it is an identity.
        <p key={first + i}>{sayEvent(event, viewer)}</p>
      ))}
      {hint && <p>{hint}</p>}
    </div>
  );
}
