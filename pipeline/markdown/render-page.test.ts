import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Block } from '#model/blocks.ts';
import { renderPage } from './render-page.ts';
import { problemLines, renderTest, testContext, testDraft, testImages } from './test-page.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

describe('renderPage', () => {
  it.each(readdirSync(fixtures))('renders the fixture %s without problems', async (name) => {
    const markdown = readFileSync(join(fixtures, name, 'input.md'), 'utf8');
    const { html, problems } = await renderTest(markdown, { images: testImages });
    expect(problemLines(problems)).toEqual([]);
    await expect(`${html}\n`).toMatchFileSnapshot(join(fixtures, name, 'expected.html'));
  });

  it('keeps a flag in one line, but not code with more than a flag', async () => {
    const { html } = await renderTest('Add `--version` or `--version v0.10.1`.\n\n```text\n--version\n```');
    expect(html).toContain('<code class="flag">--version</code>');
    expect(html).toContain('<code>--version v0.10.1</code>');
    expect(html.match(/class="flag"/g)).toHaveLength(1);
  });

  it('lets long code in tables break only between words', async () => {
    const { html } = await renderTest(
      '`dataPlatformInstance`\n\n| Aspect |\n| --- |\n| **`dataPlatformInstance`**, `datasetKey`, `status` |',
    );
    expect(html).toContain('<p><code>dataPlatformInstance</code></p>');
    expect(html).toContain(
      '<strong><code>data<wbr>Platform<wbr>Instance</code></strong>, <code>dataset<wbr>Key</code>, <code>status</code>',
    );
  });

  it('keeps blocks between the parts of text and merges their anchors and sections in order', async () => {
    const block = { type: 'test' } as unknown as Block;
    const link = { href: '/docs/tags', text: 'tags', origin: { file: 'content/connectors/a.yaml', line: 5 } };
    const section = { anchor: 'opt.a', title: 'a', trail: ['Options'], text: 'First option.', code: [] };
    const draft = testDraft(
      { markdown: '## Options', origin: { file: 'content/connectors/a.yaml', line: 3 } },
      { block, anchors: ['opt.a'], links: [link], sections: [{ ...section, anchor: '', text: 'Before.' }, section] },
      { markdown: '# Limits', origin: { file: 'content/connectors/a.yaml', line: 9, column: 5 } },
    );
    const { facts, content, problems } = await renderPage(draft, testContext);
    expect(content.parts.map((part) => Object.keys(part)[0])).toEqual(['html', 'block', 'html']);
    expect(facts.links).toEqual([link]);
    expect(facts.anchors.toSorted()).toEqual(['limits', 'opt.a', 'options']);
    expect(content.sections.map(({ anchor, text }) => [anchor, text])).toEqual([
      ['', ''],
      ['options', 'Before.'],
      ['opt.a', 'First option.'],
      ['limits', ''],
    ]);
    expect(problems[0]).toMatchObject({ file: 'content/connectors/a.yaml', line: 9, column: 5, rule: 'headings/h1' });
  });

  it('points at only the file if a generated text has no line', async () => {
    const draft = testDraft({ markdown: '# Title', origin: { file: 'content/connectors/a.yaml' } });
    const { problems } = await renderPage(draft, testContext);
    expect(problems[0]).not.toHaveProperty('line');
  });

  it('writes addresses for the base URL and the locale of the page, and images without the locale', async () => {
    const { html } = await renderTest('[a](/docs/tags#x)\n\n![i](../../images/icon.svg)', {
      addressStyle: { base: '/catalog/fr/', trailingSlash: true },
      assetBase: '/catalog/',
      images: testImages,
    });
    expect(html).toContain('href="/catalog/fr/docs/tags/#x"');
    expect(html).toContain('src="/catalog/assets/images/icon.svg"');
  });
});
