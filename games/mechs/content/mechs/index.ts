import type { Design } from '../../sheet/design.ts';
import { assault } from './assault.ts';
import { heavy } from './heavy.ts';
import { light } from './light.ts';
import { medium } from './medium.ts';

/** The stock mechs, by weight. */
export const designs: readonly Design[] = [...light, ...medium, ...heavy, ...assault];

export const STOCK: readonly string[] = designs.map(({ name }) => name);

export const designNamed = (name: string): Design | undefined => designs.find((design) => design.name === name);
