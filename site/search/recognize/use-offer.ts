import { type ClipboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { SearchSetup } from '../search-texts.ts';
import { type Offer, offerFor } from './offer.ts';
import { recognize } from './recognize.ts';

/** A tool for what is in the search field. */
export interface OfferState {
  offer: Offer | undefined;
  /** Set to the link to the tool while it is offered. */
  link: RefObject<HTMLAnchorElement | null>;
  /** The text that was pasted in place of a query, with its lines. */
  pasted: string | undefined;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  dropPasted: () => void;
}

/**
 * What can be done with the content of a search field. A field of one line joins the lines of what is pasted, so a text of several lines that a
 * tool can work with is kept beside it.
 * @param query what is in the field
 * @param onQuery puts another query into the field
 */
export function useOffer(query: string, setup: SearchSetup, onQuery: (query: string) => void): OfferState {
  const [pasted, setPasted] = useState<string>();
  const link = useRef<HTMLAnchorElement>(null);
  const offer = useMemo(() => offerFor(pasted ?? query, setup), [pasted, query, setup]);

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain');
    const replacement = replacementFor(text, setup);
    setPasted(replacement?.pasted);
    if (!replacement) return;
    event.preventDefault();
    onQuery(replacement.query);
  }
  return { offer, link, pasted, onPaste, dropPasted: () => setPasted(undefined) };
}

/** What a pasted text becomes, unless the browser enters it as it is: a text for a tool, or the name of what it sets, without its value. */
function replacementFor(text: string, setup: SearchSetup): { pasted?: string; query: string } | undefined {
  if (/[\r\n]/.test(text.trim())) return offerFor(text, setup) && { pasted: text, query: '' };
  const found = recognize(text);
  if (found?.kind !== 'variable' && found?.kind !== 'option') return undefined;
  return found.name === text.trim() ? undefined : { query: found.name };
}
