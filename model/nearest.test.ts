import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

describe('nearest', () => {
  it.each([
    ['include_tabel', ['include_views', 'include_tables'], 'include_tables'],
    ['Warehouse', ['role', 'warehouse'], 'warehouse'],
    ['paswrod', ['password', 'passcode'], 'password'],
    ['zzz', ['account_id', 'role'], undefined],
    ['', ['account_id'], undefined],
  ])('proposes for %j out of %j: %j', (wrong, candidates, expected) => {
    expect(nearest(wrong, candidates)).toBe(expected);
  });

  it('keeps the first of two equally near names', () => {
    expect(nearest('cat', ['car', 'bat'])).toBe('car');
  });
});
