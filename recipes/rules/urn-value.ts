import { checkUrn } from '#model/urn/check-urn.ts';
import { parseUrn } from '#model/urn/syntax.ts';
import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { scalarText } from '#yaml/scalar-text.ts';
import type { ScalarNode } from '#yaml/tree.ts';
import type { Scope } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import { variablePattern } from '../check/walk.ts';
import type { RecipeBase } from '../facts.ts';
import { optionPage } from './option-page.ts';

/** Options of transformers that contain URNs, by their path. */
interface UrnOption {
  path: RegExp;
  /** Entity types that fit, the usual one first. */
  types: readonly [string, ...string[]];
  /** A name is fine too, which the run looks up; only what begins like a URN is checked. */
  orName?: true;
}

const urnOptions: readonly UrnOption[] = [
  { path: /^(tag_urns|tag_pattern\.rules\..*)\.\d+$/, types: ['tag'] },
  { path: /^(term_urns|term_pattern\.rules\..*)\.\d+$/, types: ['glossaryTerm'] },
  { path: /^(owner_urns|owner_pattern\.rules\..*)\.\d+$/, types: ['corpuser', 'corpGroup'] },
  { path: /^default_actor$/, types: ['corpuser'] },
  { path: /^(domains|domain_pattern\.rules\..*)\.\d+$/, types: ['domain'], orName: true },
];

/** URNs in options of transformers that the server can't read, or that name another type of entity. */
export const urnValue: Rule = {
  id: 'urn-value',
  severity: 'warning',
  explanation:
    'The run continues, but DataHub rejects each record that contains the value, and the sink’s report lists it. The URN workbench explains the parts of a URN.',
  page: '/tools/urn',
  find: ({ scopes, facts }) => scopes.flatMap((scope) => findingsOf(scope, facts)),
};

function findingsOf({ walk, owner, plugin, part }: Scope, facts: RecipeBase): Finding[] {
  if (part?.kind !== 'transformer') return [];
  return walk.visits.flatMap(({ node, path, option }): Finding[] => {
    const expected = urnOptions.find((each) => each.path.test(path));
    if (expected === undefined || node.kind !== 'scalar' || typeof node.value !== 'string') return [];
    if (variablePattern.test(node.value) || (expected.orName && !/^urn:/i.test(node.value))) return [];
    const found = problemOf(node, expected, facts);
    if (found === undefined) return [];
    return [
      {
        at: node,
        message: `\`${path}\` of ${owner} isn’t a valid URN${found.because}.`,
        page: optionPage(plugin, option),
        fixes: found.fixed === undefined ? [] : [replaceFix(`Write \`${found.fixed}\``, node, scalarText(found.fixed))],
        more: found.more,
      },
    ];
  });
}

function problemOf({ value }: ScalarNode, { types }: UrnOption, { urns }: RecipeBase) {
  const text = String(value);
  const [usual] = types;
  const isName = /^[\w .-]+$/.test(text);
  if (isName)
    return { because: ', only a name', fixed: `urn:li:${usual}:${text}`, more: `It needs the URN of a ${usual}.` };
  const { findings, text: corrected } = checkUrn(text, {
    kinds: new Map(urns.map((kind) => [kind.name, kind])),
    environments: [],
  });
  const [first] = findings;
  if (first !== undefined)
    return { because: '', more: first.message, ...(corrected !== undefined && { fixed: corrected }) };
  const parsed = parseUrn(text);
  const type = 'urn' in parsed ? parsed.urn.entityType : undefined;
  if (type === undefined || types.includes(type)) return undefined;
  return { because: ` of a ${types.join(' or ')}`, more: `It names a ${type}.` };
}
