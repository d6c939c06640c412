export { baby as normal } from './baby.ts';
