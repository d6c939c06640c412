import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

interface Address {
  /** What stands between the slashes, the page's own name first. */
  readonly parts: readonly string[];
  readonly hash: string;
}

/** The address of a page. While the next page is on its way the address is that one's already: then the last of this one. */
export function useOwnAddress(page: string): Address {
  const address = useRouterState({ select: ({ location }) => `${location.pathname}#${location.hash}` });
  const [own, setOwn] = useState(address);
  const isOwn = address.split(/[/#]/)[1] === page;
  if (isOwn && own !== address) setOwn(address);
  const [path = '', hash = ''] = (isOwn ? address : own).split('#');
  return { parts: path.split('/').slice(1), hash };
}
