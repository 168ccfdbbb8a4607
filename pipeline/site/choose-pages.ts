import type { PageDraft } from '#model/page.ts';
import type { AddressLedger } from '#model/redirects.ts';
import type { SiteConfig } from '#model/site-config.ts';

export interface ChosenPages {
  /** One draft for each address, in the order they came. */
  published: PageDraft[];
  /** Published before and not written yet, sorted. */
  planned: string[];
  /** Paths that links and navigation may name although nothing is published there: planned pages and drafts. */
  hidden: ReadonlySet<string>;
}

/**
 * Decides which drafts become pages.
 * @param drafts written and generated pages of the default locale
 * @param config names the ids that are drafts
 * @param ledger names the addresses that are planned; undefined for a site without ledger
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
