import { nearest } from '#model/nearest.ts';
import { removeFix, replaceFix } from '#yaml/check/fixes.ts';
import { mostProblems } from '#yaml/check/limits.ts';
import type { Finding, Fix, Rule } from '#yaml/check/rule.ts';
import { columnOf } from '#yaml/edits.ts';
import { indentedEntry, moveEdits } from '#yaml/move-entry.ts';
import { type Entry, entryOf, type MapNode, type ScalarNode, type YamlNode } from '#yaml/tree.ts';
import type { DeployFacts, ValueFact } from '../deploy-facts.ts';
import type { LookupContext } from './data-rule.ts';
import { scalarOf } from './lookup.ts';
import type { SetValue, UnknownKey, ValuesWalk } from './walk-values.ts';

/** A values file, with what it sets. */
export interface ValuesContext extends LookupContext {
  facts: DeployFacts;
  chart: 'datahub' | 'prerequisites';
  root?: YamlNode;
  walk: ValuesWalk;
}

type ValuesRule = Rule<ValuesContext>;

const page = '/docs/deploy/helm/global';

/** A file without values. */
export const noValues: ValuesRule = {
  id: 'no-values',
  severity: 'error',
  explanation: 'A values file is a YAML map, for example with the key `global` in the first column.',
  page,
  find: ({ root, text }) =>
    root !== undefined && root.kind !== 'map'
      ? [{ at: { from: 0, to: Math.min(1, text.length) }, message: 'The text contains no keys with values.' }]
      : [],
};

/** Values that an earlier version of the chart had. */
export const removedValue: ValuesRule = {
  id: 'removed-value',
  severity: 'warning',
  explanation: 'Helm ignores values that no template reads, without a warning.',
  page: '/docs/deploy/kubernetes#upgrade',
  find: ({ walk, facts }) =>
    walk.unknown.flatMap((unknown) => {
      const removed = facts.removed.find(({ path }) => path === unknown.path || path.startsWith(`${unknown.path}.`));
      if (removed === undefined) return [];
      const instead = removed.instead === undefined ? '' : ` Use \`${removed.instead}\` instead.`;
      return [
        {
          at: unknown.entry.keySpan,
          message: `\`${unknown.path}\` was removed in version ${removed.version} of the chart.${instead}`,
          ...(removed.note !== undefined && { more: removed.note }),
          ...(removed.instead !== undefined && { page: pageOf(removed.instead, facts) }),
          fixes: removeFix('Remove it, because it has no effect', unknown.map, unknown.entry),
        },
      ];
    }),
};

/** For this many keys a similar name is looked for; a file with more of them has other problems than spelling. */
const mostCompared = 50;

/** Keys that the chart doesn't have. */
export const unknownValue: ValuesRule = {
  id: 'unknown-value',
  severity: 'warning',
  explanation:
    'Helm ignores values that no template reads, without a warning, so a misspelled or misplaced key has no effect.',
  page,
  find: (context) =>
    context.walk.unknown
      .filter(({ path }) => !isRemoved(path, context.facts))
      .slice(0, mostProblems)
      .map((unknown, index) => unknownFinding(unknown, context, index < mostCompared)),
};

function isRemoved(path: string, { removed }: DeployFacts): boolean {
  return removed.some((value) => value.path === path || value.path.startsWith(`${path}.`));
}

