import { type Message, type Said, sentences } from '#model/message.ts';
import { nearest } from '#model/nearest.ts';
import type { Fix } from '#model/text-check.ts';
import { removeFix, replaceFix } from '#yaml/check/fixes.ts';
import { mostProblems } from '#yaml/check/limits.ts';
import { joinedBy } from '#yaml/check/listed.ts';
import type { Finding, Rule } from '#yaml/check/rule.ts';
import { columnOf } from '#yaml/edits.ts';
import { indentedEntry, moveEdits } from '#yaml/move-entry.ts';
import { type Entry, entryOf, type MapNode, type ScalarNode, type YamlNode } from '#yaml/tree.ts';
import type { DeployFacts, ValueFact } from '../deploy-facts.ts';
import type { LookupContext } from './data-rule.ts';
import { scalarOf } from './lookup.ts';
import { deployMessage } from './messages.ts';
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
  explanation: deployMessage('deployValuesFileYamlMapExample'),
  page,
  find: ({ root, text }) =>
    root !== undefined && root.kind !== 'map'
      ? [{ at: { from: 0, to: Math.min(1, text.length) }, message: deployMessage('deployTextContainsNoKeysValues') }]
      : [],
};

/** Values that an earlier version of the chart had. */
export const removedValue: ValuesRule = {
  id: 'removed-value',
  severity: 'warning',
  explanation: deployMessage('deployHelmIgnoresValuesNoTemplate'),
  page: '/docs/deploy/kubernetes#upgrade',
  find: ({ walk, facts }) =>
    walk.unknown.flatMap((unknown) => {
      const removed = facts.removed.find(({ path }) => path === unknown.path || path.startsWith(`${unknown.path}.`));
      if (removed === undefined) return [];
      const is = deployMessage('deployWasRemovedVersionChart', { path: unknown.path, version: removed.version });
      return [
        {
          at: unknown.entry.keySpan,
          message:
            removed.instead === undefined
              ? is
              : sentences(is, deployMessage('deployUseInstead', { instead: removed.instead })),
          ...(removed.note !== undefined && { more: removed.note }),
          ...(removed.instead !== undefined && { page: pageOf(removed.instead, facts) }),
          fixes: removeFix(deployMessage('deployRemoveBecauseHasNoEffect'), unknown.map, unknown.entry),
        },
      ];
    }),
};

/** Up to this number of keys, a similar name is looked for. A file with more of them has problems other than spelling. */
const mostCompared = 50;

/** Keys that the chart doesn't have. */
export const unknownValue: ValuesRule = {
  id: 'unknown-value',
  severity: 'warning',
  explanation: deployMessage('deployHelmIgnoresValuesNoTemplate2'),
  page,
  find: (context) =>
    context.walk.unknown
      .filter(({ path }) => !isRemoved(path, context.facts) && newerOf(path, context.facts) === undefined)
      .slice(0, mostProblems)
      .map((unknown, index) => unknownFinding(unknown, context, index < mostCompared)),
};

/** Keys that only a later version of the chart has. */
export const newerValue: ValuesRule = {
  id: 'newer-value',
  severity: 'advice',
  explanation: deployMessage('deployEarlierVersionsIgnore'),
  page: '/docs/deploy/kubernetes#upgrade',
  find: ({ walk, facts }) =>
    walk.unknown.flatMap(({ path, entry }) => {
      const version = newerOf(path, facts);
      return version === undefined
        ? []
        : [{ at: entry.keySpan, message: deployMessage('deployNeedsVersion', { path, version }) }];
    }),
};

/** The version that adds a value; undefined if none is known to. */
function newerOf(path: string, { newer }: DeployFacts): string | undefined {
  const keys = path.split('.');
  return newer.find((value) => {
    const pattern = value.path.split('.');
    return pattern.length === keys.length && pattern.every((key, at) => key === '*' || key === keys[at]);
  })?.version;
}

function isRemoved(path: string, { removed }: DeployFacts): boolean {
  return removed.some((value) => value.path === path || value.path.startsWith(`${path}.`));
}

