import type { AnyFace } from './face.ts';
import { plain } from './plain.ts';
import { face as rps } from './rps/index.ts';

/** Games that have a terminal's face of their own; the others are shown plainly. */
const faces: Readonly<Record<string, AnyFace>> = { rps };

export const faceOf = (game: string): AnyFace => (Object.hasOwn(faces, game) ? faces[game]! : plain);
