import { useEffect } from 'react';

/** The title of the tab while this page is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tactarium`;
  }, [title]);
}
