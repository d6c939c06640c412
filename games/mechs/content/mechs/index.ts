import type { Design } from '../../sheet/design.ts';
import { assault } from './assault.ts';
import { heavy } from './heavy.ts';
import { light } from './light.ts';
import { medium } from './medium.ts';
import { practice } from './practice.ts';

/** The stock mechs, by weight. */
export const designs: readonly Design[] = [...light, ...medium, ...heavy, ...assault];

const named: readonly Design[] = [...designs, ...practice];

/** What a battle may name. */
export const STOCK: readonly string[] = named.map(({ name }) => name);

export const designNamed = (name: string): Design | undefined => named.find((design) => design.name === name);
