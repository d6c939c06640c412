import type { MatchEvent } from '@tactarium/engine';
import type { Event, View } from '@tactarium/games/rps/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sayEvent } from '../words.ts';

interface AnnouncerProps {
  readonly events: readonly (Event | MatchEvent)[];
  /** Events that were there when the match was opened: nobody wants to hear those again. */
  readonly old: number;
  readonly viewer: View['viewer'];
  readonly hint: string | undefined;
}

/** How many sentences stay in the region: a reader that is still speaking finds them. */
const KEPT = 6;

/** Every event for those who hear the game. */
export function Announcer({ events, old, viewer, hint }: AnnouncerProps): ReactElement {
  const { t } = useTranslation();
  const first = Math.max(old, events.length - KEPT);
  return (
    <div className="hidden-text" role="log" aria-live="polite" aria-label={t('match.announcements')}>
      {events.slice(first).map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows, so a place in it is an identity.
        <p key={first + i}>{sayEvent(t, event, viewer)}</p>
      ))}
      {hint && <p>{hint}</p>}
    </div>
  );
}
