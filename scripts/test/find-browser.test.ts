import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';

afterEach(() => vi.unstubAllEnvs());

test('a specified browser takes precedence over all others', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findBrowser()).toBe(process.execPath);
});

test("if the specified browser doesn't exist, a browser on the system is used", () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
  expect(findBrowser({ exists: (path) => installed.includes(path) })).toBe('/usr/bin/chromium');
});

test('the headless shell comes before whole browsers, except where a whole browser is wanted', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(findBrowser({ exists: () => true })).toBe('/usr/bin/chromium-headless-shell');
  expect(findBrowser({ whole: true, exists: () => true })).toBe('/usr/bin/chromium');
});

test('without a browser, nothing is found', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(findBrowser({ exists: () => false })).toBeUndefined();
});
