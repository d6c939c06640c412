import { beats, KIND_NAMES, type KindName, kindNamed, type View, variants } from '@tactarium/games/rps/client';
import type { Translate } from '../face.ts';
import { pieceOn } from './board.ts';
import { kindWord, seatWord } from './sayings.ts';

/** What is said of a piece that somebody points at. */
interface About {
  readonly title: string;
  readonly lines: readonly string[];
}

type T = Translate<'rps'>;

/** Every kind that moves in this variant. */
export const moversIn = ({ variant }: Pick<View, 'variant'>): readonly KindName[] =>
  variants[variant].movers.map((kind) => KIND_NAMES[kind] as KindName);

export const preyIn = (view: Pick<View, 'variant'>, kind: KindName): readonly KindName[] =>
  moversIn(view).filter((other) => beats(kindNamed(kind), kindNamed(other)));

/** The name and the rules of the piece on this cell, as far as the viewer knows it; undefined where there is none. */
export function sayPointed(t: T, view: View, cell: number): About | undefined {
  const piece = pieceOn(view, cell);
  if (!piece) return undefined;
  const { seat, kind, moved, revealed } = piece;
  const whose = seat === view.viewer ? 'you' : 'other';
  const side = seatWord(t, seat);
  if (!kind) {
    return {
      title: t(`about.titleHidden.${whose}`, { side }),
      lines: moved ? [t('about.moved'), ...maybe(t, view, seat)] : maybe(t, view, seat),
    };
  }
  const lines = kind === 'king' || kind === 'pit' ? [t(`about.${kind}`)] : sayFights(t, view, kind);
  const isSecret = whose === 'you' && view.phase !== 'finished';
  return {
    title: t(`about.title.${whose}`, { side, kind: kindWord(t, kind) }),
    lines: isSecret ? [...lines, t(revealed ? 'about.known' : 'about.secret')] : lines,
  };
}

function sayFights(t: T, view: View, kind: KindName): readonly string[] {
  const words = (kinds: readonly KindName[]): string => kinds.map((one) => kindWord(t, one)).join(', ');
  const hunters = moversIn(view).filter((other) => beats(kindNamed(other), kindNamed(kind)));
  return [t('about.beats', { kinds: words(preyIn(view, kind)) }), t('about.losesTo', { kinds: words(hunters) })];
}

/** What has not been seen of an army, in which this piece is one. */
function maybe(t: T, { unseen }: View, seat: keyof View['unseen']): readonly string[] {
  const counts = Object.entries(unseen[seat] ?? {}) as readonly (readonly [KindName, number])[];
  const kinds = counts.map(([kind, count]) => `${count} × ${kindWord(t, kind)}`).join(', ');
  return kinds === '' ? [] : [t('about.maybe', { kinds })];
}
