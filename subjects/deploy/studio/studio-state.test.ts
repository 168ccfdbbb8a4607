import { expect, it } from 'vitest';
import { formatState, initialState, parseState } from './studio-state.ts';

it('a link contains answers, and leads back to them', () => {
  const state = { mode: 'write', wanted: { platform: 'docker', kafka: 'msk' } } as const;
  expect(formatState(state)).toBe('?platform=docker&kafka=msk');
  expect(parseState(formatState(state))).toEqual(state);
  expect(formatState(initialState)).toBe('');
});

it('anything in an address besides answers is ignored', () => {
  expect(parseState('?mode=%3Cb%3E&platform=vm&databaseHost=db.internal&__proto__=x')).toEqual(initialState);
});
