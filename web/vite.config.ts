import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What the server answers itself: the service worker leaves these alone. */
const NOT_PAGES = [/^\/api\//, /^\/docs/, /^\/metrics/, /^\/(healthz|readyz)$/];

export default defineConfig({
  root: import.meta.dirname,
  // The engine and the games are bundled from their sources, as in tests.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [
    react(),
    // Only icons that are imported are compiled in, as text: art/icons.ts takes the outline out.
    icons({ compiler: 'raw', scale: 0, autoInstall: false }),
    VitePWA({
      // A newer client waits until nobody plays: app/update.ts lets it take over.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Tactarium',
        short_name: 'Tactarium',
        description: 'A home for turn-based tactics.',
        display: 'standalone',
        background_color: '#12131a',
        theme_color: '#12131a',
        id: '/',
        start_url: '/',
        categories: ['games'],
        // The PNGs are drawn from the SVGs by tools/icons.mjs: not every system takes the latter.
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // The first worker serves the page that registered it too: a game can go on offline at once.
        clientsClaim: true,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: NOT_PAGES,
        // Calls players who have no page open.
        importScripts: ['/push.js'],
      },
    }),
  ],
  build: { outDir: 'dist', target: 'es2022', chunkSizeWarningLimit: 400 },
  worker: { format: 'es' },
  // While working on it: a server that was started beside.
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
