import { describe, expect, it } from 'vitest';
import type { BlockPart } from '#model/page.ts';
import { problemLines, renderTest } from './test-page.ts';

const part: BlockPart = {
  block: {
    type: 'option-reference',
    caption: 'Options of file',
    root: [],
    schema: 'schemas/sinks/file.json',
    options: [],
    types: [],
  } as BlockPart['block'],
  anchors: ['file.config.filename'],
  links: [{ href: '/docs/tags', text: 'tags', origin: { file: 'content/sinks/file.yaml', line: 3 } }],
  sections: [{ anchor: 'file.config.filename', title: 'filename', trail: ['file'], text: 'Where to write.', code: [] }],
};
const render = (markdown: string) => renderTest(markdown, { embeddedBlocks: { 'sink file': part } });

describe('::options', () => {
  it('puts an option reference between the paragraphs of a page', async () => {
    const { page, problems } = await render(
      '## Options\n\nBefore.\n\n::options{kind=sink name=file}\n\nAfter, see [above](#options).',
    );
    expect(problems).toEqual([]);
    expect(page.parts).toEqual([
      { html: expect.stringContaining('Before.') },
      { block: part.block },
      { html: expect.stringContaining('After') },
    ]);
    expect(page.anchors).toEqual(['options', 'file.config.filename']);
    expect(page.links.map(({ href }) => href)).toEqual(['#options', '/docs/tags']);
    expect(page.sections.map(({ anchor, text }) => [anchor, text])).toEqual([
      ['', ''],
      ['options', 'Before. After, see above.'],
      ['file.config.filename', 'Where to write.'],
    ]);
  });

  it.each([
    [
      '::options{kind=sink name=fille}',
      '5:1 options/unknown · No options are described for the sink "fille". · Did you mean "file"?',
    ],
    [
      '::options{kind=transformer name=file}',
      '5:1 options/unknown · No options are described for the transformer "file". · No transformer has options.',
    ],
    [
      '::options{kind=source name=file}',
      '5:1 directives/attribute-value · "kind" of "options" must be one of sink, transformer, recipe, but is "source". · Write ::options{kind=sink name=datahub-rest}',
    ],
    [
      '::options{kind=sink name=file}\n\n::options{kind=sink name=file}',
      '7:1 options/twice · The options of the sink "file" are already on this page. · Link to them instead.',
    ],
    [
      '- ::options{kind=sink name=file}',
      '5:3 options/inside · An option reference can appear only between paragraphs. · Put it on a separate line, outside lists, tabs, and boxes.',
    ],
  ])('%j is explained', async (markdown, expected) => {
    expect(problemLines((await render(markdown)).problems)).toContain(expected);
  });
});

describe('::upgrade-notes', () => {
  const notes: BlockPart = {
    ...part,
    block: { type: 'upgrade-notes', intro: [], groups: [] } as BlockPart['block'],
    anchors: [],
  };
  const withNotes = (markdown: string) => renderTest(markdown, { embeddedBlocks: { 'upgrade 0.9.4': notes } });

  it('includes the notes for a version', async () => {
    const { page, problems } = await withNotes('## 0.9.4\n\n::upgrade-notes{version=0.9.4}\n');
    expect(problems).toEqual([]);
    expect(page.parts[1]).toEqual({ block: notes.block });
  });

  it('is a problem for a version without notes', async () => {
    const { problems } = await withNotes('::upgrade-notes{version=0.9.5}');
    expect(problemLines(problems)).toEqual([
      '5:1 upgrade-notes/unknown · content/upgrades.yaml has no notes for "0.9.5". · The versions with notes are 0.9.4.',
    ]);
  });
});

describe('::api-choice', () => {
  it('is a problem on a site without the data for it', async () => {
    const { problems } = await render('::api-choice');
    expect(problemLines(problems)).toEqual([
      '5:1 api-choice/none · There is no data for "::api-choice". · Remove the line.',
    ]);
  });
});

describe('::known-errors', () => {
  const errors: BlockPart = {
    ...part,
    block: { type: 'known-errors', errors: [] } as BlockPart['block'],
    anchors: ['error-shelf-full'],
  };
  const withErrors = (markdown: string) =>
    renderTest(markdown, { embeddedBlocks: { 'errors /docs/how/search': errors } });

  it('includes the entries that name the page', async () => {
    const { page, problems } = await withErrors('Before.\n\n::known-errors\n');
    expect(problems).toEqual([]);
    expect(page.parts[1]).toEqual({ block: errors.block });
    expect(page.anchors).toEqual(['error-shelf-full']);
  });

  it('is a problem on a page that no entry names', async () => {
    const { problems } = await render('::known-errors');
    expect(problemLines(problems)).toEqual([
      expect.stringContaining('known-errors/none · No known error lists this page. · Add /docs/'),
    ]);
  });
});
