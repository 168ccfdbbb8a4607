import { platformTypes } from '#model/integration-vocabulary.ts';
import type { RecipeBase } from '#recipes/facts.ts';
import type { Site } from '#site/context.ts';
import { toolSetup } from '#site/tools/tool-setup.ts';
import type { Connector } from '#subjects/connectors/schema/connector.ts';
import type { StudioSetup } from './studio.ts';

// Sources with a separate guide below /docs/quick-ingestion-guides. Most readers begin with one of these.
const guided: readonly string[] = ['bigquery', 'powerbi', 'redshift', 'snowflake', 'tableau'];
const guidedGroup = 'With a step-by-step guide';
const groups: readonly string[] = [guidedGroup, ...platformTypes];

/** The studio's setup: lists of sources and sinks. Their options are loaded when one is chosen. */
export function studioSetup(facts: RecipeBase, connectors: readonly Connector[], site: Site): StudioSetup {
  const byId = new Map(connectors.map((connector) => [connector.id, connector]));
  return {
    setup: toolSetup(site),
    worker: site.asset('recipe-worker'),
    sources: facts.sources
      .map(({ type, title, connector: id, page }) => {
        const connector = byId.get(id);
        const words = [type, title, connector?.title ?? '', ...(connector?.keywords ?? [])].join(' ').toLowerCase();
        const group = guided.includes(type) ? guidedGroup : (connector?.tags.platformType[0] ?? 'Metadata');
        return { type, title, group, icon: connector?.icon ?? null, words, href: site.href(page) };
      })
      .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.title.localeCompare(b.title, 'en')),
    sinks: facts.sinks.map(({ type, summary }) => ({ type, summary })),
    sprite: site.asset('brand-icons'),
    addresses: { base: site.href('/'), trailingSlash: site.config.trailingSlash },
  };
}
