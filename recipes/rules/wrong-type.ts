import type { Message } from '#model/message.ts';
import type { OptionType } from '#model/option-type.ts';
import type { Fix } from '#model/text-check.ts';
import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { scalarText } from '#yaml/scalar-text.ts';
import type { ListNode, ScalarNode, YamlNode } from '#yaml/tree.ts';
import type { RuleContext } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import { typeWords } from '../check/type-of.ts';
import type { Walk } from '../check/walk.ts';
import { recipeMessage } from '../messages.ts';
import { optionPage } from './option-page.ts';

/** Values that can't be converted to the option's type. */
export const wrongType: Rule = {
  id: 'wrong-type',
  severity: 'error',
  explanation: recipeMessage('recipeConfigurationClassCanNotMake'),
  page: '/docs/metadata-ingestion#recipe-keys',
  find: (context) =>
    context.scopes.flatMap(({ walk, owner, plugin }) =>
      // A separate rule covers how transformers are written.
      walk.mismatches
        .filter(({ path }) => plugin !== undefined || !path.startsWith('transformers'))
        .map(({ option, expected, node, path }): Finding => {
          const wanted = typeWords(expected);
          const is = kindWords(node);
          return {
            at: node,
            message: recipeMessage('recipeOfMustBeAndIt', { path, owner: owner.inside, wanted, is }),
            page: optionPage(plugin, option),
            fixes: fixesFor(option, expected, node, context),
          };
        }),
    ),
};

function kindWords(node: YamlNode): Message {
  if (node.kind === 'list') return recipeMessage('recipeList');
  if (node.kind === 'map') return recipeMessage('recipeMapKeysValues');
  if (node.value instanceof Date) return recipeMessage('recipeDateYamlReads');
  return {
    string: recipeMessage('recipeAText'),
    number: recipeMessage('recipeNumber'),
    boolean: recipeMessage('recipeBoolean'),
    object: recipeMessage('recipeEmpty'),
  }[typeof node.value as 'string'];
}

type Mismatched = Walk['mismatches'][number]['option'];

function fixesFor(option: Mismatched, expected: OptionType, node: YamlNode, { text }: RuleContext): Fix[] {
  if (node.kind === 'scalar') {
    if (text.slice(node.from, node.to).includes('\n')) return [];
    if (expected.kind === 'list') return [replaceFix(recipeMessage('recipeMakeList'), node, `[${inList(node, text)}]`)];
    if (expected.kind === 'scalar' && node.value instanceof Date) {
      return [replaceFix(recipeMessage('recipePutQuotes'), node, `'${node.source}'`)];
    }
  }
  const items = node.kind === 'scalar' ? [node] : scalarItems(node);
  if (items === undefined) return [];
  const isPattern = expected.kind !== 'scalar' && option.children?.some(({ name }) => name === 'allow') === true;
  if (isPattern && expected.kind !== 'list') {
    return [
      replaceFix(
        recipeMessage('recipePutBelowAllow'),
        node,
        `{allow: [${items.map((item) => inList(item, text)).join(', ')}]}`,
      ),
    ];
  }
  const [only] = items;
  const canUnwrap = expected.kind === 'scalar' && node.kind === 'list' && items.length === 1 && only !== undefined;
  return canUnwrap ? [replaceFix(recipeMessage('recipeTakeOutList'), node, inList(only, text))] : [];
}

/** The items of a list of scalars on one line each. */
function scalarItems(node: YamlNode): readonly ScalarNode[] | undefined {
  if (node.kind !== 'list' || node.items.length === 0) return undefined;
  const { items }: ListNode = node;
  return items.every((item) => item.kind === 'scalar' && !item.source.includes('\n'))
    ? (items as ScalarNode[])
    : undefined;
}

/** A scalar that is allowed between brackets. */
function inList(node: ScalarNode, text: string): string {
  if (!node.plain) return text.slice(node.from, node.to);
  return typeof node.value === 'string' ? scalarText(node.source) : node.source;
}
