import { describe, expect, test } from 'vitest';
import { type CopyState, failureOf } from './copy-state.ts';
import { buildText, failureText, isCurrent, sizeText, statusText } from './copy-texts.ts';
import { offer } from './fixtures.ts';
import { Unreachable } from './kept-file.ts';

const kept = { offer, keptAt: '2026-11-22T10:00:00Z' };
const newer = { ...offer, build: 'build-2' };
const found = (findings: Partial<CopyState>): CopyState =>
  ({ status: 'found', offer, kept: undefined, hasUnfinished: false, ...findings }) as CopyState;

describe('messages to the reader', () => {
  test.each([
    [found({}), 'No copy is saved on this device.'],
    [found({ offer: 'unreachable' }), 'No copy is saved on this device, and the site can’t be reached.'],
    [
      found({ hasUnfinished: true }),
      'Part of a copy is saved on this device. You can use the copy once the download is complete.',
    ],
    [found({ kept }), 'Saved on November 22, 2026. Your copy is up to date.'],
    [found({ kept, offer: newer }), 'Saved on November 22, 2026. The site has a newer build.'],
    [found({ offer: 'none' }), 'This site doesn’t offer a copy. If you saved one earlier, it has been removed.'],
    [found({ removed: true }), 'The copy was removed from this device.'],
  ])('%#', (state, text) => {
    expect(statusText(state)).toBe(text);
  });

  test('a copy is current only when its build is the offered one', () => {
    expect([isCurrent({ kept, offer }), isCurrent({ kept, offer: newer })]).toEqual([true, false]);
    expect(isCurrent({ kept, offer: 'unreachable' })).toBe(false);
  });

  test('sizes and builds', () => {
    expect([sizeText(1), sizeText(999_000), sizeText(2_340_000)]).toEqual(['1 kB', '999 kB', '2.3 MB']);
    expect(buildText(offer)).toBe('build build-1, last changed on November 21, 2026');
  });
});

describe('failures', () => {
  test.each([
    [new Unreachable('no network'), /connection was lost/],
    [new DOMException('', 'AbortError'), /You stopped/],
    [new DOMException('', 'QuotaExceededError'), /isn’t enough space.* 2\.4 MB/],
    [new DOMException('', 'SecurityError'), /couldn’t save/],
    [new TypeError('whatever'), /couldn’t save/],
  ])('%s', (error, text) => {
    expect(failureText(failureOf(error), offer)).toMatch(text);
  });
});
