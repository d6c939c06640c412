import { useSyncExternalStore } from 'react';

function listen(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Whether the browser has a network at all; whether a server answers is found out by asking it. */
export const useIsOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
