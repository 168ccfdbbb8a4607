import { columnOf, endOf } from '#yaml/edits.ts';
import { isGiven } from '#yaml/tree.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';
import { kindWord } from '../words.ts';

/** Sources and transformers without `config`. */
export const missingConfig: Rule = {
  id: 'missing-config',
  severity: 'error',
  explanation: recipeMessage('recipeSourceTransformerWithoutAnyOptions'),
  page: '/docs/metadata-ingestion#recipe-keys',
  find: ({ text, source, transformers }) =>
    [source, ...transformers].flatMap((part) => {
      if (part?.type === undefined || isGiven(part.config?.value)) return [];
      const { kind, type, config, node } = part;
      const at = endOf(config ?? type);
      const newLine = `\n${' '.repeat(columnOf(text, type.keySpan.from))}`;
      const insert = config === undefined ? `${node.flow ? ', ' : newLine}config: {}` : ' {}';
      return [
        {
          at: (config ?? type).keySpan,
          message: recipeMessage('recipeHasNoConfig', { kind: kindWord(kind) }),
          fixes: [{ label: recipeMessage('recipeAddEmpty'), edits: [{ from: at, to: at, insert }] }],
        },
      ];
    }),
};
