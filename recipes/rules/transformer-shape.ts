import type { Fix } from '#model/text-check.ts';
import type { TextEdit } from '#model/text-edit.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { columnOf } from '#yaml/edits.ts';
import { entryOf, type MapNode } from '#yaml/tree.ts';
import { isNamedEntry, type RuleContext } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';

/** Transformers that aren't a list of maps. */
export const transformerShape: Rule = {
  id: 'transformer-shape',
  severity: 'error',
  explanation: recipeMessage('recipeListEachEntryBeginsDash'),
  page: '/docs/metadata-ingestion/docs/transformer/intro',
  find: (context) => {
    const list = entryOf(context.recipe, 'transformers');
    if (list?.value.kind === 'map') {
      const message = recipeMessage('recipeMapYetHasList');
      return [{ at: list.keySpan, message, fixes: asList(list.value, context) }];
    }
    if (list?.value.kind !== 'list') return [];
    return list.value.items.flatMap((item): Finding[] => {
      if (item.kind === 'list') return [{ at: item, message: recipeMessage('recipeEntryListItself') }];
      const [only] = item.kind === 'map' ? item.entries : [];
      const name = item.kind === 'scalar' ? item.source : only?.key;
      const isNamed = item.kind === 'scalar' || isNamedEntry(item, context.facts);
      if (!isNamed) return [];
      return [
        {
          at: only?.keySpan ?? item,
          message: recipeMessage('recipeEntryNamesItselfInsteadHaving', { name: name ?? '' }),
          fixes:
            item.kind === 'scalar'
              ? [
                  {
                    label: recipeMessage('recipeWriteItWithAnd'),
                    edits: [{ from: item.from, to: item.to, insert: `{type: ${item.source}, config: {}}` }],
                  },
                ]
              : named(item, context),
        },
      ];
    });
  },
};

/** Puts a dash before the only transformer and its lines below it. */
function asList(map: MapNode, { text, facts }: RuleContext): Fix[] {
  const label = recipeMessage('recipeMakeList');
  if (map.flow)
    return [
      {
        label,
        edits: [
          { from: map.from, to: map.from, insert: '[' },
          { from: map.to, to: map.to, insert: ']' },
        ],
      },
    ];
  const isOne = map.entries.some(({ key }) => key === 'type');
  if (!isOne && !isNamedEntry(map, facts)) return [];
  return [{ label, edits: [{ from: map.from, to: map.from, insert: '- ' }, ...shiftLines(map, text)] }];
}

function shiftLines({ from, to }: MapNode, text: string): TextEdit[] {
  return [...text.slice(from, to).matchAll(/\n(?=[^\n])/g)].map(({ index }) => {
    const at = from + index + 1;
    return { from: at, to: at, insert: '  ' };
  });
}

/** Turns `- name: {options}` into `type` and `config`. */
function named(item: MapNode, { text }: RuleContext): Fix[] {
  const [only] = item.entries;
  if (only === undefined || item.flow || only.value.kind !== 'map') return [];
  const { from, to } = only.keySpan;
  const insert = `type: ${only.key}\n${' '.repeat(columnOf(text, from))}config`;
  return [{ label: recipeMessage('recipeWriteItWithAnd'), edits: [{ from, to, insert }] }];
}
