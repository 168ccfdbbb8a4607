import { pick, record, records, texts } from '../json.ts';
import type { Json, JsonObject } from '../types.ts';
import { parseUrn } from '../urn.ts';
import {
  type Aspects,
  assetAspects,
  container as containerOf,
  editable,
  optionalProperties,
  platformInstance,
  platformOf,
  stringMap,
  subTypes,
} from './common.ts';
import { type Mapped, partial, stubOf } from './mapped.ts';

/** ContainerMapper. */
export function container(urn: string, aspects: Aspects): Mapped {
  const info = aspects.containerProperties;
  return {
    ...assetAspects(urn, aspects),
    __typename: 'Container',
    urn,
    type: 'CONTAINER',
    platform: platformOf(aspects.dataPlatformInstance),
    properties:
      info === undefined
        ? null
        : {
            ...pick(info, ['name', 'description', 'externalUrl', 'qualifiedName']),
            customProperties: optionalProperties(info.customProperties, urn),
          },
    editableProperties: editable(aspects.editableContainerProperties),
    subTypes: subTypes(aspects.subTypes),
    container: containerOf(aspects.container),
  };
}

/** DataPlatformMapper. */
export function dataPlatform(urn: string, aspects: Aspects): Mapped {
  const info = aspects.dataPlatformInfo;
  return {
    __typename: 'DataPlatform',
    urn,
    type: 'DATA_PLATFORM',
    name: aspects.dataPlatformKey?.platformName ?? parseUrn(urn)?.id ?? null,
    properties: info === undefined ? null : pick(info, ['type', 'displayName', 'datasetNameDelimiter', 'logoUrl']),
  };
}

/** DataPlatformInstanceMapper. */
export function dataPlatformInstance(urn: string, aspects: Aspects): Mapped {
  const key = aspects.dataPlatformInstanceKey ?? {};
  const info = aspects.dataPlatformInstanceProperties;
  const { ownership, institutionalMemory, status, tags, deprecation } = assetAspects(urn, aspects);
  return {
    ownership,
    institutionalMemory,
    status,
    tags,
    deprecation,
    __typename: 'DataPlatformInstance',
    urn,
    type: 'DATA_PLATFORM_INSTANCE',
    platform: partial('DataPlatform', key.platform),
    instanceId: key.instance ?? null,
    properties:
      info === undefined
        ? null
        : {
            ...pick(info, ['name', 'description', 'externalUrl']),
            customProperties: optionalProperties(info.customProperties, urn),
          },
  };
}

/** SchemaFieldType: a column exists only in its URN. */
export function schemaField(urn: string): Mapped {
  const [parent, fieldPath] = parseUrn(urn)?.parts ?? [];
  return {
    __typename: 'SchemaFieldEntity',
    urn,
    type: 'SCHEMA_FIELD',
    fieldPath: fieldPath ?? null,
    parent: stubOf(parent),
  };
}

/** AssertionMapper. */
export function assertion(urn: string, aspects: Aspects): Mapped {
  const info = aspects.assertionInfo;
  const checked = record(info?.datasetAssertion);
  return {
    __typename: 'Assertion',
    urn,
    type: 'ASSERTION',
    platform: platformOf(aspects.dataPlatformInstance),
    dataPlatformInstance: platformInstance(aspects.dataPlatformInstance),
    info:
      info === undefined
        ? null
        : { type: info.type ?? null, datasetAssertion: checked === undefined ? null : datasetAssertion(checked) },
  };
}

function datasetAssertion(checked: JsonObject): Mapped {
  const parameters = record(checked.parameters);
  const parameter = (value: Json | undefined) => {
    const given = record(value);
    return given === undefined ? null : pick(given, ['type', 'value']);
  };
  return {
    ...pick(checked, ['scope', 'aggregation', 'operator', 'nativeType', 'logic']),
    datasetUrn: checked.dataset ?? null,
    fields: texts(checked.fields).map((urn) => ({ urn, path: parseUrn(urn)?.parts[1] ?? null })),
    parameters:
      parameters === undefined
        ? null
        : {
            value: parameter(parameters.value),
            minValue: parameter(parameters.minValue),
            maxValue: parameter(parameters.maxValue),
          },
    nativeParameters: stringMap(checked.nativeParameters) ?? [],
  };
}

/** AssertionRunEventMapper. */
export function assertionRun(event: JsonObject): Mapped {
  const [batch, partition, result] = [event.batchSpec, event.partitionSpec, event.result].map(record);
  return {
    __typename: 'AssertionRunEvent',
    ...pick(event, ['timestampMillis', 'assertionUrn', 'asserteeUrn', 'runId', 'status']),
    batchSpec:
      batch === undefined
        ? null
        : {
            ...pick(batch, ['nativeBatchId', 'query', 'limit']),
            customProperties: stringMap(batch.customProperties) ?? [],
          },
    partitionSpec: partition === undefined ? null : pick(partition, ['partition', 'type']),
    result:
      result === undefined
        ? null
        : {
            ...pick(result, ['type', 'rowCount', 'missingCount', 'unexpectedCount', 'actualAggValue', 'externalUrl']),
            nativeResults: stringMap(result.nativeResults),
          },
    runtimeContext: stringMap(event.runtimeContext),
  };
}

/** TestMapper. A test without its info aspect isn't returned. */
export function test(urn: string, aspects: Aspects): Mapped | null {
  const info = aspects.testInfo;
  if (info === undefined) return null;
  return {
    __typename: 'Test',
    urn,
    type: 'TEST',
    ...pick(info, ['name', 'category', 'description']),
    definition: { json: record(info.definition)?.json ?? null },
  };
}

/** QueryMapper. */
export function query(urn: string, aspects: Aspects): Mapped {
  const info = aspects.queryProperties;
  const subjects = aspects.querySubjects;
  const stamp = (value: Json | undefined) => pick(record(value) ?? {}, ['time', 'actor']);
  return {
    __typename: 'QueryEntity',
    urn,
    type: 'QUERY',
    properties:
      info === undefined
        ? null
        : {
            ...pick(info, ['source', 'name', 'description']),
            statement: pick(record(info.statement) ?? {}, ['value', 'language']),
            created: stamp(info.created),
            lastModified: stamp(info.lastModified),
          },
    subjects:
      subjects === undefined
        ? null
        : records(subjects.subjects).map(({ entity }) => ({ dataset: partial('Dataset', entity) })),
  };
}

/** PostMapper. */
export function post(urn: string, aspects: Aspects): Mapped {
  const info = aspects.postInfo ?? {};
  const content = record(info.content) ?? {};
  const media = record(content.media);
  return {
    __typename: 'Post',
    urn,
    type: 'POST',
    postType: info.type ?? null,
    content: {
      contentType: content.type ?? null,
      ...pick(content, ['title', 'description', 'link']),
      media: media === undefined ? null : pick(media, ['type', 'location']),
    },
    lastModified: { time: info.lastModified ?? null },
  };
}
