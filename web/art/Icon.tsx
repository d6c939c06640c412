import type { ReactElement } from 'react';
import { ICON_SIZE, ICONS, type IconName } from './icons.ts';

/** An icon in the colour of the text around it. It says nothing by itself: words stand beside it. */
export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string }): ReactElement => (
  <svg className={className} viewBox={`0 0 ${ICON_SIZE} ${ICON_SIZE}`} width="1em" height="1em" aria-hidden="true">
    <path d={ICONS[name]} fill="currentColor" />
  </svg>
);
