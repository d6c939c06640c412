import type { Clock, QuickPace } from '@tactarium/protocol';
import type { TFunction } from '../words/index.ts';

const DAY = 24 * 3600;

/** The paces that a match among people can have. */
export const PACES = {
  calm: { type: 'move', seconds: 120 },
  fast: { type: 'move', seconds: 30 },
  bank: { type: 'bank', seconds: 300, increment: 5 },
  day: { type: 'move', seconds: DAY },
  days: { type: 'move', seconds: 3 * DAY },
  week: { type: 'move', seconds: 7 * DAY },
  none: { type: 'none' },
} as const satisfies Readonly<Record<string, Clock>>;
export type Pace = keyof typeof PACES;

/** Those in which one can look for anybody. */
export const QUICK_PACES = ['calm', 'fast', 'bank', 'day'] as const satisfies readonly (QuickPace & Pace)[];

/** The pace of a quick match that is played by this clock, where there is one. */
export const quickPaceOf = (clock: Clock): QuickPace | undefined =>
  QUICK_PACES.find((pace) => JSON.stringify(PACES[pace]) === JSON.stringify(clock));

export function sayClock(t: TFunction, clock: Clock): string {
  switch (clock.type) {
    case 'none':
      return t('clock.none');
    case 'move':
      return t('clock.move', { time: sayTime(t, clock.seconds) });
    case 'bank':
      return t('clock.bank', { time: sayTime(t, clock.seconds), increment: clock.increment });
  }
}

function sayTime(t: TFunction, seconds: number): string {
  if (seconds % DAY === 0) return t('clock.days', { count: seconds / DAY });
  if (seconds % 60 === 0) return t('clock.minutes', { count: seconds / 60 });
  return t('clock.seconds', { count: seconds });
}
