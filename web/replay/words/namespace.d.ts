import type { Words } from '../../words/namespaces.ts';
import type { en } from './en.ts';

declare module '../../words/namespaces.ts' {
  interface Namespaces {
    replay: Words<typeof en>;
  }
}
