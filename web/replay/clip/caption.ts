import type { TFunction } from 'i18next';
import type { Caption } from './paint.ts';
import type { Shot } from './shots.ts';
import type { Scene, Story } from './story.ts';

/** What stands on a frame: who plays at first, how it ended at last, and in between what happened. */
export function captionOf(
  t: TFunction<'clip'>,
  { title, players, last }: Omit<Story, 'scene'>,
  { said, end }: Scene,
  { step, sign }: Shot,
): Caption {
  const caption = { players, step: t('step', { step, steps: last }), said };
  if (sign === 'first') {
    const [first = '', second] = players.map(({ name }) => name);
    return { ...caption, sign: { title: second === undefined ? first : t('versus', { first, second }), text: title } };
  }
  if (sign === undefined) return caption;
  if (!end) return { ...caption, sign: { title: t('goesOn'), text: t('upTo', { step, steps: last }) } };
  const ended = end.winner !== undefined ? t('ended', { name: end.winner }) : t(end.draw ? 'drawn' : 'over');
  return { ...caption, sign: { title: ended, text: end.why } };
}
