import { expect, test } from 'vitest';
import type { BlockPart } from '#model/page.ts';
import { english } from '#model/strings.ts';
import type { RenderContext } from '#pipeline/markdown/context.ts';
import { noScope } from '#pipeline/samples/proof-scope.ts';
import { someDraft } from '#pipeline/testing/checked-site.ts';
import { renderKeys } from './render-key.ts';

const context: RenderContext = {
  contentDir: 'content',
  addressStyle: { base: '/', trailingSlash: null },
  assetBase: '/',
  planned: ['/docs/planned'],
  includes: { 'token.md': 'Text.', 'choice.md': '::api-choice' },
  embeddedBlocks: {},
  symptomTables: {},
  images: {},
  glossary: [],
  proofs: noScope,
  strings: english,
};

const block: BlockPart = {
  block: { type: 'badge-row', badges: [] } as BlockPart['block'],
  anchors: [],
  links: [],
  sections: [],
};
const origin = { file: 'content/symptoms/a.yaml', line: 3 };
const table = { section: '', origin, head: ['Symptom', 'Cause', 'Fix'], rows: [] };
const image = { source: 'images/a.png', width: 1, height: 1, variants: [] };
const key = (markdown: string, changes: Partial<RenderContext> = {}) =>
  renderKeys(
    { ...context, ...changes },
    'content',
  )(someDraft('/docs/a', { body: [{ markdown, origin: { file: 'content/docs/a.md', line: 5 } }] }));

test.each<[string, string, Partial<RenderContext>]>([
  ['a planned page that it links to', 'See [it](/docs/planned#a).', { planned: [] }],
  [
    'a planned page that its include links to',
    '::include{file="token.md"}',
    { includes: { 'token.md': '[it](/docs/planned)' } },
  ],
  ['a text that it includes', '::include{file="token.md"}', { includes: { 'token.md': 'Other.' } }],
  ['a block that it draws in', '::api-choice', { embeddedBlocks: { 'api-choice': block } }],
  ['a block that its include draws in', '::include{file="choice.md"}', { embeddedBlocks: { 'api-choice': block } }],
  ['its troubleshooting tables', '::symptoms', { symptomTables: { '/docs/a': [table] } }],
  ['an image, if it shows one', '![A](../images/a.png)', { images: { 'images/a.png': image } }],
  ['the base URL', 'Text.', { addressStyle: { base: '/catalog/', trailingSlash: null } }],
  ['what can be proved of samples', 'Text.', { proofs: { ...noScope, hosts: ['kafka'] } }],
  ['an interface text', 'Text.', { strings: { ...english, copyCode: 'Copier' } }],
])('a page is rendered again after a change of %s', (_, markdown, changes) => {
  expect(key(markdown, changes)).not.toBe(key(markdown));
});

test.each<[string, Partial<RenderContext>]>([
  ['planned pages that it does not link to', { planned: ['/docs/other'] }],
  ['texts that it does not include', { includes: {} }],
  ['blocks, since it draws none in', { embeddedBlocks: { 'api-choice': block } }],
  ['troubleshooting tables of other pages', { symptomTables: { '/docs/b': [table] } }],
  ['images, since it shows none', { images: { 'images/a.png': image } }],
])('a page is not rendered again after a change of %s', (_, changes) => {
  expect(key('Text with a [link](/docs/tags).', changes)).toBe(key('Text with a [link](/docs/tags).'));
});
