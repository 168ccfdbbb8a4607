import { expect, test } from 'vitest';
import { loadHighlighter } from './highlight.ts';

test('strings inside a GraphQL list are strings, and comments stay comments', async () => {
  const highlight = await loadHighlighter(['graphql']);
  const [first = '', , third = ''] = highlight('{ a(b: ["urn:li:tag:pii"]) { c } }\n\n# why', 'graphql');
  expect(first).toContain('<span class="s">"urn:li:tag:pii"</span>');
  expect(third).toBe('<span class="c"># why</span>');
});
