import type { Fix } from '#model/text-check.ts';
import { insertEdit } from '#yaml/edits.ts';
import { type Entry, entryOf, isGiven, textOf, valueAt, type YamlNode } from '#yaml/tree.ts';
import type { RecipeOption } from '../facts.ts';
import { recipeMessage } from '../messages.ts';
import { gmsAddress } from '../write/addresses.ts';
import type { RuleContext } from './context.ts';

/**
 * Whether a run can read from DataHub: through `datahub_api`, through a REST sink, or through the default sink when there is
 * none.
 */
export function canReadDataHub({ recipe, sink }: RuleContext): boolean {
  if (isGiven(entryOf(recipe, 'datahub_api')?.value)) return true;
  const type = textOf(sink?.type?.value);
  return sink === undefined || type === undefined || type === 'datahub-rest';
}

/**
 * Whether a source needs a connection that reads from DataHub, because it merges its metadata with that of the server. Some do so by default.
 * @param config value of the key `config` of the source
 * @param options that the source has
 */
export function sourceReadsDataHub(config: YamlNode | undefined, options: readonly RecipeOption[]): boolean {
  const option = options.find(({ path }) => path === 'write_semantics');
  // Sources compare the name in uppercase.
  return option !== undefined && (textOf(valueAt(config, option.path)) ?? option.default) === 'PATCH';
}

/**
 * Domains that a source looks up in DataHub. It uses URNs as they are and treats keys with four hyphens as UUIDs. Source: `DomainRegistry` in
 * metadata-ingestion/src/datahub/utilities/registries/domain_registry.py
 * @param config value of the key `config` of the source
 * @param options that the source has
 */
export function lookedUpDomains(config: YamlNode | undefined, options: readonly RecipeOption[]): Entry[] {
  return options
    .filter(({ looksUpDomains }) => looksUpDomains)
    .map(({ path }) => valueAt(config, path))
    .flatMap((domains) => (domains?.kind === 'map' ? domains.entries : []))
    .filter(({ key }) => !key.startsWith('urn:li:domain') && key.split('-').length !== 5);
}

/**
 * Whether a transformer needs a connection that reads from DataHub: to merge with what the server has, or to look up domains.
 * `add_dataset_domain` looks nothing up, because its function returns the domains.
 * @param type of the transformer
 * @param config value of its key `config`
 */
export function transformerReadsDataHub(type: string, config: YamlNode | undefined): boolean {
  return (
    /^(simple|pattern)_add_dataset_domain$/.test(type) ||
    textOf(valueAt(config, 'semantics'))?.toUpperCase() === 'PATCH'
  );
}

/** Adds the connection to the recipe. */
export function addConnection({ recipe, text, place }: RuleContext): Fix[] {
  if (recipe === undefined || recipe.flow || entryOf(recipe, 'datahub_api') !== undefined) return [];
  const lines = ['datahub_api:', `  server: ${gmsAddress(place)}`];
  return [{ label: recipeMessage('recipeAddCode', { code: 'datahub_api' }), edits: [insertEdit(text, recipe, lines)] }];
}
