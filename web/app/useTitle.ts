import { useEffect } from 'react';
import { useCalls } from '../online/calls.ts';

/** The title of the tab while this page is open, with how many wait elsewhere. */
export function useTitle(title: string): void {
  const waiting = useCalls(location.pathname).length;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · Tactarium`;
  }, [title, waiting]);
}
