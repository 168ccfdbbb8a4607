import { normalizePath } from '#model/address.ts';
import type { PageDraft } from '#model/page.ts';
import { cacheKey, digestOnce } from '#pipeline/cache/cache-key.ts';
import type { RenderContext } from '#pipeline/markdown/context.ts';
import { drawsBlocks } from '#pipeline/markdown/embedded-blocks.ts';

/** Identifies the rendering of a draft by everything that it depends on. */
export type RenderKey = (draft: PageDraft) => string;

/**
 * Prepares the keys of one locale. A key includes only the parts of the context that the text mentions, so that writing a planned page, for example,
 * re-renders only the pages that link to it.
 * @param context what the pages are rendered in
 * @param contentName name of the content folder, which origins begin with
 */
export function renderKeys(context: RenderContext, contentName: string): RenderKey {
  const { addressStyle, assetBase, strings, glossary, proofs, includes, images, embeddedBlocks, symptomTables } =
    context;
  const base = cacheKey(contentName, addressStyle, assetBase, strings, digestOnce(glossary), proofs);
  const allIncludes = cacheKey(includes);
  const allImages = cacheKey(images);
  const allBlocks = cacheKey(Object.entries(embeddedBlocks).map(([name, block]) => [name, digestOnce(block)]));
  const includedText = Object.values(includes).join('\n');
  const included = needsOf(includedText);
  const planned = new Set(context.planned.map(normalizePath));
  return (draft) => {
    const own = needsOnce(draft);
    const needs = (need: keyof Needs) => own[need] || (own.includes && included[need]);
    const text = () => (own.includes ? `${written(draft)}\n${includedText}` : written(draft));
    const mentioned = planned.size > 0 ? addressesIn(text()).filter((path) => planned.has(path)) : [];
    const parts = [own.includes ? allIncludes : '', needs('blocks') ? allBlocks : '', needs('images') ? allImages : ''];
    const symptoms = symptomTables[draft.path] ?? [];
    return cacheKey(base, digestOnce(draft), parts, mentioned, symptoms);
  };
}

/** What a text uses from its context. */
interface Needs {
  includes: boolean;
  blocks: boolean;
  images: boolean;
}

/** Keys of drafts that this process has already seen. After an edit, all but one are the same. */
const knownNeeds = new WeakMap<PageDraft, Needs>();

function needsOnce(draft: PageDraft): Needs {
  const needs = knownNeeds.get(draft) ?? needsOf(written(draft));
  knownNeeds.set(draft, needs);
  return needs;
}

function needsOf(text: string): Needs {
  return { includes: text.includes('::include'), blocks: drawsBlocks(text), images: text.includes('![') };
}

function written({ body }: PageDraft): string {
  return body.map((part) => ('markdown' in part ? part.markdown : '')).join('\n');
}

/** Everything in a text that looks like a path of the site. */
function addressesIn(text: string): string[] {
  return [...new Set(text.match(/\/[^\s?#\\()<>[\]"'`]+/g))].map(normalizePath);
}
