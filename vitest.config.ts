import { defineConfig } from 'vitest/config';

// Tests run on the sources: every package offers them under the condition `source`.
const conditions = ['source'];

/** Tests that start servers, threads, browsers or the command line. */
const PROCESSES = [
  'arena/**/*.test.ts',
  'cli/{endToEnd,farm,online/online}.test.ts',
  'games/browser.test.ts',
  'web/testing/*.test.ts',
];
const ELSEWHERE = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Nothing here is timed: this only ends what hangs, on a machine however busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Tests of the server wait for processes more than they compute, so no core is kept back.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'processes', include: PROCESSES, exclude: ELSEWHERE } },
      {
        extends: true,
        // Code without effects keeps nothing from one file to the next: it is loaded once for all of them.
        test: {
          name: 'rules',
          include: ['**/*.test.ts'],
          exclude: [...ELSEWHERE, ...PROCESSES],
          pool: 'threads',
          isolate: false,
        },
      },
    ],
  },
});
