import { expect, test } from 'vitest';
import { type Explanation, explain } from './explanations.ts';

const finding = { rule: 'css', where: 'docs/tags/index.html:3', message: 'Parse error (custom property "--11").' };
const covering = (given: Partial<Explanation>): Explanation => ({
  checker: 'nu-html',
  rule: '*',
  where: '*',
  message: '*',
  reason: 'The checker is older than the property.',
  ...given,
});

test('a finding that an explanation covers is counted, and the others remain', () => {
  const other = { ...finding, rule: 'html' };
  expect(explain([finding, other], [covering({ rule: 'css', message: 'Parse error (custom property*' })])).toEqual({
    open: [other],
    explained: 1,
    unused: [],
  });
});

test.each([{ rule: 'cs' }, { where: 'docs/tags' }, { message: 'Parse error' }, { message: 'Parse error .custom*' }])(
  'a pattern without an asterisk must match the whole text, and only the asterisk is special: %j',
  (given) => {
    expect(explain([finding], [covering(given)]).open).toEqual([finding]);
  },
);

test('an explanation that covers nothing is reported', () => {
  const idle = covering({ rule: 'gone' });
  expect(explain([finding], [covering({ rule: 'css' }), idle]).unused).toEqual([idle]);
});
