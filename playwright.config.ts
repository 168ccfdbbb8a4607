import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/find-browser.ts';

const executablePath = findBrowser();

/** Tests start their own servers (tests/browser/server.ts), so there is no webServer here. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/build-real-site.ts',
  fullyParallel: true,
  // Workers wait about a third of the time, for browsers and for states, so one more than there are processors keeps these busy.
  workers: availableParallelism() + 1,
  reporter: 'list',
  forbidOnly: true,
  // A test that passes only now and then hides a race, so tests aren't tried again.
  retries: 0,
  // How long a state is waited for on a busy machine; how fast something is belongs in the bench.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  outputDir: '.cache/browser-tests',
  use: {
    viewport: { width: 1280, height: 800 },
    // Below the time of a whole test, so that an action that never comes to an end is named with what it was waiting for.
    actionTimeout: 40_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
