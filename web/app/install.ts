import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What a browser hands out that can install this page; no standard type has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offers = createStore<{ readonly offer?: InstallOffer }>(() => ({}));

/** Keeps the browser's offer to install for a button of our own. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offers.setState({ offer: event as InstallOffer });
  });
  window.addEventListener('appinstalled', () => offers.setState({}, true));
}

/** Installs, where the browser offers it; an offer is good for one question. */
export function useInstall(): (() => Promise<void>) | undefined {
  const { offer } = useStore(offers);
  if (!offer) return undefined;
  return async () => {
    offers.setState({}, true);
    await offer.prompt();
  };
}
