import { defineConfig } from 'vitest/config';

const exclude = ['node_modules/**', 'dist/**', '.cache/**'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...exclude, 'tests/budgets/**'] } },
      // These read dist/, which only they should wait for.
      { test: { name: 'budgets', include: ['tests/budgets/**/*.test.ts'], globalSetup: 'tests/build-real-site.ts' } },
    ],
  },
});
