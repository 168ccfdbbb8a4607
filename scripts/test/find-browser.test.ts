import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';

afterEach(() => vi.unstubAllEnvs());

test('a browser that is named is taken before all others', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findBrowser()).toBe(process.execPath);
});

test('a name that leads nowhere is passed over for what the system has', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(findBrowser((path) => ['/usr/bin/chromium', '/usr/bin/google-chrome'].includes(path))).toBe(
    '/usr/bin/chromium',
  );
});

test('without any browser nothing is found', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(findBrowser(() => false)).toBeUndefined();
});
