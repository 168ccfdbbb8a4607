import type { Call } from '../calls/call-samples.ts';
import type { Json, JsonObject } from '../engine/index.ts';

/** What the builder can write. */
export const taskNames = ['find', 'lineage', 'read', 'change'] as const;
export type TaskName = (typeof taskNames)[number];

/** Types of assets that people search for, with their names in the URN and in the schema. */
export const assetTypes = [
  { type: 'DATASET', entity: 'dataset', object: 'Dataset' },
  { type: 'CHART', entity: 'chart', object: 'Chart' },
  { type: 'DASHBOARD', entity: 'dashboard', object: 'Dashboard' },
  { type: 'DATA_FLOW', entity: 'dataFlow', object: 'DataFlow' },
  { type: 'DATA_JOB', entity: 'dataJob', object: 'DataJob' },
  { type: 'MLMODEL', entity: 'mlModel', object: 'MLModel' },
  { type: 'MLFEATURE_TABLE', entity: 'mlFeatureTable', object: 'MLFeatureTable' },
  { type: 'CONTAINER', entity: 'container', object: 'Container' },
] as const;
export type AssetType = (typeof assetTypes)[number]['type'];

/** Filters of a search, with the field of the search index and how a URN of its values begins. */
export const filters = {
  tag: { field: 'tags', prefix: 'urn:li:tag:' },
  owner: { field: 'owners', prefix: 'urn:li:corpuser:' },
  domain: { field: 'domains', prefix: 'urn:li:domain:' },
  term: { field: 'glossaryTerms', prefix: 'urn:li:glossaryTerm:' },
  platform: { field: 'platform', prefix: 'urn:li:dataPlatform:' },
} as const;
export type FilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as readonly FilterName[];

/** What to read about a dataset, with the selection. */
export const datasetParts = {
  properties: 'properties { name description customProperties { key value } }',
  schema: 'schemaMetadata { fields { fieldPath type nativeDataType description } }',
  owners: 'ownership { owners { type owner { ... on CorpUser { urn } ... on CorpGroup { urn } } } }',
  tags: 'tags { tags { tag { urn } } }',
  terms: 'glossaryTerms { terms { term { urn } } }',
  domain: 'domain { domain { urn } }',
  deprecation: 'deprecation { deprecated note }',
  upstream:
    'upstream: lineage(input: { direction: UPSTREAM, start: 0, count: 100 }) { total relationships { entity { urn type } } }',
  downstream:
    'downstream: lineage(input: { direction: DOWNSTREAM, start: 0, count: 100 }) { total relationships { entity { urn type } } }',
} as const;
export type DatasetPart = keyof typeof datasetParts;
export const datasetPartNames = Object.keys(datasetParts) as readonly DatasetPart[];

/** Changes to many assets at the same time. */
export const changes = ['addTag', 'removeTag', 'addTerm', 'addOwner', 'setDomain', 'deprecate'] as const;
export type ChangeName = (typeof changes)[number];

/** The filter whose values a change sets; undefined if the change needs no value. */
export const changeValues: Readonly<Record<ChangeName, FilterName | undefined>> = {
  addTag: 'tag',
  removeTag: 'tag',
  addTerm: 'term',
  addOwner: 'owner',
  setDomain: 'domain',
  deprecate: undefined,
};

/** Everything that a reader chooses. Values are URNs, or names that become URNs. */
export interface Choices {
  task: TaskName;
  text: string;
  types: readonly AssetType[];
  filters: Readonly<Partial<Record<FilterName, string>>>;
  allPages: boolean;
  asset: string;
  direction: 'UPSTREAM' | 'DOWNSTREAM';
  /** Maximum number of hops; 3 means any number. */
  hops: 1 | 2 | 3;
  parts: readonly DatasetPart[];
  change: ChangeName;
  value: string;
  assets: string;
}

/** The URN that a reader means. Text that isn't a URN is treated as an ID. */
export function urnOf(text: string, filter: FilterName): string {
  const given = text.trim();
  return given.startsWith('urn:li:') ? given : filters[filter].prefix + given;
}

/** The operation for a task, with its variables. */
export function buildCall(choices: Choices): Call {
  return { find, lineage, read, change }[choices.task](choices);
}

// Large enough for few requests, and far below the 10,000 that the index rejects.
const BATCH = 100;

function find({ text, types, filters: chosen, allPages }: Choices): Call {
  const orFilters = orFiltersOf(chosen);
  const field = allPages ? 'scrollAcrossEntities' : 'searchAcrossEntities';
  return searchCall('findAssets', field, '... on Dataset { name } ', allPages, [
    ['query', 'String!', text.trim() === '' ? '*' : text.trim()],
    ...optional('types', '[EntityType!]', [...types]),
    ...optional('orFilters', '[AndFilterInput!]', orFilters),
  ]);
}

