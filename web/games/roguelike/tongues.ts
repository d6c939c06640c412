import type { Tongue } from '@tactarium/games/roguelike/client';
import { type Language, settings } from '../../settings/store.ts';

const tongues = new Map<Language, Tongue>();

/** From now on texts can be said in this language. English needs not be learnt. */
export const learn = (language: Language, tongue: Tongue): void => void tongues.set(language, tongue);

/** The language that is spoken now, if it has been learnt. */
export const spoken = (): Tongue | undefined => tongues.get(settings.getState().language);
