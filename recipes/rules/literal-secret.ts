import type { Message } from '#model/message.ts';
import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { nodesIn, type ScalarNode, type YamlNode } from '#yaml/tree.ts';
import type { RuleContext, Scope } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import { isScalarType } from '../check/type-of.ts';
import { variablePattern } from '../check/walk.ts';
import { recipeMessage } from '../messages.ts';
import { kindWord, ownerOf } from '../words.ts';
import { variableName } from '../write/variable-name.ts';
import { secretForm, secretName } from './secret-forms.ts';

/** Passwords and tokens in the recipe itself: by the type of their option, by the name of their key, or by their form. */
export const literalSecret: Rule = {
  id: 'literal-secret',
  severity: 'warning',
  explanation: recipeMessage('recipeAnyoneWhoCanReadFile'),
  page: '/docs/metadata-ingestion#handling-sensitive-information-in-recipes',
  find: (context) => {
    const typed = context.scopes.flatMap((scope) => [...secretsOf(scope), ...passwordsInAddresses(scope)]);
    const found = [...typed, ...namedSecrets(context)];
    const known = new Set(found.map(({ at }) => at.from));
    return [...found, ...formedSecrets(context).filter(({ at }) => !known.has(at.from))];
  },
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
  // Keys at the top have `config` as an option of any type; its parts have separate scopes.
  const places = plugin === undefined ? typed : [...typed, ...untyped];
  return places.flatMap((place) => secretAt(place, owner.inside, plugin?.type ?? 'recipe'));
}

/** Values below keys without a description: those of an unknown source, and misspelled options. */
function namedSecrets({ source, sink, transformers, scopes }: RuleContext): Finding[] {
  const parts = [source, sink, ...transformers].filter((part) => part !== undefined);
  const unread = parts.flatMap(({ kind, type, plugin, config }) => {
    if (plugin !== undefined || config === undefined) return [];
    const name = type?.value.kind === 'scalar' ? String(type.value.value ?? '') : '';
    const places = namedLikeSecrets(config.value, '');
    const owner = name === '' ? recipeMessage('recipePart', { kind: kindWord(kind) }) : ownerOf(kind, name).inside;
    return places.flatMap((place) => secretAt(place, owner, name || kind));
  });
  const misspelled = scopes.flatMap(({ walk, owner, plugin }) =>
    walk.unknown.flatMap(({ entry, path }) => {
      const places =
        secretName.test(entry.key) && entry.value.kind === 'scalar'
          ? [{ node: entry.value, path }]
          : namedLikeSecrets(entry.value, path);
      return places.flatMap((place) => secretAt(place, owner.inside, plugin?.type ?? 'recipe'));
    }),
  );
  return [...unread, ...misspelled];
}

function secretAt({ node, path }: Place, owner: Message, plugin: string): Finding[] {
  if (node.kind !== 'scalar' || !isLiteral(node)) return [];
  const name = variableName(plugin, path);
  return [
    {
      at: node,
      message: recipeMessage('recipeContainsSecretItself', { path, owner }),
      fixes: [replaceFix(recipeMessage('recipeWriteCode', { code: `\${${name}}` }), node, `"\${${name}}"`)],
    },
  ];
}

function namedLikeSecrets(node: YamlNode, path: string): Place[] {
  if (node.kind === 'list') return node.items.flatMap((item, index) => namedLikeSecrets(item, `${path}.${index}`));
  if (node.kind !== 'map') return [];
  return node.entries.flatMap(({ key, value }) => {
    const here = path === '' ? key : `${path}.${key}`;
    return secretName.test(key) && value.kind === 'scalar'
      ? [{ node: value, path: here }]
      : namedLikeSecrets(value, here);
  });
}

/** Secrets that are recognized wherever they are. The whole value moves into a variable, since it may contain more than the part that was recognized. */
function formedSecrets({ recipe }: RuleContext): Finding[] {
  const nodes = recipe === undefined ? [] : nodesIn(recipe);
  return nodes.flatMap((node): Finding[] => {
    if (node.kind !== 'scalar' || typeof node.value !== 'string') return [];
    const form = secretForm(node.value);
    if (form === undefined) return [];
    return [
      {
        at: node,
        message: recipeMessage('recipeValueContains', { form }),
        fixes: [replaceFix(recipeMessage('recipeWriteCode', { code: '${SECRET_VALUE}' }), node, '"${SECRET_VALUE}"')],
      },
    ];
  });
}

function isLiteral({ value }: ScalarNode): boolean {
  if (typeof value === 'number') return true;
  // In an address, only the password is secret.
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
        message: recipeMessage('recipeAddressContainsPassword', { path, owner: owner.inside }),
        fixes: [
          replaceFix(recipeMessage('recipeWriteForPassword', { code: `\${${name}}` }), node, JSON.stringify(hidden)),
        ],
      },
    ];
  });
}
