import type { Reaction } from '@tactarium/protocol';
import type { ReactElement } from 'react';
import { Icon } from '../../art/Icon.tsx';

const EYES = 'M8.5 9.2v1.6M15.5 9.2v1.6';
const SHUT = 'M7 10.4q1.5-2 3 0M14 10.4q1.5-2 3 0';

/** Lines of a face in a square of 24. */
const LINES: Readonly<Record<Exclude<Reaction, 'bravo'>, string>> = {
  smile: `${EYES}M7.5 14.5q4.5 4 9 0`,
  laugh: `${SHUT}M7 14h10q-1 5-5 5t-5-5z`,
  wow: `${EYES}M12 18.2a2.2 2.4 0 1 0-.1 0zM7 6.8l2.5-.8M17 6.8l-2.5-.8`,
  cry: `${SHUT}M8 17.5q4-3.5 8 0M7 12.5v3M17 12.5v3`,
  hm: `${EYES}M8 16.5l8-1.5M7 7l3 .8`,
};

/** A reaction as a picture. It says nothing by itself: words stand beside it. */
export function Face({ of }: { readonly of: Reaction }): ReactElement {
  if (of === 'bravo') return <Icon name="laurel" />;
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="12" cy="12" r="10" strokeWidth="1.6" />
      <path d={LINES[of]} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
