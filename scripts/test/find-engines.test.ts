import { expect, test } from 'vitest';
import { FIREFOX, missingFor, WEBKIT_DRIVER, XVFB } from './find-engines.ts';

const having =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

test('an engine with all of its programs lacks nothing', () => {
  expect(missingFor('firefox', having(FIREFOX))).toEqual([]);
  expect(missingFor('webkit', having(WEBKIT_DRIVER, XVFB))).toEqual([]);
});

test('missing programs are named by their packages', () => {
  expect(missingFor('firefox', having())).toEqual(['firefox-esr']);
  expect(missingFor('webkit', having(WEBKIT_DRIVER))).toEqual(['xvfb']);
});
