import { type Reading, readYaml } from '#yaml/read-yaml.ts';
import { type Entry, entryOf, type MapNode, textOf, type YamlNode } from '#yaml/tree.ts';
import type { PluginFacts, RecipeFacts } from '../facts.ts';
import type { RunPlace } from '../types.ts';
import { type Owner, ownerOf, recipeOwner } from '../words.ts';
import { findPlugin, meantType, type PluginKind } from './known-type.ts';
import { type Walk, walkOptions } from './walk.ts';

/** An entry of a recipe with `type` and `config`. */
export interface Part {
  kind: PluginKind;
  node: MapNode;
  type?: Entry;
  config?: Entry;
  /** Of the type, or of the one that is probably meant. Absent for types that resemble none, and for sources whose facts aren't loaded. */
  plugin?: PluginFacts;
}

/** Options that were walked, with what they belong to. */
export interface Scope {
  walk: Walk;
  /** For messages. */
  owner: Owner;
  part?: Part;
  /** Facts of the plugin whose page describes the options. */
  plugin?: PluginFacts;
}

/** Everything that rules look at. */
export interface RuleContext {
  text: string;
  place: RunPlace;
  facts: RecipeFacts;
  reading: Reading;
  /** The recipe, if the text contains a map. */
  recipe?: MapNode;
  source?: Part;
  sink?: Part;
  transformers: readonly Part[];
  scopes: readonly Scope[];
}

/** Reads a text and walks all options in it. */
export function readContext(text: string, facts: RecipeFacts, place: RunPlace): RuleContext {
  const reading = readYaml(text);
  const base = { text, place, facts, reading };
  const recipe = reading.root;
  if (recipe?.kind !== 'map') return { ...base, transformers: [], scopes: [] };
  const source = partOf('source', entryOf(recipe, 'source')?.value, facts);
  const sink = partOf('sink', entryOf(recipe, 'sink')?.value, facts);
  const list = entryOf(recipe, 'transformers')?.value;
  const transformers = (list?.kind === 'list' ? list.items : []).flatMap((item) =>
    isNamedEntry(item, facts) ? [] : (partOf('transformer', item, facts) ?? []),
  );
  const parts = [source, sink, ...transformers].filter((part) => part !== undefined);
  const keys = { walk: walkOptions(recipe, facts.keys), owner: recipeOwner };
  return {
    ...base,
    recipe,
    ...(source && { source }),
    ...(sink && { sink }),
    transformers,
    scopes: facts.keys.length === 0 ? parts.flatMap(scopeOf) : [keys, ...parts.flatMap(scopeOf)],
  };
}

/** Whether an entry of transformers has the type as its key, `- add_tags: {…}`, an error that has a separate rule. */
export function isNamedEntry(item: YamlNode | undefined, { transformers }: RecipeFacts): boolean {
  const [only, more] = item?.kind === 'map' ? item.entries : [];
  return only !== undefined && more === undefined && transformers.some(({ type }) => type === only.key);
}

function partOf(kind: PluginKind, node: YamlNode | undefined, facts: RecipeFacts): Part | undefined {
  if (node?.kind !== 'map') return undefined;
  const type = entryOf(node, 'type');
  const config = entryOf(node, 'config');
  const meant = meantType(kind, textOf(type?.value) ?? '', facts);
  const plugin = meant === undefined ? undefined : findPlugin(kind, meant, facts);
  return { kind, node, ...(type && { type }), ...(config && { config }), ...(plugin && { plugin }) };
}

function scopeOf(part: Part): Scope[] {
  const { kind, plugin, config } = part;
  if (plugin === undefined || config === undefined) return [];
  return [{ walk: walkOptions(config.value, plugin.options), owner: ownerOf(kind, plugin.type), part, plugin }];
}