function unknownFinding(unknown: UnknownKey, context: ValuesContext, compares: boolean): Finding {
  const { path, entry, map, among } = unknown;
  const { facts, chart, text } = context;
  const is = deployMessage('deployChartHasNoValue', { path });
  const remove = removeFix(deployMessage('deployRemoveIt'), map, entry);
  const elsewhere = compares ? rightPlace(unknown, context) : undefined;
  if (elsewhere !== undefined) {
    return {
      at: entry.keySpan,
      message: sentences(is, deployMessage('deployBelongsAt', { elsewhere })),
      page: pageOf(elsewhere, facts),
      fixes: [...moveFix(unknown, elsewhere, context), ...remove],
    };
  }
  if (chart === 'datahub' && facts.prerequisites.some((value) => value.path.startsWith(`${path}.`))) {
    return {
      at: entry.keySpan,
      message: sentences(is, deployMessage('deployBelongsChartWhichHasOwn')),
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
    message: sentences(is, deployMessage('deployDidYouMean', { meant })),
    fixes: [
      replaceFix(deployMessage('deployWriteCode', { code: meant }), entry.keySpan, isQuoted ? `'${meant}'` : meant),
      ...remove,
    ],
  };
}

/** `use_ssl` for `useSSL`. */
function sameWord(wrong: string, names: readonly string[]): string | undefined {
  const bare = (name: string) => name.replaceAll(/[_\W]/g, '').toLowerCase();
  return names.find((name) => bare(name) === bare(wrong));
}

/** Where a key would be valid: the only place whose path ends with the key and that has the keys inside it. */
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

/** Moves a key to the right place, if the file has the keys above it. */
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
  const label = deployMessage('deployMoveItTo', { place });
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
  explanation: deployMessage('deployTemplatesTestValueEveryString'),
  page,
  find: ({ walk }) =>
    walk.values.flatMap(({ node, path, fact }) => {
      if (node.kind !== 'scalar' || typeof node.value !== 'string' || !isOnly(fact, 'boolean')) return [];
      const meant = /^(true|false)$/i.exec(node.value)?.[0].toLowerCase();
      return [
        {
          at: node,
          message: deployMessage('deployMustWithoutQuotationMarksBut', { path, source: node.source }),
          page: fact.page,
          fixes:
            meant === undefined ? [] : [replaceFix(deployMessage('deployWriteCode', { code: meant }), node, meant)],
        },
      ];
    }),
};

function isOnly({ types }: ValueFact, type: string): boolean {
  return types.length === 1 && types[0] === type;
}

/** Values whose type isn't the one that the templates expect. */
export const wrongType: ValuesRule = {
  id: 'wrong-type',
  severity: 'error',
  explanation: deployMessage('deployTemplateCantUseValueType'),
  page,
  find: ({ walk }) =>
    walk.values.flatMap((value): Finding[] => {
      const { node, path, fact } = value;
      const is = kindOf(node);
      if (isAccepted(value) || (is === 'string' && isOnly(fact, 'boolean'))) return [];
      const wanted = wantedWords(fact);
      return [
        {
          at: node,
          message: deployMessage('deployMustBut', { path, wanted, is: kinds[is] }),
          page: fact.page,
          fixes: numberFix(value),
        },
      ];
    }),
};

function isAccepted({ node, fact: { types } }: SetValue): boolean {
  const is = kindOf(node);
  if (types.some((type) => type === is)) return true;
  // Templates convert scalars to strings.
  if (types.includes('string') && node.kind === 'scalar') return true;
  return types.includes('number') && is === 'integer';
}

function numberFix({ node, fact }: SetValue): Fix[] {
  const text = scalarOf(node);
  const wantsNumber = fact.types.some((type) => type === 'integer' || type === 'number');
  return wantsNumber && typeof text === 'string' && /^\d+(\.\d+)?$/.test(text)
    ? [replaceFix(deployMessage('deployRemoveQuotationMarks'), node, text)]
    : [];
}

/** Kinds of values, with the words for them in a sentence. */
const kinds = {
  string: deployMessage('deployString'),
  boolean: deployMessage('deployBoolean'),
  integer: deployMessage('deployInteger'),
  number: deployMessage('deployNumber'),
  list: deployMessage('deployList'),
  map: deployMessage('deployMap'),
} as const satisfies Readonly<Record<string, Message>>;

function wantedWords({ types }: ValueFact): Said {
  return joinedBy(
    types.map((type) => kinds[type]),
    'or',
  );
}

