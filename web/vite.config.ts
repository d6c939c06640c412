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
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Tactarium',
        short_name: 'Tactarium',
        description: 'A home for turn-based tactics.',
        display: 'standalone',
        background_color: '#12131a',
        theme_color: '#12131a',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
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
