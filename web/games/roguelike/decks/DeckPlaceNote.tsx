import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sayProblem } from '../../../words/problem.ts';
import type { DeckPlace } from './useDecks.ts';

/** Where the decks are, in a sentence; and what could not be made the same without a word. */
export function DeckPlaceNote({ place }: { readonly place: DeckPlace }): ReactElement {
  const { t } = useTranslation('roguelike');
  const { t: shared } = useTranslation();
  return (
    <p role="status" data-decks={place.where}>
      {t(`deckPlace.${place.where}`)}
      {place.where === 'failed' && ` ${sayProblem(shared, place.code, 'roguelike')}`}
      {place.where === 'server' &&
        place.renamed.map((name) => <span key={name}> {t('deckPlace.renamed', { name })}</span>)}
      {place.where === 'server' && place.left > 0 && ` ${t('deckPlace.left', { count: place.left })}`}
    </p>
  );
}