function lineage({ asset, direction, hops, types, filters: chosen, allPages }: Choices): Call {
  const degrees = { 1: ['1'], 2: ['1', '2'], 3: [] }[hops];
  const orFilters = orFiltersOf(chosen, degrees.length > 0 ? [{ field: 'degree', values: degrees }] : []);
  const field = allPages ? 'scrollAcrossLineage' : 'searchAcrossLineage';
  return searchCall(
    'followLineage',
    field,
    '',
    allPages,
    [
      ['urn', 'String!', asset.trim()],
      ['direction', 'LineageDirection!', direction],
      ['query', 'String!', '*'],
      ...optional('types', '[EntityType!]', [...types]),
      ...optional('orFilters', '[AndFilterInput!]', orFilters),
    ],
    'degree ',
  );
}

type Variable = readonly [name: string, type: string, value: Json];

/** A variable that is only passed if there are values. */
function optional(name: string, type: string, values: Json[]): Variable[] {
  return values.length === 0 ? [] : [[name, type, values]];
}

/** A search whose arguments are all variables; with `allPages`, one that is repeated with the scroll ID of the response. */
function searchCall(
  name: string,
  field: string,
  selection: string,
  allPages: boolean,
  given: readonly Variable[],
  beside = '',
): Call {
  const own: readonly Variable[] = [...given, ['count', 'Int', BATCH]];
  const declared = [
    ...own.map(([variable, type]) => `$${variable}: ${type}`),
    ...(allPages ? ['$scrollId: String'] : []),
  ];
  const passed = [...own.map(([variable]) => variable), ...(allPages ? ['scrollId'] : [])];
  const document = `query ${name}(
  ${declared.join('\n  ')}
) {
  ${field}(
    input: {
      ${passed.map((variable) => `${variable}: $${variable}`).join('\n      ')}
    }
  ) {
${allPages ? '    nextScrollId\n' : ''}    total
    searchResults {
      ${beside}${beside === '' ? '' : '\n      '}entity {
        urn
        type
        ${selection}
      }
    }
  }
}`;
  return {
    document: document.replaceAll(/[ ]+\n/g, '\n').replaceAll(/\n\n+/g, '\n'),
    variables: Object.fromEntries(own.map(([variable, , value]) => [variable, value])),
    ...(allPages && { scroll: { field, variable: 'scrollId' } }),
  };
}

function orFiltersOf(chosen: Choices['filters'], more: readonly JsonObject[] = []): JsonObject[] {
  const conditions = filterNames.flatMap((name) => {
    const value = chosen[name] ?? '';
    return value.trim() === '' ? [] : [{ field: filters[name].field, values: [urnOf(value, name)] }];
  });
  const and = [...conditions, ...more];
  return and.length === 0 ? [] : [{ and }];
}

function read({ asset, parts }: Choices): Call {
  const selected = (parts.length > 0 ? parts : (['properties'] as const)).map((part) => `    ${datasetParts[part]}`);
  return {
    document: `query readDataset($urn: String!) {\n  dataset(urn: $urn) {\n    urn\n    name\n${selected.join('\n')}\n  }\n}`,
    variables: { urn: asset.trim() },
  };
}

function change({ change: name, value, assets }: Choices): Call {
  const resources = assets
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((resourceUrn) => ({ resourceUrn }));
  const filter = changeValues[name];
  const urn = filter === undefined ? '' : urnOf(value, filter);
  const [field, type, input] = changeInputs[name](urn);
  return {
    document: `mutation ${field}($input: ${type}!) {\n  ${field}(input: $input)\n}`,
    variables: { input: { ...input, resources } },
  };
}

const changeInputs: Readonly<
  Record<ChangeName, (urn: string) => readonly [field: string, type: string, input: JsonObject]>
> = {
  addTag: (urn) => ['batchAddTags', 'BatchAddTagsInput', { tagUrns: [urn] }],
  removeTag: (urn) => ['batchRemoveTags', 'BatchRemoveTagsInput', { tagUrns: [urn] }],
  addTerm: (urn) => ['batchAddTerms', 'BatchAddTermsInput', { termUrns: [urn] }],
  addOwner: (urn) => [
    'batchAddOwners',
    'BatchAddOwnersInput',
    {
      owners: [
        {
          ownerUrn: urn,
          ownerEntityType: urn.startsWith('urn:li:corpGroup:') ? 'CORP_GROUP' : 'CORP_USER',
          type: 'TECHNICAL_OWNER',
        },
      ],
    },
  ],
  setDomain: (urn) => ['batchSetDomain', 'BatchSetDomainInput', { domainUrn: urn }],
  deprecate: () => ['batchUpdateDeprecation', 'BatchUpdateDeprecationInput', { deprecated: true }],
};
