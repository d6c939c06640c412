import type { en } from './en.ts';

/** The shape of some words, whatever language they are in. */
export type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** Every namespace of words. A game adds its own beside its words, so that the compiler checks its keys. */
export interface Namespaces {
  translation: Words<typeof en>;
}
