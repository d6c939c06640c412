// Part of the service worker: says that it is somebody's turn, or who wants to play, while no page is open, and leads there.
const WORDS = {
  en: {
    turn: (opponent) => (opponent ? `Your turn against ${opponent}` : 'Your turn'),
    challenge: (opponent) => (opponent ? `${opponent} challenges you` : 'You are challenged'),
    rematch: (opponent) => (opponent ? `${opponent} wants a rematch` : 'A rematch is wanted'),
  },
  de: {
    turn: (opponent) => (opponent ? `Du bist am Zug gegen ${opponent}` : 'Du bist am Zug'),
    challenge: (opponent) => (opponent ? `${opponent} fordert dich heraus` : 'Du bist herausgefordert'),
    rematch: (opponent) => (opponent ? `${opponent} möchte eine Revanche` : 'Eine Revanche ist gewünscht'),
  },
};

self.addEventListener('push', (event) => {
  const { type, match, game, opponent, language } = event.data.json();
  const shown = self.registration.showNotification(game, {
    body: (WORDS[language] ?? WORDS.en)[type](opponent),
    lang: language,
    // One for each match: the latest turn replaces the one before.
    tag: match,
    data: { path: `/match/${encodeURIComponent(match)}` },
    icon: '/icon.svg',
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
