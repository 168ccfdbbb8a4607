import type { Integration, IntegrationModule } from '#model/integration.ts';
import type { IntegrationTexts } from '#model/integration-texts.ts';
import { type CapabilityName, type CapabilityValue, capabilityNames } from '#model/integration-vocabulary.ts';
import type { Page } from '#model/page.ts';
import type { Site } from '#site/context.ts';
import { capabilityGuide } from '#subjects/connectors/capability-guide.ts';
import type { CapabilityCell, DirectoryEntry, Facet, FacetKey } from './directory.ts';
import { fold } from './filter-entries.ts';
import { statusText } from './words.ts';

type Values = Readonly<Record<FacetKey, readonly string[]>>;

/** The islands' data for each integration. The description and keywords are those of its page, in the language of the site. */
export function directoryEntries(
  integrations: readonly Integration[],
  pages: readonly Page[],
  { href, exists }: Site,
): DirectoryEntry[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return integrations.map((integration) => {
    const { id, title, path, icon, modules } = integration;
    const page = byPath.get(path);
    const values = valuesOf(integration);
    const moduleOf = ({ anchor, optionPrefix, plugin, title: name, status, capabilities }: IntegrationModule) => {
      const addresses = exists(path)
        ? { href: href(`${path}#${anchor}`), optionBase: href(`${path}#${optionPrefix}config.`) }
        : {};
      const cells = capabilityNames.map((each) => cellOf(capabilities[each]));
      return { plugin, title: name, status, cells, ...addresses };
    };
    return {
      id,
      title,
      description: gistOf(page?.description ?? ''),
      icon,
      ...(exists(path) ? { href: href(path) } : {}),
      highlights: highlightsOf(integration),
      facets: mapValues(values, (list) => list.map(slugOf)),
      words: fold([id, ...Object.values(values).flat(), ...(page?.keywords ?? []), page?.description ?? ''].join(' ')),
      modules: modules.map(moduleOf),
    };
  });
}

/** The facets with every value that occurs, by name; those of the status from the strongest statement to none. */
export function facetsOf(integrations: readonly Integration[], texts: IntegrationTexts): Facet[] {
  const all = integrations.map(valuesOf);
  const values = (key: FacetKey) =>
    inOrder(key, new Set(all.flatMap((each) => each[key]))).map((name) => ({ slug: slugOf(name), label: name }));
  const statuses = values('status').map(({ slug }) => slug);
  const facet = (key: FacetKey, label: string, needsAll: boolean): Facet => ({
    key,
    label,
    needsAll,
    values: key === 'status' ? statusText(texts).filter(({ slug }) => statuses.includes(slug)) : values(key),
  });
  return [
    facet('type', texts.integrationType, false),
    facet('connection', texts.integrationConnection, false),
    facet('status', texts.integrationStatus, false),
    facet('capability', texts.integrationCapability, true),
    facet('feature', texts.integrationFeature, true),
  ].filter((each) => each.values.length > 0);
}

/** By name; capabilities as in the matrix, so that the ones that people use to choose come first. */
function inOrder(key: FacetKey, names: ReadonlySet<string>): readonly string[] {
  return key === 'capability' ? capabilityNames.filter((name) => names.has(name)) : [...names].sort();
}

/** The first statement of a description. The text after a colon, a dash, or a period only says what else the page contains. */
export function gistOf(description: string): string {
  const end = description.search(/[.:;](?=\s|$)| [-–—] /);
  return end < 0 ? description : description.slice(0, end);
}

function valuesOf({ platformTypes, connection, status, capabilities, features }: Integration): Values {
  return {
    type: platformTypes,
    connection: [connection],
    status: [status],
    capability: capabilityNames.filter((name) => has(capabilities[name])),
    feature: features,
  };
}

/** The capabilities on a card: the ones that people use to choose a connector. */
const highlighted = [
  'Table-Level Lineage',
  'Column-level Lineage',
  'Dataset Usage',
  'Data Profiling',
  'Detect Deleted Entities',
  'Extract Ownership',
] as const;

function highlightsOf({ capabilities }: Integration): DirectoryEntry['highlights'] {
  return highlighted.flatMap((name) => {
    const value = capabilities[name];
    return value === undefined ? [] : [{ label: capabilityGuide[name].label, value }];
  });
}

function cellOf({ value, options }: IntegrationModule['capabilities'][CapabilityName]): CapabilityCell {
  return value === 'opt-in' ? { value, options } : { value };
}

function has(value: CapabilityValue | undefined): boolean {
  return value === 'supported' || value === 'opt-in';
}

/** A name in the form for an address, for example `ai-ml`. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function mapValues(values: Values, change: (list: readonly string[]) => readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).map(([key, list]) => [key, change(list)])) as unknown as Values;
}
