import type { PageDraft } from '#model/page.ts';
import type { AddressLedger } from '#model/redirects.ts';
import type { SiteConfig } from '#model/site-config.ts';

export interface ChosenPages {
  /** One draft for each address, in the order they came. */
  published: PageDraft[];
  /** Published earlier but not written yet, sorted. */
  planned: string[];
  /** Paths that links and navigation may name although nothing is published there: planned pages and drafts. */
  hidden: ReadonlySet<string>;
}

/**
 * Determines which drafts become pages.
 * @param drafts written and generated pages of the default locale
 * @param config lists the IDs that are drafts
 * @param ledger lists the planned addresses; undefined for a site without a ledger
 * @param showsDrafts whether pages that a version calls drafts are shown, as the dev server does
 */
export function choosePages(
  drafts: readonly PageDraft[],
  config: SiteConfig,
  ledger: AddressLedger | undefined,
  showsDrafts: boolean,
): ChosenPages {
  const draftIds = new Set(showsDrafts ? [] : config.versions.flatMap((version) => version.drafts));
  const published = new Map<string, PageDraft>();
  for (const draft of drafts) {
    if (!draftIds.has(draft.id) && !published.has(draft.path)) published.set(draft.path, draft);
  }
  const planned = Object.entries(ledger?.addresses ?? {})
    .filter(([path, { status }]) => status === 'planned' && !published.has(path))
    .map(([path]) => path)
    .sort();
  return {
    published: [...published.values()],
    planned,
    hidden: new Set([...planned, ...[...draftIds].map((id) => `/${id}`)]),
  };
}
