import { expect, test } from 'vitest';
import type { Fragment } from '#model/fragment.ts';
import { documents, read } from '../budgets/built-site.ts';

const END_OF_TEXT = '</div></article>';

/** HTML whose attributes have double quotes, as documents have them. */
function withDoubleQuotes(html: string): string {
  return html.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, (tag) =>
    tag.replaceAll(/=(?:"[^"]*"|'([^']*)')/g, (all, value?: string) => (value === undefined ? all : `="${value}"`)),
  );
}

/** All of main, as soft navigation puts it together. */
function wholeMain({ main, rest }: Fragment): string {
  if (!rest) return main;
  const at = main.lastIndexOf(END_OF_TEXT);
  expect(Object.keys(rest)).toEqual(['.prose', '.doc-body']);
  expect(main.slice(0, at).match(/class='prose'/g)).toHaveLength(1);
  return main.slice(0, at) + rest['.prose'] + END_OF_TEXT + rest['.doc-body'] + main.slice(at + END_OF_TEXT.length);
}

const guides = documents.filter((file) => file.startsWith('docs/') && file.endsWith('/index.html'));
const withFragment = guides.map((file) => {
  const fragment: Fragment = JSON.parse(read(file.replace('/index.html', '.fragment.json')));
  return { file, fragment };
});

test("soft navigation ends with the same content as the page's document", () => {
  const others = withFragment.filter(
    ({ file, fragment }) => !read(file).includes(` data-main>${withDoubleQuotes(wholeMain(fragment))}</main>`),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

test('most pages load in two steps, the first of which is much shorter', () => {
  const shares = withFragment
    .map(({ fragment: { main, rest } }) => main.length / (main.length + JSON.stringify(rest ?? '').length))
    .toSorted((a, b) => a - b);
  expect(shares.length).toBeGreaterThan(300);
  expect(shares[Math.floor(shares.length / 2)]).toBeLessThan(0.4);
});
