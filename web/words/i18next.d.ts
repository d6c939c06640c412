import type { en } from './en.ts';

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Every key is checked by the compiler. */
    resources: { translation: Words<typeof en> };
  }
}
