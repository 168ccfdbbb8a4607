import { expect, test } from 'vitest';
import { sampleProofs } from '#model/sample-proofs.ts';
import { documents, files, read } from '../budgets/built-site.ts';

const reports = documents.filter((file) => /^samples\/\w+\/index\.html$/.test(file));
const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The language and the mark of a page's blocks, in their order. */
function blocksOf(file: string): string[] {
  const blocks =
    /<figure data-code="([^"]*)"(?: data-runnable(?:="rest")?)? class="code[^>]*>.*?<code class="language-([\w-]+)"/gs;
  return [...read(file).matchAll(blocks)].map(([, mark = '', language]) => `${language}, ${unescaped(mark)}`);
}

/** What the report says of each page: its address and, as often as there are blocks, language, and mark. */
function reported(): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const file of reports) {
    for (const [, page = '', list = ''] of read(file).matchAll(/<h2><a href="([^"]*)">.*?<ul>(.*?)<\/ul>/gs)) {
      for (const [, anchor = '', count = '1', text = ''] of list.matchAll(
        /<li><a href="([^"]*)">[^<]*<\/a>(?: \((\d+)\))?: (.*?)<\/li>/g,
      )) {
        expect(anchor.replace(/#.*/, '')).toBe(page);
        const said = unescaped(text).replace(/(, illustrative): .*/, '$1');
        pages.set(page, [...(pages.get(page) ?? []), ...Array<string>(Number(count)).fill(said)]);
      }
    }
  }
  return pages;
}

test('the report lists every block of every page with its label', () => {
  const marked = documents.filter((file) => file.startsWith('docs/')).map((file) => [file, blocksOf(file)] as const);
  const shown = new Map(
    marked.flatMap(([file, blocks]) => (blocks.length > 0 ? [[`/${file.replace('/index.html', '')}`, blocks]] : [])),
  );
  const listed = reported();
  const sorted = (pages: ReadonlyMap<string, readonly string[]>) =>
    Object.fromEntries(
      [...pages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([page, all]) => [page, all.toSorted()]),
    );
  expect([...shown.values()].flat().length).toBeGreaterThan(2_500);
  expect(sorted(listed)).toEqual(sorted(shown));
});

test('every label names what was verified or says that the block is an exception', () => {
  const proofs = Object.keys(sampleProofs).join('|');
  const known = new RegExp(`^[\\w-]+, (?:✓ (?:${proofs})(?:, (?:${proofs}))*|not checked|illustrative)$`);
  expect(documents.flatMap(blocksOf).filter((said) => !known.test(said))).toEqual([]);
});

test('the reason appears above an illustrative block, including in its twin', () => {
  const silent = documents.flatMap((file) =>
    [...read(file).matchAll(/<figure data-code="illustrative".*?<\/figure>/gs)]
      .filter(([figure]) => !/<figcaption><p>Illustrative: .+?\.<\/p>/.test(figure))
      .map(() => file),
  );
  expect(silent).toEqual([]);
  const twins = files.filter((file) => file.endsWith('.md')).map(read);
  expect(twins.filter((twin) => /^ *Illustrative: .+\.$/m.test(twin)).length).toBeGreaterThan(10);
});
