import type { AnyFace } from './face.ts';
import { face as forests } from './forests/index.ts';
import { face as mechs } from './mechs/index.ts';
import { plain } from './plain.ts';
import { face as roguelike } from './roguelike/index.ts';
import { face as rps } from './rps/index.ts';

/** Games that have a terminal's face of their own; the others are shown plainly. */
const faces: Readonly<Record<string, AnyFace>> = { rps, forests, roguelike, mechs };

export const faceOf = (game: string): AnyFace => (Object.hasOwn(faces, game) ? faces[game]! : plain);
