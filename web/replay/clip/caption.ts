import type { TFunction } from 'i18next';
import type { Picture } from '../../local/messages.ts';
import type { Sayings } from '../../match/useSayings.ts';
import type { Caption } from './paint.ts';
import type { Shot } from './shots.ts';

/** What a film tells besides its pictures. */
export interface Story {
  /** Of the game. */
  readonly title: string;
  readonly seats: readonly string[];
  /** In the order of the seats. */
  readonly names: readonly string[];
  readonly last: number;
  readonly sayings: Pick<Sayings, 'sayEvent' | 'sayEnd'>;
}

/** What stands on a frame: who plays at first, how it ended at last, and in between what happened. */
export function captionOf(
  t: TFunction<'clip'>,
  { title, seats, names, last, sayings }: Story,
  { step, events, outcome }: Picture,
  { sign }: Shot,
): Caption {
  const caption = {
    names,
    step: t('step', { step, steps: last }),
    said: events.flatMap((event) => sayings.sayEvent(event, 'spectator') ?? []).join(' '),
  };
  if (sign === 'first') {
    const [first = '', second] = names;
    const players = second === undefined ? first : t('versus', { first, second });
    return { ...caption, sign: { title: players, text: title } };
  }
  if (sign === undefined) return caption;
  if (!outcome) return { ...caption, sign: { title: t('goesOn'), text: t('upTo', { step, steps: last }) } };
  const winner = names[seats.indexOf(outcome.winner ?? '')];
  const ended = winner !== undefined ? t('ended', { name: winner }) : t(outcome.draw ? 'drawn' : 'over');
  return { ...caption, sign: { title: ended, text: sayings.sayEnd(outcome, 'spectator') } };
}