function kindOf(node: YamlNode): keyof typeof kinds {
  if (node.kind !== 'scalar') return node.kind;
  if (typeof node.value === 'number') return Number.isInteger(node.value) ? 'integer' : 'number';
  return typeof node.value === 'boolean' ? 'boolean' : 'string';
}

/** Values that a template writes without quotation marks and that YAML would read as another type. */
export const bareValue: ValuesRule = {
  id: 'bare-value',
  severity: 'error',
  explanation: deployMessage('deployTemplateWritesValueWithoutQuotation'),
  page: '/docs/deploy/kubernetes#quoting',
  find: ({ walk }) =>
    walk.values
      .filter(({ fact, node }) => fact.bare && node.kind === 'scalar' && isReadAsOther(node))
      .map(({ node, path, fact }) => ({
        at: node,
        message: deployMessage('deployWouldReadNumberBoolean', { path }),
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
  explanation: deployMessage('deployHelmReadsNumbersValuesFile'),
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
        const written = number.toExponential().replace(/e([+-])(\d)$/, 'e$10$2');
        return [
          {
            at: value,
            message: deployMessage('deployHelmWrites', { at, written }),
            page: fact.page,
            fixes:
              value.kind === 'scalar'
                ? [replaceFix(deployMessage('deployPutIntoQuotationMarks'), value, `"${value.source}"`)]
                : [],
          },
        ];
      });
    }),
};

/** Values that the chart has but no template reads. */
export const unreadValue: ValuesRule = {
  id: 'unread-value',
  severity: 'warning',
  explanation: deployMessage('deployChartsFileListsValueBut'),
  page,
  find: ({ walk }) =>
    walk.values
      .filter(({ fact }) => fact.unread)
      .map(({ entry, node, map, path, fact }) => ({
        at: entry?.keySpan ?? node,
        message: deployMessage('deployHasNoEffect', { path }),
        more: fact.meaning.replace(/^Has no effect[.,]? ?/, ''),
        page: fact.page,
        fixes: entry === undefined || map === undefined ? [] : removeFix(deployMessage('deployRemoveIt'), map, entry),
      })),
};

/** Passwords in the file. */
export const literalSecret: ValuesRule = {
  id: 'secret-in-values',
  severity: 'advice',
  explanation: deployMessage('deployValuesEndUpVersionControl'),
  page: '/docs/deploy/kubernetes#make-it-fit-for-production',
  find: ({ walk }) =>
    walk.values
      .filter(
        ({ fact, node }) =>
          fact.secret && String(scalarOf(node) ?? '') !== '' && !/\$\{|\{\{/.test(String(scalarOf(node))),
      )
      .map(({ path, node, fact }) => ({
        at: node,
        message: deployMessage('deployContainsSecretPlainText', { path }),
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
  explanation: deployMessage('deployChartPassesUnchangedKubernetesRejects'),
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
          message: deployMessage('deployContentMustStringBut', { source: name.source, is: kinds[kindOf(node)] }),
          fixes: [replaceFix(deployMessage('deployPutIntoQuotationMarks'), node, `"${node.source}"`)],
        },
      ];
    }),
};

/** Variables that the chart already sets from a value. */
export const variableOfValue: ValuesRule = {
  id: 'variable-of-value',
  severity: 'advice',
  explanation: deployMessage('deployKubernetesUsesLastSeveralVariables'),
  page: '/docs/deploy/kubernetes#store-credentials',
  find: (context) =>
    variablesIn(context).flatMap(({ block, name }): Finding[] => {
      const path = context.facts.setByChart[block]?.[name.source];
      const needs = context.facts.setOnlyIf[name.source];
      const isOff = needs !== undefined && context.lookups[0]?.lookup.valueOf(needs) === false;
      if (path === undefined || isOff) return [];
      return [
        {
          at: name,
          message: deployMessage('deployChartSetsFrom', { source: name.source, path }),
          page: pageOf(path, context.facts),
        },
      ];
    }),
};

/** Variables that nothing reads, with a name that resembles one that is read. */
export const unknownVariable: ValuesRule = {
  id: 'unknown-variable',
  severity: 'warning',
  explanation: deployMessage('deployProgramsIgnoreVariablesTheyDont'),
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
            message: deployMessage('deployNoServiceKnownReadDid', { source: name.source, meant }),
            fixes: [replaceFix(deployMessage('deployWriteCode', { code: meant }), name, meant)],
          },
        ];
      });
  },
};