function unknownFinding(unknown: UnknownKey, context: ValuesContext, compares: boolean): Finding {
  const { path, entry, map, among } = unknown;
  const { facts, chart, text } = context;
  const is = `The chart has no value \`${path}\`.`;
  const remove = removeFix('Remove it', map, entry);
  const elsewhere = compares ? rightPlace(unknown, context) : undefined;
  if (elsewhere !== undefined) {
    return {
      at: entry.keySpan,
      message: `${is} It belongs at \`${elsewhere}\`.`,
      page: pageOf(elsewhere, facts),
      fixes: [...moveFix(unknown, elsewhere, context), ...remove],
    };
  }
  if (chart === 'datahub' && facts.prerequisites.some((value) => value.path.startsWith(`${path}.`))) {
    return {
      at: entry.keySpan,
      message: `${is} It belongs to the \`datahub-prerequisites\` chart, which has its own values file.`,
      page: '/docs/deploy/helm/prerequisites',
      fixes: remove,
    };
  }
  const names = [...among.entries.keys()].filter((name) => name !== '*' && entryOf(map, name) === undefined);
  const meant = compares ? (nearest(entry.key, names) ?? sameWord(entry.key, names)) : undefined;
  if (meant === undefined) return { at: entry.keySpan, message: is, fixes: remove };
  const isQuoted = /^['"]/.test(text.slice(entry.keySpan.from, entry.keySpan.to));
  return {
    at: entry.keySpan,
    message: `${is} Did you mean \`${meant}\`?`,
    fixes: [replaceFix(`Write \`${meant}\``, entry.keySpan, isQuoted ? `'${meant}'` : meant), ...remove],
  };
}

/** `use_ssl` for `useSSL`. */
function sameWord(wrong: string, names: readonly string[]): string | undefined {
  const bare = (name: string) => name.replaceAll(/[_\W]/g, '').toLowerCase();
  return names.find((name) => bare(name) === bare(wrong));
}

/** Where a key would be right: the only place whose path ends with the key, and which has the keys inside of it. */
function rightPlace({ path, entry }: UnknownKey, { facts }: ValuesContext): string | undefined {
  const inside = entry.value.kind === 'map' ? entry.value.entries.map(({ key }) => key) : [];
  const ends = path.split('.').map((_, index, keys) => keys.slice(index).join('.'));
  for (const end of ends) {
    const found = new Set<string>();
    for (const value of facts.values) {
      const at = `.${value.path}.`.indexOf(`.${end}.`);
      if (at !== -1) found.add(value.path.slice(0, at + end.length));
    }
    const fitting = [...found].filter(
      (place) =>
        place !== path &&
        (inside.length === 0 ||
          inside.some((key) => facts.values.some((value) => isAtOrBelow(value.path, `${place}.${key}`)))),
    );
    const [only, more] = fitting;
    if (only !== undefined && more === undefined) return only;
  }
  return undefined;
}

function isAtOrBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`);
}

/** Moves a key to the right place, as far as the file has the keys above it. */
function moveFix({ path, entry, map }: UnknownKey, place: string, { root, text }: ValuesContext): Fix[] {
  const keys = place.split('.');
  const last = keys.pop();
  if (root?.kind !== 'map' || last === undefined || last !== path.split('.').at(-1)) return [];
  let at: MapNode = root;
  const missing = [...keys];
  for (const key of keys) {
    const next = entryOf(at, key)?.value;
    if (next?.kind !== 'map') break;
    at = next;
    missing.shift();
  }
  if (entryOf(at, missing[0] ?? last) !== undefined) return [];
  const label = `Move it to \`${place}\``;
  if (missing.length === 0) {
    const edits = moveEdits(text, map, entry, at);
    return edits === undefined ? [] : [{ label, edits }];
  }
  if (at !== map || map.flow) return [];
  const column = columnOf(text, entry.keySpan.from);
  const above = missing.map((key, index) => `${key}:\n${' '.repeat(column + 2 * (index + 1))}`).join('');
  const inner = column + 2 * missing.length;
  const to = Math.max(entry.value.to, entry.keySpan.to + 1);
  return [{ label, edits: [{ from: entry.keySpan.from, to, insert: indentedEntry(text, entry, inner, above) }] }];
}

function pageOf(path: string, { values }: DeployFacts): string {
  return values.find((value) => isAtOrBelow(value.path, path))?.page ?? page;
}

/** Booleans that are written as strings. */
export const quotedBoolean: ValuesRule = {
  id: 'quoted-boolean',
  severity: 'error',
  explanation:
    'Templates test this value with `if`, and every string that isn’t empty counts as true, even `"false"`. Write it without quotation marks.',
  page,
  find: ({ walk }) =>
    walk.values.flatMap(({ node, path, fact }) => {
      if (node.kind !== 'scalar' || typeof node.value !== 'string' || !isOnly(fact, 'boolean')) return [];
      const meant = /^(true|false)$/i.exec(node.value)?.[0].toLowerCase();
      return [
        {
          at: node,
          message: `\`${path}\` must be \`true\` or \`false\` without quotation marks, but is the string \`${node.source}\`.`,
          page: fact.page,
          fixes: meant === undefined ? [] : [replaceFix(`Write \`${meant}\``, node, meant)],
        },
      ];
    }),
};

