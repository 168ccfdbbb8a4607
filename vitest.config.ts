import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const exclude = ['node_modules/**', 'dist/**', '.cache/**'];
const built = [
  'tests/{budgets,machine-data}/**/*.test.ts',
  'tests/build/whole-site.test.ts',
  'tests/documents/{built-files,fragments}.test.ts',
];
/** These build tiny sites or start servers, some in processes of their own. */
const building = ['tests/{build,hosting,sites}/**/*.test.ts', 'scripts/launch.test.ts'];
const slow = [...built, ...building, 'tests/search/**'];
/** These replace modules or built-in functions, or load fonts that the process keeps, so no other test may share their process. */
const alone = [
  'output/previews/*.test.ts',
  'scripts/check/check-verified.test.ts',
  'recipes/rules/unknown-option.test.ts',
  'subjects/errors/redact/bounded-work.test.ts',
  'tests/sites/hosted-search.test.ts',
];

/** "npm test" runs everything: one project loads the modules once for each processor, and each project of its own would load them again. */
const together = process.env.TEST_TOGETHER === '1';

const everything: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'all',
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...exclude, ...alone],
    globalSetup: 'tests/build-real-site.ts',
    isolate: false,
  },
};
const isolated: TestProjectConfiguration = { extends: true, test: { name: 'alone', include: alone } };

const separate: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['**/*.test.{ts,tsx}'],
      exclude: [...exclude, ...slow, ...alone],
      // Three hundred files load the same schemas and content. They share them, which halves the time.
      isolate: false,
    },
  },
  {
    extends: true,
    test: { name: 'sites', include: building, exclude: [...exclude, ...alone, ...built], isolate: false },
  },
  // A minute of queries: nobody who runs unit tests should wait for them. They share the index.
  { extends: true, test: { name: 'search', include: ['tests/search/**/*.test.ts'], isolate: false } },
  // These read dist/, which only they should wait for.
  { extends: true, test: { name: 'budgets', include: built, globalSetup: 'tests/build-real-site.ts', isolate: false } },
];

export default defineConfig({
  // Node would load the build that requires graphql, whose classes aren't those that imports of graphql get.
  resolve: { alias: { 'graphql-language-service': 'graphql-language-service/esm/index.js' } },
  test: {
    // How long a test takes depends on the machine; this only ends one that hangs.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // The default leaves one processor idle.
    maxWorkers: '100%',
    server: { deps: { inline: [/graphql-language-service/] } },
    projects: together ? [everything, isolated] : [...separate, isolated],
  },
});
