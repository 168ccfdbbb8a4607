import { defineConfig } from 'vitest/config';

const exclude = ['node_modules/**', 'dist/**', '.cache/**'];

export default defineConfig({
  test: {
    // How long a test takes depends on the machine; this only ends one that hangs.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, 'tests/budgets/**', 'tests/machine-data/**', 'tests/search/**'],
        },
      },
      // A minute of queries: nobody who runs unit tests should wait for them.
      { extends: true, test: { name: 'search', include: ['tests/search/**/*.test.ts'] } },
      // These read dist/, which only they should wait for.
      {
        extends: true,
        test: {
          name: 'budgets',
          include: ['tests/{budgets,machine-data}/**/*.test.ts'],
          globalSetup: 'tests/build-real-site.ts',
        },
      },
    ],
  },
});
