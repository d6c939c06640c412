import type { Namespaces } from './namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Every key is checked by the compiler. */
    resources: Namespaces;
  }
}
