import type { Connector } from '#model/connector.ts';
import type { RecipeBase } from '#recipes/facts.ts';
import type { Site } from '#site/context.ts';
import { toolSetup } from '../tool-setup.ts';
import type { StudioSetup } from './studio.ts';

/** What the studio is told: lists of sources and sinks. Their options are loaded when one is chosen. */
export function studioSetup(facts: RecipeBase, connectors: readonly Connector[], site: Site): StudioSetup {
  const byId = new Map(connectors.map((connector) => [connector.id, connector]));
  return {
    setup: toolSetup(site),
    worker: site.asset('recipe-worker'),
    sources: facts.sources
      .map(({ type, title, connector: id, page }) => {
        const connector = byId.get(id);
        const words = [type, title, connector?.title ?? '', ...(connector?.keywords ?? [])].join(' ').toLowerCase();
        return { type, title, icon: connector?.icon ?? null, words, href: site.href(page) };
      })
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    sinks: facts.sinks.map(({ type, summary }) => ({ type, summary })),
    sprite: site.asset('brand-icons'),
    addresses: { base: site.href('/'), trailingSlash: site.config.trailingSlash },
  };
}
