import type { Message } from '#model/message.ts';
import type { Fix } from '#model/text-check.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { columnOf, removeEdit } from '#yaml/edits.ts';
import { entryEnd, indentedEntry, moveEdits } from '#yaml/move-entry.ts';
import type { Entry, MapNode } from '#yaml/tree.ts';
import type { Part, RuleContext } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';
import { kindWord } from '../words.ts';

/** A key that would be valid elsewhere. */
interface Misplaced {
  entry: Entry;
  map: MapNode;
  message: Message;
  fix: Fix[];
}

/** Keys that are one level too high or too deep, usually because of wrong indentation. */
export const misplaced: Rule = {
  id: 'misplaced',
  severity: 'error',
  explanation: recipeMessage('recipeIndentationDecidesWhatBelongsWhat'),
  page: '/docs/metadata-ingestion#recipe-keys',
  find: (context) =>
    misplacedKeys(context).map(({ entry, message, fix }): Finding => ({ at: entry.keySpan, message, fixes: fix })),
};

/** All keys that would be valid elsewhere, which aren't unknown options. */
export function misplacedKeys(context: RuleContext): Misplaced[] {
  const parts = [context.source, context.sink, ...context.transformers].filter((part) => part !== undefined);
  return [...parts.flatMap((part) => besideConfig(part, context)), ...atTop(context), ...tooDeep(context)];
}

/** Options next to `type` instead of below `config`. */
function besideConfig(part: Part, { text }: RuleContext): Misplaced[] {
  const { node, config, plugin, kind } = part;
  const names = new Set(plugin?.options.map(({ name }) => name));
  return node.entries
    .filter(({ key }) => names.has(key) && !['type', 'config', 'extractor', 'extractor_config'].includes(key))
    .map((entry) => ({
      entry,
      map: node,
      message: recipeMessage('recipeOptionBelongsBelow', { key: entry.key, kind: kindWord(kind) }),
      fix: intoConfig(text, node, entry, config),
    }));
}

/** `config` or options of the source in the first column. */
function atTop({ text, recipe, source, facts }: RuleContext): Misplaced[] {
  if (recipe === undefined || source === undefined) return [];
  const keys = new Set(facts.keys.map(({ name }) => name));
  const names = new Set(source.plugin?.options.map(({ name }) => name));
  return recipe.entries.flatMap((entry): Misplaced[] => {
    if (keys.has(entry.key)) return [];
    if (entry.key === 'config' && source.config === undefined) {
      const message = recipeMessage('recipeIndentedLikeBelongsBelowBeside');
      return [{ entry, map: recipe, message, fix: moveInto(text, recipe, entry, source.node) }];
    }
    if (!names.has(entry.key)) return [];
    const message = recipeMessage('recipeOptionSourceBelongsBelow', { key: entry.key });
    const config = source.config?.value;
    return [{ entry, map: recipe, message, fix: config?.kind === 'map' ? moveInto(text, recipe, entry, config) : [] }];
  });
}

/** `sink`, `transformers` or `pipeline_name` below another part. */
function tooDeep({ text, recipe, scopes, source, sink }: RuleContext): Misplaced[] {
  if (recipe === undefined) return [];
  const wanted = ['source', 'sink', 'transformers', 'pipeline_name', 'datahub_api', 'reporting', 'failure_log'];
  const inParts = [source, sink].flatMap(
    (part) => part?.node.entries.map((entry) => ({ entry, map: part.node })) ?? [],
  );
  const inConfigs = scopes.flatMap(({ walk }) => walk.unknown.filter(({ path }) => !path.includes('.')));
  return [...inParts, ...inConfigs.filter(({ map }) => map !== recipe)]
    .filter(({ entry }) => wanted.includes(entry.key) && !recipe.entries.some(({ key }) => key === entry.key))
    .map(({ entry, map }) => ({
      entry,
      map,
      message: recipeMessage('recipeIndentedTooFarBelongsTop', { key: entry.key }),
      fix: moveInto(text, map, entry, recipe),
    }));
}

function intoConfig(text: string, map: MapNode, entry: Entry, config: Entry | undefined): Fix[] {
  if (config !== undefined) {
    return config.value.kind === 'map' ? moveInto(text, map, entry, config.value) : [];
  }
  const removed = map.flow ? undefined : removeEdit(map, entry);
  if (removed === undefined) return [];
  const column = columnOf(text, entry.keySpan.from);
  const edits = [
    {
      from: entry.keySpan.from,
      to: entryEnd(entry),
      insert: indentedEntry(text, entry, column + 2, `config:\n${' '.repeat(column + 2)}`),
    },
  ];
  return [{ label: recipeMessage('recipePutBelowConfig'), edits }];
}

/** Moves an entry into another map, as a correction. */
function moveInto(text: string, from: MapNode, entry: Entry, to: MapNode): Fix[] {
  const edits = moveEdits(text, from, entry, to);
  return edits === undefined ? [] : [{ label: recipeMessage('recipeMoveThere'), edits }];
}
