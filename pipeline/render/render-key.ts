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
    const written = draft.body.map((part) => ('markdown' in part ? part.markdown : '')).join('\n');
    const drawsIn = written.includes('::include');
    const text = drawsIn ? `${written}\n${includedText}` : written;
    const mentioned = owed.size > 0 ? addressesIn(text).filter((path) => owed.has(path)) : [];
    const parts = [
      drawsIn ? allIncludes : '',
      drawsBlocks(text) ? allBlocks : '',
      text.includes('![') ? allImages : '',
    ];
    return cacheKey(base, digestOnce(draft), parts, mentioned);
  };
}

/** Everything in a text that looks like a path of the site. */
function addressesIn(text: string): string[] {
  return [...new Set(text.match(/\/[^\s?#\\()<>[\]"'`]+/g))].map(normalizePath);
}
