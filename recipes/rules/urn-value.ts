import type { Message, Said } from '#model/message.ts';
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
import { recipeMessage } from '../messages.ts';
import { optionPage } from './option-page.ts';

/** Options of transformers that contain URNs, by their path. */
interface UrnOption {
  path: RegExp;
  /** Matching entity types, the usual one first. */
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

/** URNs in transformer options that the server can't read or that refer to a different entity type. */
export const urnValue: Rule = {
  id: 'urn-value',
  severity: 'warning',
  explanation: recipeMessage('recipeRunContinuesButDatahubRejects'),
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
        message: messageOf(found.kind, { path, owner: owner.inside, types: expected.types.join(' or ') }),
        page: optionPage(plugin, option),
        fixes:
          found.fixed === undefined
            ? []
            : [replaceFix(recipeMessage('recipeWriteCode', { code: found.fixed }), node, scalarText(found.fixed))],
        more: found.more,
      },
    ];
  });
}

interface UrnProblem {
  /** A name instead of a URN, an invalid URN, or one of another entity type. */
  kind: 'name' | 'broken' | 'other-type';
  more: Said;
  fixed?: string;
}

function messageOf(kind: UrnProblem['kind'], values: { path: string; owner: Message; types: string }): Message {
  const { path, owner } = values;
  if (kind === 'name') return recipeMessage('recipeUrnOnlyName', { path, owner });
  return kind === 'broken'
    ? recipeMessage('recipeUrnInvalid', { path, owner })
    : recipeMessage('recipeUrnOtherType', values);
}

function problemOf({ value }: ScalarNode, { types }: UrnOption, { urns }: RecipeBase): UrnProblem | undefined {
  const text = String(value);
  const [usual] = types;
  const isName = /^[\w .-]+$/.test(text);
  if (isName)
    return { kind: 'name', fixed: `urn:li:${usual}:${text}`, more: recipeMessage('recipeNeedsUrn', { usual }) };
  const { findings, text: corrected } = checkUrn(text, {
    kinds: new Map(urns.map((kind) => [kind.name, kind])),
    environments: [],
  });
  const [first] = findings;
  if (first !== undefined)
    return { kind: 'broken', more: first.message, ...(corrected !== undefined && { fixed: corrected }) };
  const parsed = parseUrn(text);
  const type = 'urn' in parsed ? parsed.urn.entityType : undefined;
  if (type === undefined || types.includes(type)) return undefined;
  return { kind: 'other-type', more: recipeMessage('recipeItNamesA', { type }) };
}
