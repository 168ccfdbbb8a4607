import { defineConfig } from 'vitest/config';

const exclude = ['node_modules/**', 'dist/**', '.cache/**'];
const slow = ['tests/{budgets,machine-data,search}/**'];
/** These replace modules or what the language provides, so no other test may share their process. */
const replacing = [
  'scripts/check/check-verified.test.ts',
  'recipes/rules/unknown-option.test.ts',
  'site/tools/errors/redact/bounded-work.test.ts',
  'tests/sites/hosted-search.test.ts',
];

export default defineConfig({
  test: {
    // How long a test takes depends on the machine; this only ends one that hangs.
    testTimeout: 60_000,
    // The default leaves one processor idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...slow, ...replacing],
          // Three hundred files load the same schemas and content. They share them, which halves the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'replacing', include: replacing } },
      // A minute of queries: nobody who runs unit tests should wait for them.
      { extends: true, test: { name: 'search', include: ['tests/search/**/*.test.ts'] } },
      // These read dist/, which only they should wait for.
      {
        extends: true,
        test: {
          name: 'budgets',
          include: ['tests/{budgets,machine-data}/**/*.test.ts'],
          globalSetup: 'tests/build-real-site.ts',
          isolate: false,
        },
      },
    ],
  },
});
