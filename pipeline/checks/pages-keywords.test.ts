import { expect, test } from 'vitest';
import { checkedSite, somePage } from '#pipeline/testing/checked-site.ts';
import { pagesKeywords } from './pages-keywords.ts';

const messages = (keywords: string[], file = 'content/docs/a.md') =>
  pagesKeywords(checkedSite({ pages: [somePage('/docs/a', { keywords, origin: { file, line: 1 } })] })).map(
    ({ message }) => message,
  );

test.each([
  [['find', 'search'], []],
  [['PATCH', 'merge', 'patch'], ['The keyword "patch" is listed twice.']],
  [[`${'word '.repeat(10)}end`], [expect.stringContaining('has more than 50 characters.')]],
  [Array.from({ length: 31 }, (_, index) => `word${index}`), ['There are 31 keywords.']],
])('the keywords %j', (keywords, expected) => {
  expect(messages(keywords)).toEqual(expected);
});

test("keywords that a generator collects aren't checked", () => {
  expect(messages(['a', 'a'], 'content/connectors/a.yaml')).toEqual([]);
});
