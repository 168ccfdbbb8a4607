import type { RecognizedTool } from '#site/tools/hand-over.ts';
import type { SearchSetup, SearchTexts } from '../search-texts.ts';
import { recognize } from './recognize.ts';

/** A tool that can do more with a text than search. */
export interface Offer {
  tool: RecognizedTool;
  /** Address of the tool; it contains nothing of the text. */
  href: string;
  /** What the tool opens with. */
  text: string;
  /** What the text is. */
  says: string;
  /** What the tool does with it. */
  action: string;
}

const words: Record<RecognizedTool, readonly [says: keyof SearchTexts, action: keyof SearchTexts]> = {
  error: ['searchIsError', 'searchOfferError'],
  recipe: ['searchIsRecipe', 'searchOfferRecipe'],
  urn: ['searchIsUrn', 'searchOfferUrn'],
  version: ['searchIsVersion', 'searchOfferVersion'],
};

/**
 * The tool for a text. Environment variables and options have none: search finds them.
 * @param text what was typed or pasted
 */
export function offerFor(text: string, { texts, tools }: Pick<SearchSetup, 'texts' | 'tools'>): Offer | undefined {
  const found = recognize(text);
  if (!found || found.kind === 'variable' || found.kind === 'option') return undefined;
  const href = tools[found.kind];
  if (href === undefined) return undefined;
  const isList = found.kind === 'urn' && text.trim().includes('\n');
  const [says, action] = isList ? (['searchAreUrns', 'searchOfferUrns'] as const) : words[found.kind];
  const given = found.kind === 'version' ? found.version : text;
  return { tool: found.kind, href, text: given, says: texts[says], action: texts[action] };
}
