import { connectorFacts } from '#generators/connectors/facts.ts';
import { publishedKnowledge } from '#generators/errors/error-knowledge.ts';
import { urnFacts } from '#generators/metamodel/urn-facts.ts';
import { onlyKinds } from '#generators/only-kinds.ts';
import { recipeFactFiles } from '#generators/recipes/recipe-facts.ts';
import type { SiteData } from '#model/site-data.ts';
import type { SiteModel } from '#model/site-model.ts';
import { cacheKey } from '#pipeline/cache/cache-key.ts';
import type { DiskCache } from '#pipeline/cache/disk-cache.ts';
import type { DataDigests } from '#pipeline/load/load-data.ts';

/** What islands load in the browser. */
export type BrowserFacts = Pick<SiteModel, 'connectorFacts' | 'toolFacts'>;

/** The kinds of data that the facts are made of. */
const READ: readonly (keyof SiteData)[] = [
  'connectors',
  'sharedTypes',
  'sinks',
  'transformers',
  'entities',
  'aspects',
  'modelTypes',
  'errors',
  'symptoms',
  'errorEvidence',
  'missingModules',
];

/**
 * Makes the facts, or takes what an earlier build made of the same data.
 * @param data all data of the site
 * @param digests names of the texts that the data was read from, by kind
 * @param cache facts by key
 */
export function generateFacts(data: SiteData, digests: DataDigests, cache: DiskCache<BrowserFacts>): BrowserFacts {
  const key = cacheKey('facts', ...READ.map((kind) => digests[kind]));
  const known = cache.get(key);
  if (known) return known;
  const read = onlyKinds(data, READ, 'generate-facts.ts');
  const facts = { connectorFacts: connectorFacts(read), toolFacts: toolFacts(read) };
  cache.set(key, facts);
  return facts;
}

/** What tools load, each under the name of its file. */
function toolFacts(data: SiteData): SiteModel['toolFacts'] {
  const urns = Object.entries(urnFacts(data)).map(([name, facts]) => [`urn/${name}`, facts] as const);
  return { ...Object.fromEntries(urns), errors: publishedKnowledge(data), ...recipeFactFiles(data) };
}
