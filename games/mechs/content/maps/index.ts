import { type Field, readField } from '../../field/field.ts';
import { ford } from './ford.ts';
import { meadow } from './meadow.ts';
import { ridge } from './ridge.ts';
import { terraces } from './terraces.ts';
import { thicket } from './thicket.ts';

export const MAPS = ['meadow', 'ford', 'ridge', 'thicket', 'terraces'] as const;
export type MapName = (typeof MAPS)[number];

/** The maps made by hand. */
export const maps: Readonly<Record<MapName, Field>> = {
  meadow: readField(meadow),
  ford: readField(ford),
  ridge: readField(ridge),
  thicket: readField(thicket),
  terraces: readField(terraces),
};
