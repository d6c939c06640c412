// The theme and contrast, decided before the first paint so that the wrong ones never flash by.
// settings/store.ts decides everything again once the client has loaded.
(() => {
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('tactarium.settings')) ?? {};
  } catch {
    // Blocked or broken storage: the system's own preference serves.
  }
  const prefers = (query) => matchMedia(query).matches;
  const pick = (key, values, otherwise) => (values.includes(stored[key]) ? stored[key] : otherwise);
  const { dataset } = document.documentElement;
  dataset.theme = pick('theme', ['dark', 'light'], prefers('(prefers-color-scheme: light)') ? 'light' : 'dark');
  dataset.contrast = pick('contrast', ['normal', 'high'], prefers('(prefers-contrast: more)') ? 'high' : 'normal');
})();
