import type { Scope } from '../check/context.ts';
import { replaceFix } from '../check/edits.ts';
import type { Finding, Rule } from '../check/rule.ts';
import { isScalarType } from '../check/type-of.ts';
import { variablePattern } from '../check/walk.ts';
import { variableName } from '../write/variable-name.ts';
import type { ScalarNode, YamlNode } from '../yaml/tree.ts';

/** Passwords and tokens that stand in the recipe. */
export const literalSecret: Rule = {
  id: 'literal-secret',
  severity: 'warning',
  explanation:
    'Whoever can read the file, its history or a backup has it. Write `${NAME}` and set the environment variable where the job runs; for runs from the user interface, create a secret of that name.',
  page: '/docs/metadata-ingestion#handling-sensitive-information-in-recipes',
  find: ({ scopes }) => scopes.flatMap((scope) => [...secretsOf(scope), ...passwordsInAddresses(scope)]),
};

interface Place {
  node: YamlNode;
  path: string;
}

function secretsOf(scope: Scope): Finding[] {
  const { walk, owner, plugin } = scope;
  const typed = walk.visits.filter(({ type }) => isScalarType(type, 'secret'));
  const untyped = walk.visits.flatMap(({ type, option, node, path }) =>
    type.kind === 'any' || (option.children === undefined && type.kind !== 'scalar')
      ? namedLikeSecrets(node, path)
      : [],
  );
  // Keys at the top have `config` as an option of any type; its parts have scopes of their own.
  const places = plugin === undefined ? typed : [...typed, ...untyped];
  return places.flatMap(({ node, path }) => {
    if (node.kind !== 'scalar' || !isLiteral(node)) return [];
    const name = variableName(plugin?.type ?? 'recipe', path);
    return [
      {
        at: node,
        message: `\`${path}\` of ${owner} holds the secret itself.`,
        fixes: [replaceFix(`Write \`\${${name}}\``, node, `"\${${name}}"`)],
      },
    ];
  });
}

const secretName = /(^|[._-])(password|passwd|passphrase|secret|token|api[_-]?key|authorization|credentials?)$/i;

/** Values inside maps without a description, such as settings of a driver. */
function namedLikeSecrets(node: YamlNode, path: string): Place[] {
  if (node.kind !== 'map') return [];
  return node.entries.flatMap(({ key, value }) => {
    const here = `${path}.${key}`;
    return secretName.test(key) && value.kind === 'scalar'
      ? [{ node: value, path: here }]
      : namedLikeSecrets(value, here);
  });
}

function isLiteral({ value }: ScalarNode): boolean {
  if (typeof value === 'number') return true;
  // Of an address only the password is secret.
  return typeof value === 'string' && value !== '' && !variablePattern.test(value) && !/^[\w+]+:\/\//.test(value);
}

const passwordInAddress = /^[\w+]+:\/\/[^\s/:@]*:([^\s/@]+)@/;

function passwordsInAddresses({ walk, owner, plugin }: Scope): Finding[] {
  return walk.visits.flatMap(({ node, path }): Finding[] => {
    if (node.kind !== 'scalar' || typeof node.value !== 'string') return [];
    const password = passwordInAddress.exec(node.value)?.[1];
    if (password === undefined || variablePattern.test(password)) return [];
    const name = variableName(plugin?.type ?? 'recipe', 'password');
    const hidden = node.value.replace(`:${password}@`, () => `:\${${name}}@`);
    return [
      {
        at: node,
        message: `The address in \`${path}\` of ${owner} holds a password.`,
        fixes: [replaceFix(`Write \`\${${name}}\` for the password`, node, JSON.stringify(hidden))],
      },
    ];
  });
}
