import { expect, test } from 'vitest';
import { headText, linkLine, pagedText } from './llms-text.ts';

const page = (title: string) => ({
  title,
  description: `About ${title}.`,
  address: `https://docs.example.com/${title}.md`,
});

test('a link names the page, its Markdown, and what it is about', () => {
  expect(linkLine({ ...page('a'), title: 'A [b]' })).toBe('- [A \\[b\\]](https://docs.example.com/a.md): About a.');
  expect(linkLine(page('a'), true)).toBe('- [a](https://docs.example.com/a.md)');
});

test('a file has a title, a summary in a quote, and its groups below headings', () => {
  const [text] = pagedText(headText('T', 'S', 'N'), [
    { title: 'F', pages: [page('a')] },
    { title: 'G', pages: [page('b')] },
    { title: 'Empty', pages: [] },
  ]);
  expect(text).toBe(`# T\n\n> S\n\nN\n\n## F\n\n${linkLine(page('a'))}\n\n## G\n\n${linkLine(page('b'))}\n`);
});

test("text that doesn't fit into one file continues in the next one, with the head and the heading", () => {
  const pages = Array.from({ length: 20 }, (_, index) => page(`page-${index}`));
  const files = pagedText('# T', [{ title: 'G', pages }], 500);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    expect(file.length).toBeLessThanOrEqual(500);
    expect(file).toMatch(/^# T\n\n## G\n\n- /);
  }
  expect(files.join('').match(/^- /gm)).toHaveLength(20);
});
