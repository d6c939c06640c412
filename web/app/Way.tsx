import { useNavigate } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';

/** A link to a page that a game has of its own: the router's types do not know its address. */
export function Way({
  href,
  onClick,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }): ReactElement {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void navigate({ href });
  };
  return <a href={href} onClick={follow} {...rest} />;
}
