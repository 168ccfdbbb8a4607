import { nearest } from '#model/nearest.ts';
import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding, Fix } from '#yaml/check/rule.ts';
import type { Rule } from '../check/rule.ts';
import type { Walk } from '../check/walk.ts';
import { optionPage } from './option-page.ts';

/** Values that are none of those accepted. */
export const notAllowed: Rule = {
  id: 'not-allowed',
  severity: 'error',
  explanation: 'The option accepts a few values only, and the run stops for any other.',
  page: '/docs/metadata-ingestion#recipe-keys',
  find: ({ scopes }) =>
    scopes.flatMap(({ walk, owner, plugin }) =>
      walk.notAllowed.map((wrong) => ({ ...finding(wrong, owner), page: optionPage(plugin, wrong.option) })),
    ),
};

function finding({ option, node, path }: Walk['notAllowed'][number], owner: string): Finding {
  const values = option.allowed?.map(({ value }) => String(value)) ?? [];
  if (node.kind !== 'scalar') return { at: node, message: `\`${path}\` of ${owner} must be one value.` };
  const accepted = `It accepts ${values.map((value) => `\`${value}\``).join(', ')}.`;
  // PyYAML reads `NO`, `on`, and the like as booleans unless they are in quotes.
  const source = values.find((value) => value.toUpperCase() === node.source.toUpperCase());
  if (source !== undefined && typeof node.value === 'boolean') {
    const message = `YAML reads \`${node.source}\` as true or false, while \`${path}\` of ${owner} needs the text.`;
    return { at: node, message, more: accepted, fixes: [quoted('Put it in quotes', node, source)] };
  }
  const meant = source ?? nearest(node.source, values);
  return {
    at: node,
    message: `\`${path}\` of ${owner} does not accept \`${node.source}\`.`,
    more: accepted,
    fixes: (meant === undefined ? values.slice(0, 3) : [meant]).map((value) =>
      quoted(`Write \`${value}\``, node, value),
    ),
  };
}

function quoted(label: string, node: { from: number; to: number }, value: string): Fix {
  return replaceFix(label, node, /^(yes|no|on|off|true|false|\d.*)$/i.test(value) ? `'${value}'` : value);
}
