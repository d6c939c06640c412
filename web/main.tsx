import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/grenze/latin-500.css';
import '@fontsource/grenze/latin-600.css';
import './app/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepInstallOffer } from './app/install.ts';
import { isMatch } from './app/isMatch.ts';
import { router } from './app/router.tsx';
import { keepUpdated } from './app/update.ts';
import { keepLook } from './settings/store.ts';
import { startWords } from './words/index.ts';

keepInstallOffer();
keepLook(document.documentElement);
await startWords();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

// Against the computer it works without a network, once it was loaded.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = (): void =>
    void keepUpdated((listener) => {
      router.subscribe('onResolved', ({ toLocation }) => listener(isMatch(toLocation.pathname)));
      listener(isMatch(location.pathname));
    });
  // The words may have come after everything else.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
  if (localStorage.getItem('tactarium.push') === 'on') {
    void import('./online/push.ts').then(({ keepCalling }) => keepCalling());
  }
}
