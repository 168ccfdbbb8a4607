import { sentences } from '#model/message.ts';
import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Part, RuleContext } from '../check/context.ts';
import { meantType, type PluginKind } from '../check/known-type.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';
import { kindWord } from '../words.ts';

const pages = {
  source: '/integrations',
  sink: '/docs/metadata-ingestion#sinks',
  transformer: '/docs/metadata-ingestion/docs/transformer/dataset_transformer',
} as const;

/** Sources that do not exist, or that have no type. */
export const unknownSource = ruleFor('source', ({ source }) => [source]);

/** The same for sinks. */
export const unknownSink = ruleFor('sink', ({ sink }) => [sink]);

/** The same for transformers. */
export const unknownTransformer = ruleFor('transformer', ({ transformers }) => transformers);

function ruleFor(kind: PluginKind, parts: (context: RuleContext) => readonly (Part | undefined)[]): Rule {
  return {
    id: `unknown-${kind}`,
    severity: 'error',
    explanation: recipeMessage('recipeRunStopsWriteTypePage', { kind: kindWord(kind) }),
    page: pages[kind],
    find: (context) => parts(context).flatMap((part) => (part === undefined ? [] : findingsOf(part, context))),
  };
}

function findingsOf({ kind, node, type }: Part, { facts }: RuleContext): Finding[] {
  if (type === undefined) {
    const at = node.entries[0]?.keySpan ?? { from: node.from, to: node.from };
    return [{ at, message: recipeMessage('recipeHasNoType', { kind: kindWord(kind) }) }];
  }
  if (type.value.kind !== 'scalar') return [];
  const name = String(type.value.value ?? '');
  const meant = meantType(kind, name, facts);
  if ((meant === name && name !== '') || /[.:$]/.test(name)) return [];
  const is =
    name === ''
      ? recipeMessage('recipeTheOfTheIsEmpty', { kind: kindWord(kind) })
      : recipeMessage('recipeThereIsNo', { kind: kindWord(kind), name });
  return [
    {
      at: name === '' ? type.keySpan : type.value,
      message: meant === undefined ? is : sentences(is, recipeMessage('recipeDidYouMean', { meant })),
      fixes:
        meant === undefined ? [] : [replaceFix(recipeMessage('recipeWriteCode', { code: meant }), type.value, meant)],
    },
  ];
}
