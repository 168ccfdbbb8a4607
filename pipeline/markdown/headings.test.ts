import { describe, expect, it } from 'vitest';
import { problemLines, renderTest } from './test-page.ts';

describe('headings', () => {
  it('keeps markup for the table of contents, without links, and text for search', async () => {
    const { page } = await renderTest('## The `urn` of [*tags*](/docs/tags) {#urn}');
    expect(page.headings).toEqual([
      { depth: 2, id: 'urn', text: 'The urn of tags', html: 'The <code>urn</code> of <em>tags</em>' },
    ]);
  });

  it.each([
    ['## How to: search & find?', 'how-to-search--find'],
    ['## `datahub-rest` sink', 'datahub-rest-sink'],
    ['## Über Öl', 'über-öl'],
    ['## urn:li:tag', 'urnlitag'],
  ])('derives the anchor of %s as the old site did', async (markdown, id) => {
    expect((await renderTest(markdown)).page.anchors).toEqual([id]);
  });

  it.each([
    [
      '# Title',
      '5:1 headings/h1 · "Title" is a first-level heading. · Start headings with ##. The title in the front matter is the h1.',
    ],
    ['## A\n\n#### B', '7:1 headings/jump · "B" is an h4, but the heading above it is an h2. · Use at most ###.'],
    ['### B', '5:1 headings/jump · "B" is an h3, but the heading above it is an h1. · Use at most ##.'],
    [
      '## A\n\n## A',
      '7:1 headings/duplicate-id · The anchor "a" of "A" already exists on this page. · Make the heading more specific, or give it its own anchor: {#my-anchor}.',
    ],
    [
      '## A\n\n## B {#a}',
      '7:1 headings/duplicate-id · The anchor "a" of "B" already exists on this page. · Make the heading more specific, or give it its own anchor: {#my-anchor}.',
    ],
    [
      '## Main',
      '5:1 headings/duplicate-id · The anchor "main" of "Main" already exists on this page. · Make the heading more specific, or give it its own anchor: {#my-anchor}.',
    ],
    [
      '## A {#a b}',
      '5:1 headings/invalid-id · "a b" can\'t be the anchor of a heading. · Use letters, digits, "-", "_", and ".", and start with a letter or a digit.',
    ],
    [
      '##',
      '5:1 headings/no-id · This heading is empty. · Add words to the heading, or give it its own anchor: {#my-anchor}.',
    ],
    [
      '## ?!',
      '5:1 headings/no-id · The heading "?!" can\'t be turned into an anchor. · Add words to the heading, or give it its own anchor: {#my-anchor}.',
    ],
  ])('explains what is wrong with %j', async (markdown, expected) => {
    expect(problemLines((await renderTest(markdown)).problems)).toEqual([expected]);
  });
});
