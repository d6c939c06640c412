import type { ReactElement } from 'react';
import { ICONS, type IconName } from './icons.ts';
import { ICON_SIZE } from './outline.ts';

/** An outline in the colour of the text around it. It says nothing by itself: words stand beside it. */
export const Outline = ({ of, className }: { readonly of: string; readonly className?: string }): ReactElement => (
  <svg className={className} viewBox={`0 0 ${ICON_SIZE} ${ICON_SIZE}`} width="1em" height="1em" aria-hidden="true">
    <path d={of} fill="currentColor" />
  </svg>
);

/** An icon of the shared pages. */
export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string }): ReactElement => (
  <Outline of={ICONS[name]} {...(className !== undefined && { className })} />
);
