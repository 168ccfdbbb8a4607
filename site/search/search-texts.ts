import { localeBase } from '#model/address.ts';
import type { PageKind } from '#model/page.ts';
import { type SearchTexts as OwnTexts, searchTexts } from '#model/search-texts.ts';
import type { HostedSearch, SiteConfig } from '#model/site-config.ts';
import type { Strings } from '#model/strings.ts';
import type { HostedIndex } from '#search/hosted/service.ts';
import type { Site } from '#site/context.ts';
import type { RecognizedTool } from '#site/tools/hand-over.ts';

const shared = ['searchDocs', 'close', 'retry', 'managed', 'selfHosted'] as const;

/** The interface texts that search shows in the browser. */
export type SearchTexts = OwnTexts & Pick<Strings, (typeof shared)[number]>;

/** What readers call the kinds of pages. */
export const kindTexts: Record<PageKind, keyof OwnTexts> = {
  guide: 'searchKindGuide',
  tutorial: 'searchKindTutorial',
  connector: 'searchKindConnector',
  entity: 'searchKindEntity',
  graphql: 'searchKindGraphql',
  rest: 'searchKindRest',
  sdk: 'searchKindSdk',
  settings: 'searchKindSettings',
  'release-notes': 'searchKindReleaseNotes',
};

/** Picks the texts of search, since islands get only what they need. */
function pickTexts(strings: Strings): SearchTexts {
  const keys = [...(Object.keys(searchTexts) as (keyof OwnTexts)[]), ...shared];
  return Object.fromEntries(keys.map((key) => [key, strings[key]])) as SearchTexts;
}

/** The locations of the index and the engine, and the other languages and versions. */
export interface SearchPlace {
  /** Address of the engine's module. */
  worker: string;
  /** Language of the page. */
  locale: string;
  /** Version of the documentation that is searched from pages that have none. */
  version: string;
  /** All languages, each with the base of its pages. */
  locales: { value: string; label: string; base: string }[];
  versions: { value: string; label: string }[];
  /** The service that replaces the site's own index, if any. */
  hosted?: Omit<HostedIndex, 'versions' | 'locales'>;
}

/** What both search islands are told at build time. */
export interface SearchSetup extends SearchPlace {
  texts: SearchTexts;
  /** Public address of the search page. */
  searchPage: string;
  /** Where readers write a new issue about the site. */
  newIssue: string;
  /** Names the storage of recent and favorite searches. */
  savedUnder: string;
  /** Addresses of the tools that can open with a pasted text. */
  tools: Partial<Record<RecognizedTool, string>>;
}

const toolAddresses: Record<RecognizedTool, string> = {
  error: '/tools/errors',
  recipe: '/tools/recipes?mode=check',
  urn: '/tools/urn',
  version: '/tools/upgrade',
};

/** The index of the site that was at this address before, so that readers keep what they saved there. */
const FORMER_INDEX = 'datahubproject';

/** What every search needs to know about the site. */
export function searchPlace({ config, locale, asset }: Site): SearchPlace {
  return {
    worker: asset('search-worker'),
    locale: locale.code,
    version: config.versions.find(({ isLast }) => isLast)?.name ?? '',
    locales: config.locales.map((each) => ({ value: each.code, label: each.label, base: localeBase(each, config) })),
    versions: config.versions.map(({ name, label }) => ({ value: name, label })),
    ...(config.search.provider === 'hosted' && { hosted: hostedIndex(config, config.search) }),
  };
}

function hostedIndex(
  config: SiteConfig,
  { applicationId, searchKey, indexName }: HostedSearch,
): NonNullable<SearchPlace['hosted']> {
  const site = `${config.url}${config.baseUrl}`;
  return { applicationId, searchKey, indexName, plugin: config.docsPlugin, site };
}

/** What the search islands need to know about the site. */
export function searchSetup(site: Site): SearchSetup {
  return {
    ...searchPlace(site),
    texts: pickTexts(site.strings),
    searchPage: site.href('/search'),
    newIssue: `${site.config.repository}/issues/new`,
    savedUnder: site.config.search.provider === 'hosted' ? site.config.search.indexName : FORMER_INDEX,
    tools: Object.fromEntries(
      Object.entries(toolAddresses)
        .filter(([, path]) => site.exists(path.replace(/\?.*/, '')))
        .map(([tool, path]) => [tool, site.href(path)]),
    ),
  };
}
