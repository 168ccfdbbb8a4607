import type { Message } from '#model/message.ts';
import { nearest } from '#model/nearest.ts';
import type { Fix } from '#model/text-check.ts';
import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Rule } from '../check/rule.ts';
import type { Walk } from '../check/walk.ts';
import { recipeMessage } from '../messages.ts';
import type { Owner } from '../words.ts';
import { optionPage } from './option-page.ts';

/** Values that aren't among the accepted ones. */
export const notAllowed: Rule = {
  id: 'not-allowed',
  severity: 'error',
  explanation: recipeMessage('recipeOptionAcceptsFewValuesOnly'),
  page: '/docs/metadata-ingestion#recipe-keys',
  find: ({ scopes }) =>
    scopes.flatMap(({ walk, owner, plugin }) =>
      walk.notAllowed.map((wrong) => ({ ...finding(wrong, owner), page: optionPage(plugin, wrong.option) })),
    ),
};

function finding({ option, node, path }: Walk['notAllowed'][number], owner: Owner): Finding {
  const values = option.allowed?.map(({ value }) => String(value)) ?? [];
  if (node.kind !== 'scalar')
    return { at: node, message: recipeMessage('recipeMustOneValue', { path, owner: owner.inside }) };
  const list = values.map((value) => `\`${value}\``).join(', ');
  const accepted = recipeMessage('recipeItAccepts', { list });
  // PyYAML reads `NO`, `on`, and the like as booleans unless they are in quotes.
  const source = values.find((value) => value.toUpperCase() === node.source.toUpperCase());
  if (source !== undefined && typeof node.value === 'boolean') {
    const message = recipeMessage('recipeYamlReadsTrueFalseWhile', { source: node.source, path, owner: owner.inside });
    return { at: node, message, more: accepted, fixes: [quoted(recipeMessage('recipePutQuotes'), node, source)] };
  }
  const meant = source ?? nearest(node.source, values);
  return {
    at: node,
    message: recipeMessage('recipeDoesNotAccept', { path, owner: owner.inside, source: node.source }),
    more: accepted,
    fixes: (meant === undefined ? values.slice(0, 3) : [meant]).map((value) =>
      quoted(recipeMessage('recipeWriteCode', { code: value }), node, value),
    ),
  };
}

function quoted(label: Message, node: { from: number; to: number }, value: string): Fix {
  return replaceFix(label, node, /^(yes|no|on|off|true|false|\d.*)$/i.test(value) ? `'${value}'` : value);
}