function isOnly({ types }: ValueFact, type: string): boolean {
  return types.length === 1 && types[0] === type;
}

/** Values of another type than the templates expect. */
export const wrongType: ValuesRule = {
  id: 'wrong-type',
  severity: 'error',
  explanation: 'The template can’t use a value of this type, so Helm or Kubernetes rejects the result.',
  page,
  find: ({ walk }) =>
    walk.values.flatMap((value): Finding[] => {
      const { node, path, fact } = value;
      const is = kindOf(node);
      if (isAccepted(value) || (is === 'string' && isOnly(fact, 'boolean'))) return [];
      const fixes = numberFix(value);
      const wanted = fact.types.map((type) => `a ${type}`).join(' or ');
      return [
        {
          at: node,
          message: `\`${path}\` must be ${wanted.replace('a integer', 'an integer')}, but is a ${is}.`,
          page: fact.page,
          fixes,
        },
      ];
    }),
};

function isAccepted({ node, fact: { types } }: SetValue): boolean {
  const is = kindOf(node);
  if (types.some((type) => type === is)) return true;
  // Templates turn scalars into strings.
  if (types.includes('string') && node.kind === 'scalar') return true;
  return types.includes('number') && is === 'integer';
}

function numberFix({ node, fact }: SetValue): Fix[] {
  const text = scalarOf(node);
  const wantsNumber = fact.types.some((type) => type === 'integer' || type === 'number');
  return wantsNumber && typeof text === 'string' && /^\d+(\.\d+)?$/.test(text)
    ? [replaceFix('Remove the quotation marks', node, text)]
    : [];
}

function kindOf(node: YamlNode): string {
  if (node.kind !== 'scalar') return node.kind;
  if (typeof node.value === 'number') return Number.isInteger(node.value) ? 'integer' : 'number';
  return typeof node.value === 'boolean' ? 'boolean' : 'string';
}

/** Values that a template writes without quotation marks and that YAML would read as another type. */
export const bareValue: ValuesRule = {
  id: 'bare-value',
  severity: 'error',
  explanation:
    'The template writes this value without quotation marks, even if your file has them, and Kubernetes accepts only strings as contents of variables. Choose a name that isn’t a number or a Boolean.',
  page: '/docs/deploy/kubernetes#quoting',
  find: ({ walk }) =>
    walk.values
      .filter(({ fact, node }) => fact.bare && node.kind === 'scalar' && isReadAsOther(node))
      .map(({ node, path, fact }) => ({
        at: node,
        message: `\`${path}\` would be read as a number or a Boolean.`,
        page: fact.page,
      })),
};

function isReadAsOther({ value, source }: ScalarNode): boolean {
  return typeof value !== 'string' || /^(?:[-+]?[\d.]+(?:e[-+]?\d+)?|true|false|yes|no|on|off|null|~)$/i.test(source);
}

/** Numbers that Helm writes in scientific notation. */
export const largeNumber: ValuesRule = {
  id: 'large-number',
  severity: 'error',
  explanation:
    'Helm reads numbers of a values file as floating-point numbers and writes those from one million in scientific notation. Put the number into quotation marks.',
  page: '/docs/deploy/kubernetes#quoting',
  find: ({ walk }) =>
    walk.values.flatMap(({ node, path, fact }) => {
      const scalars =
        node.kind === 'map' && !/\.resources$/.test(path)
          ? node.entries.map(({ key, value }) => ({ at: `${path}.${key}`, value }))
          : [{ at: path, value: node }];
      return scalars.flatMap(({ at, value }): Finding[] => {
        const number = scalarOf(value);
        if (typeof number !== 'number' || Math.abs(number) < 1_000_000) return [];
        return [
          {
            at: value,
            message: `Helm writes \`${at}\` as \`${number.toExponential().replace(/e([+-])(\d)$/, 'e$10$2')}\`.`,
            page: fact.page,
            fixes:
              value.kind === 'scalar' ? [replaceFix('Put it into quotation marks', value, `"${value.source}"`)] : [],
          },
        ];
      });
    }),
};

