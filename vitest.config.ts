import { defineConfig } from 'vitest/config';

// Tests run on the sources: every package offers them under the condition `source`.
const conditions = ['source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Nothing here is timed: this only ends what hangs, on a machine however busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Tests of the server wait for processes more than they compute, so no core is kept back.
    maxWorkers: '100%',
  },
});
