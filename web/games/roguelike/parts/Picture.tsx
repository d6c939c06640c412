import type { ReactElement } from 'react';
import { Outline } from '../../../art/Icon.tsx';
import { type PictureKind, usePicture } from '../pictures/index.ts';

interface PictureProps {
  readonly kind?: PictureKind;
  readonly id: string;
  readonly className?: string | undefined;
}

/** The picture of a unit, a leader or a spell; names stand beside it. */
export function Picture({ kind = 'units', id, className }: PictureProps): ReactElement {
  const outline = usePicture(kind, id.split('#')[0]!);
  return <Outline of={outline} {...(className !== undefined && { className })} />;
}
