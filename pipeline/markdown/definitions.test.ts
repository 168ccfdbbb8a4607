import { describe, expect, it } from 'vitest';
import type { GlossaryTerm } from '#model/glossary.ts';
import { renderPage } from './render-page.ts';
import { renderTest, testContext, testDraft } from './test-page.ts';

const aspect: GlossaryTerm = {
  term: 'aspect',
  forms: ['aspects'],
  definition: 'group of facts about one entity.',
  page: '/docs/what/aspect#kinds',
};
const change: GlossaryTerm = {
  term: 'change log',
  forms: ['MCL'],
  definition: 'events that say what changed.',
  page: '/docs/mcl',
};
const keyAspect: GlossaryTerm = { ...aspect, term: 'key aspect', forms: [], page: '/docs/how/search' };
const glossary = [aspect, change, keyAspect];

const htmlOf = async (markdown: string, more = {}) => (await renderTest(markdown, { glossary, ...more })).html;
/** The words that carry a definition. */
const marked = async (markdown: string) =>
  [...(await htmlOf(markdown)).matchAll(/<button popovertarget="[^"]*">([^<]*)/g)].map(([, word]) => word);

describe('defineTerms', () => {
  it('puts the definition after the first use, as a popover that needs no script', async () => {
    expect(await htmlOf('An aspect, and another aspect.')).toBe(
      '<p>An <span class="term"><button popovertarget="term:1">aspect</button>' +
        '<span popover id="term:1"><a href="/docs/what/aspect#kinds">Aspect</a>: group of facts about one entity.</span>' +
        ',</span> and another aspect.</p>',
    );
  });

  it('keeps a term and the punctuation after it together, and nothing else', async () => {
    expect(await htmlOf('Each aspect of it. The MCL).')).toMatch(
      /^<p>Each <button .*?<\/span> of it\. The <span class="term"><button .*<\/span>\)\.<\/span><\/p>$/,
    );
  });

  it.each([
    ['Aspects and the MCL.', ['Aspects', 'MCL']],
    ['See the change log.\n\n- One aspect in a list', ['change log', 'aspect']],
    [':::note[An aspect]\nThe MCL.\n:::', ['MCL']],
    ['## The aspect\n\n[an aspect](/docs/tags), `aspect`, **aspect**, *aspect*', []],
    ['| aspect |\n| --- |\n| aspect |', []],
    ['multi-aspect, aspect-based, "aspect", aspects.md, aspect_x, an-MCL/aspect', []],
    ['Aspectual, mcl and Change Log.', []],
    ['The key aspect is explained here, and an aspect elsewhere.', ['aspect']],
  ])('%j marks %j', async (markdown, words) => {
    expect(await marked(markdown)).toEqual(words);
  });

  it('marks at most eight terms on a page', async () => {
    const many = 'abcdefghij'.split('').map((letter) => ({ ...aspect, term: `term${letter}`, forms: [] }));
    const html = await htmlOf(many.map(({ term }) => term).join(' '), { glossary: many });
    expect(html.match(/popovertarget/g)).toHaveLength(8);
  });

  it("doesn't link to a planned page", async () => {
    expect(await htmlOf('The MCL.', { planned: ['/docs/mcl'] })).toContain(
      '<span popover id="term:1">Change log: events',
    );
  });

  it('adds no definitions to search or to pages where readers look things up', async () => {
    const part = { markdown: 'An aspect.', origin: { file: 'content/graphql/a.graphql', line: 1 } };
    const render = (kind: 'guide' | 'graphql') =>
      renderPage({ ...testDraft(part), kind }, { ...testContext, glossary });
    expect((await render('graphql')).content.parts).toEqual([{ html: '<p>An aspect.</p>' }]);
    expect((await render('guide')).content.sections[0]?.text).toBe('An aspect.');
  });
});
