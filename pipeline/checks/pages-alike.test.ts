import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, someDraft } from '#pipeline/testing/checked-site.ts';
import { pagesAlike } from './pages-alike.ts';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Ten sentences about a thing, of which the first are about something that all pages share. */
const textAbout = (thing: string, shared: number) =>
  numbers.map((number, index) => `Step ${number} works on the ${index < shared ? 'same' : thing} *table*.`).join(' ');

const draft = (name: string, shared: number, more = {}) => {
  const file = `content/docs/${name}.md`;
  const markdown = `${textAbout(name, shared)}\n\nRead on.\n\n\`\`\`shell\n${textAbout('code', 10)}\n\`\`\`\n\n::include{file="a.md"}`;
  return someDraft(`/docs/${name}`, { body: [{ markdown, origin: { file } }], origin: { file, line: 1 }, ...more });
};
const explain = (...drafts: ReturnType<typeof draft>[]) => formatProblems(pagesAlike(checkedSite({ drafts })));

test('up to three in ten sentences can appear on two pages', () => {
  expect(explain(draft('blue', 3), draft('red', 3))).toBe('');
  expect(explain(draft('blue', 4), draft('red', 4))).toMatchInlineSnapshot(`
    "content/docs/red.md:1  pages/alike
      40% of the sentences also appear in "/docs/blue".
      Keep the text on one page and link to it, or move what both pages need to content/includes/.

    1 error"
  `);
});

test('pages of two versions, and two drafts for one address, can be alike', () => {
  expect(explain(draft('blue', 9), draft('red', 9, { version: '0.10' }))).toBe('');
  expect(explain(draft('blue', 9), draft('blue', 9))).toBe('');
});

test("text that a generator writes on each of its pages doesn't count", () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      draft(`thing${index}`, 5, { origin: { file: `content/connectors/${index}.yaml` } }),
    );
  expect(explain(...pages(11))).toBe('');
  expect(explain(...pages(2))).toContain('50%');
});
