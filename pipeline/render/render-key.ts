import { normalizePath } from '#model/address.ts';
import type { PageDraft } from '#model/page.ts';
import { cacheKey, digestOnce } from '#pipeline/cache/cache-key.ts';
import type { RenderContext } from '#pipeline/markdown/context.ts';
import { drawsBlocks } from '#pipeline/markdown/drawn-blocks.ts';

/** Names the rendering of a draft by everything that it depends on. */
export type RenderKey = (draft: PageDraft) => string;

/**
 * Prepares the keys of one locale. Of the context only what the text mentions goes into a key, so that writing an owed page,
 * for example, renders just the pages again that link to it.
 * @param context what the pages are rendered in
 * @param contentName name of the content folder, which origins begin with
 */
export function renderKeys(context: RenderContext, contentName: string): RenderKey {
  const { addressStyle, assetBase, strings, glossary, proofs, includes, images, drawnBlocks } = context;
  const base = cacheKey(contentName, addressStyle, assetBase, strings, digestOnce(glossary), proofs);
  const allIncludes = cacheKey(includes);
  const allImages = cacheKey(images);
  const allBlocks = cacheKey(Object.entries(drawnBlocks).map(([name, block]) => [name, digestOnce(block)]));
  const includedText = Object.values(includes).join('\n');
  const owed = new Set(context.owed.map(normalizePath));
  return (draft) => {
    const { drawsIn, ...own } = traitsOf(draft);
    const all = () => (drawsIn ? `${writtenText(draft)}\n${includedText}` : writtenText(draft));
    const { drawsBlocks: blocks, hasImages: pictures } = drawsIn ? traitsOfText(all()) : own;
    const mentioned = owed.size > 0 ? addressesIn(all()).filter((path) => owed.has(path)) : [];
    const parts = [drawsIn ? allIncludes : '', blocks ? allBlocks : '', pictures ? allImages : ''];
    return cacheKey(base, digestOnce(draft), parts, mentioned);
  };
}

function writtenText(draft: PageDraft): string {
  return draft.body.map((part) => ('markdown' in part ? part.markdown : '')).join('\n');
}

/** Everything in a text that looks like a path of the site. */
function addressesIn(text: string): string[] {
  return [...new Set(text.match(/\/[^\s?#\\()<>[\]"'`]+/g))].map(normalizePath);
}

/** What a text needs of its context. */
interface TextTraits {
  drawsBlocks: boolean;
  hasImages: boolean;
}

function traitsOfText(text: string): TextTraits {
  return { drawsBlocks: drawsBlocks(text), hasImages: text.includes('![') };
}

interface DraftTraits extends TextTraits {
  drawsIn: boolean;
}

/** Drafts never change, and the dev server meets the same ones again after every edit. */
const known = new WeakMap<PageDraft, DraftTraits>();

function traitsOf(draft: PageDraft): DraftTraits {
  const traits = known.get(draft) ?? readTraits(draft);
  known.set(draft, traits);
  return traits;
}

function readTraits(draft: PageDraft): DraftTraits {
  const text = writtenText(draft);
  return { ...traitsOfText(text), drawsIn: text.includes('::include') };
}
