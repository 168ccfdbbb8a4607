import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Part, RuleContext } from '../check/context.ts';
import { meantType, type PluginKind } from '../check/known-type.ts';
import type { Rule } from '../check/rule.ts';

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
    explanation: `The run stops with \`Did not find a registered class\`. Write the type as the page of the ${kind} does. A class of your own is named by its path, with a dot or a colon in it.`,
    page: pages[kind],
    find: (context) => parts(context).flatMap((part) => (part === undefined ? [] : findingsOf(part, context))),
  };
}

function findingsOf({ kind, node, type }: Part, { facts }: RuleContext): Finding[] {
  if (type === undefined) {
    const at = node.entries[0]?.keySpan ?? { from: node.from, to: node.from };
    return [{ at, message: `The ${kind} has no \`type\`.` }];
  }
  if (type.value.kind !== 'scalar') return [];
  const name = String(type.value.value ?? '');
  const meant = meantType(kind, name, facts);
  if ((meant === name && name !== '') || /[.:$]/.test(name)) return [];
  const is = name === '' ? `The \`type\` of the ${kind} is empty.` : `There is no ${kind} \`${name}\`.`;
  return [
    {
      at: name === '' ? type.keySpan : type.value,
      message: meant === undefined ? is : `${is} Did you mean \`${meant}\`?`,
      fixes: meant === undefined ? [] : [replaceFix(`Write \`${meant}\``, type.value, meant)],
    },
  ];
}
