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
      '5:1 headings/h1 · "Title" is a heading of the first level. · Begin headings with ##. The title in the front matter is the h1.',
    ],
    [
      '## A\n\n#### B',
      '7:1 headings/jump · "B" is an h4, but the heading above it is an h2. · Begin it with ### or shallower.',
    ],
    ['### B', '5:1 headings/jump · "B" is an h3, but the heading above it is an h1. · Begin it with ## or shallower.'],
    [
      '## A\n\n## A',
      '7:1 headings/duplicate-id · The anchor "a" of "A" exists on this page already. · Say in the heading what sets its section apart, or give it an anchor of its own: {#my-anchor}.',
    ],
    [
      '## A\n\n## B {#a}',
      '7:1 headings/duplicate-id · The anchor "a" of "B" exists on this page already. · Say in the heading what sets its section apart, or give it an anchor of its own: {#my-anchor}.',
    ],
    [
      '## Main',
      '5:1 headings/duplicate-id · The anchor "main" of "Main" exists on this page already. · Say in the heading what sets its section apart, or give it an anchor of its own: {#my-anchor}.',
    ],
    [
      '## A {#a b}',
      '5:1 headings/invalid-id · "a b" can\'t be the anchor of a heading. · Use letters, digits, "-", "_" and "." and begin with a letter or digit.',
    ],
    ['##', '5:1 headings/no-id · This heading is empty. · Give it words, or an anchor of its own: {#my-anchor}.'],
    [
      '## ?!',
      '5:1 headings/no-id · No anchor can be made of the heading "?!". · Give it words, or an anchor of its own: {#my-anchor}.',
    ],
  ])('explains what is wrong with %j', async (markdown, expected) => {
    expect(problemLines((await renderTest(markdown)).problems)).toEqual([expected]);
  });
});
