import { afterEach, expect, test, vi } from 'vitest';
import { loadHighlighter } from './highlight.ts';

afterEach(() => vi.restoreAllMocks());

test('strings inside a GraphQL list are strings, and comments stay comments', async () => {
  const highlight = await loadHighlighter(['graphql']);
  const [first = '', , third = ''] = highlight('{ a(b: ["urn:li:tag:pii"]) { c } }\n\n# why', 'graphql');
  expect(first).toContain('<span class="s">"urn:li:tag:pii"</span>');
  expect(third).toBe('<span class="c"># why</span>');
});

test('a slow machine colors every token of a line', async () => {
  const highlight = await loadHighlighter(['graphql']);
  const code = 'query search($urn: String!, $start: Int!) { entity(urn: $urn) { urn type } }';
  const expected = highlight(code, 'graphql');
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 60_000;
    return now;
  });
  expect(highlight(code, 'graphql')).toEqual(expected);
});