/** Values that the chart has and that no template reads. */
export const unreadValue: ValuesRule = {
  id: 'unread-value',
  severity: 'warning',
  explanation: 'The chart’s file lists this value, but no template reads it.',
  page,
  find: ({ walk }) =>
    walk.values
      .filter(({ fact }) => fact.unread)
      .map(({ entry, node, map, path, fact }) => ({
        at: entry?.keySpan ?? node,
        message: `\`${path}\` has no effect.`,
        more: fact.meaning.replace(/^Has no effect[.,]? ?/, ''),
        page: fact.page,
        fixes: entry === undefined || map === undefined ? [] : removeFix('Remove it', map, entry),
      })),
};

/** Passwords in the file. */
export const literalSecret: ValuesRule = {
  id: 'secret-in-values',
  severity: 'advice',
  explanation:
    'Values end up in version control, and `helm get values` shows them. Create a Kubernetes secret, and name it with `secretRef` and `secretKey`.',
  page: '/docs/deploy/kubernetes#make-it-fit-for-production',
  find: ({ walk }) =>
    walk.values
      .filter(
        ({ fact, node }) =>
          fact.secret && String(scalarOf(node) ?? '') !== '' && !/\$\{|\{\{/.test(String(scalarOf(node))),
      )
      .map(({ path, node, fact }) => ({
        at: node,
        message: `\`${path}\` contains a secret in plain text.`,
        page: fact.page,
      })),
};

/** The items of each list of environment variables, with the block that they are in. */
function variablesIn({ walk }: ValuesContext) {
  return walk.values.flatMap(({ path, node }) => {
    const block = /^(.+)\.extraEnvs$/.exec(path)?.[1];
    if (block === undefined || node.kind !== 'list') return [];
    return node.items.flatMap((item) => {
      const name = entryOf(item, 'name')?.value;
      const value: Entry | undefined = entryOf(item, 'value');
      return name?.kind === 'scalar' ? [{ block, name, value }] : [];
    });
  });
}

/** Contents of variables that aren't strings. */
export const variableType: ValuesRule = {
  id: 'variable-type',
  severity: 'error',
  explanation:
    'The chart passes `extraEnvs` on unchanged, and Kubernetes rejects contents of variables that aren’t strings. Put them into quotation marks.',
  page: '/docs/deploy/kubernetes#quoting',
  find: (context) =>
    variablesIn(context).flatMap(({ name, value }): Finding[] => {
      if (
        value === undefined ||
        value.value.kind !== 'scalar' ||
        typeof value.value.value === 'string' ||
        value.value.value === null
      )
        return [];
      const node = value.value;
      return [
        {
          at: node,
          message: `The content of \`${name.source}\` must be a string, but is a ${kindOf(node)}.`,
          fixes: [replaceFix('Put it into quotation marks', node, `"${node.source}"`)],
        },
      ];
    }),
};

/** Variables that the chart already sets from a value. */
export const variableOfValue: ValuesRule = {
  id: 'variable-of-value',
  severity: 'advice',
  explanation:
    'Kubernetes uses the last of several variables with the same name, which is the one in `extraEnvs`. A reader of the values file doesn’t expect that, so set the value instead.',
  page: '/docs/deploy/kubernetes#store-credentials',
  find: (context) =>
    variablesIn(context).flatMap(({ block, name }): Finding[] => {
      const path = context.facts.setByChart[block]?.[name.source];
      if (path === undefined) return [];
      return [
        {
          at: name,
          message: `The chart sets \`${name.source}\` from \`${path}\`.`,
          page: pageOf(path, context.facts),
        },
      ];
    }),
};

/** Variables that nothing reads, with a name that resembles one that is read. */
export const unknownVariable: ValuesRule = {
  id: 'unknown-variable',
  severity: 'warning',
  explanation: 'Programs ignore variables that they don’t know, without a warning.',
  page: '/docs/deploy/kubernetes#components',
  find: (context) => {
    const names = Object.keys(context.facts.variables);
    return variablesIn(context)
      .filter(({ name }) => context.facts.variables[name.source] === undefined)
      .slice(0, mostCompared)
      .flatMap(({ name }): Finding[] => {
        const meant = nearest(name.source, names);
        if (meant === undefined) return [];
        return [
          {
            at: name,
            message: `No service is known to read \`${name.source}\`. Did you mean \`${meant}\`?`,
            fixes: [replaceFix(`Write \`${meant}\``, name, meant)],
          },
        ];
      });
  },
};
