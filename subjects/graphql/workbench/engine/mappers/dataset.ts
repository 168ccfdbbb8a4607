import { serverError } from '../errors.ts';
import { pick, record, records, text, texts, union } from '../json.ts';
import type { Json, JsonObject } from '../types.ts';
import { entityOf, parseUrn } from '../urn.ts';
import {
  type Aspects,
  assetAspects,
  container,
  customProperties,
  editable,
  embed,
  globalTags,
  glossaryTerms,
  siblings,
  timeStamp,
} from './common.ts';
import { type Mapped, partial, stubOf } from './mapped.ts';

/** DatasetMapper. */
export function dataset(urn: string, aspects: Aspects): Mapped {
  const { tags, ...assets } = assetAspects(urn, aspects);
  const key = aspects.datasetKey ?? {};
  const info = aspects.datasetProperties;
  const view = aspects.viewProperties;
  const old = aspects.datasetDeprecation;
  const editedSchema = aspects.editableSchemaMetadata;
  return {
    ...assets,
    __typename: 'Dataset',
    urn,
    type: 'DATASET',
    name: key.name ?? null,
    origin: key.origin ?? null,
    platform: partial('DataPlatform', key.platform),
    description: info?.description ?? null,
    properties: info === undefined ? null : properties(info, key, urn),
    editableProperties: editable(aspects.editableDatasetProperties),
    viewProperties:
      view === undefined
        ? null
        : { materialized: view.materialized, language: view.viewLanguage, logic: view.viewLogic },
    schema: aspects.schemaMetadata === undefined ? null : schema(aspects.schemaMetadata, urn),
    editableSchemaMetadata:
      editedSchema === undefined
        ? null
        : {
            editableSchemaFieldInfo: records(editedSchema.editableSchemaFieldInfo).map((info) => fieldInfo(info, urn)),
          },
    tags,
    globalTags: tags,
    // An old aspect applies only if the newer one is missing.
    deprecation:
      assets.deprecation ?? (old === undefined ? null : pick(old, ['actor', 'deprecated', 'decommissionTime', 'note'])),
    container: container(aspects.container),
    siblings: siblings(aspects.siblings),
    fineGrainedLineages: aspects.upstreamLineage === undefined ? null : columnLineage(aspects.upstreamLineage),
    embed: embed(aspects.embed),
  };
}

function properties(info: JsonObject, key: JsonObject, urn: string): Mapped {
  const [created, modified] = [timeStamp(info.created), timeStamp(info.lastModified)];
  return {
    ...pick(info, ['description', 'qualifiedName', 'externalUrl']),
    name: info.name ?? key.name ?? null,
    origin: key.origin ?? null,
    customProperties: customProperties(info.customProperties, urn),
    created: created.time,
    createdActor: created.actor,
    lastModified: modified.time,
    lastModifiedActor: modified.actor,
  };
}

/** SchemaMapper, and SchemaMetadataMapper with the version of the aspect. */
export function schema(aspect: JsonObject, urn: string, version?: number): Mapped {
  const keys = aspect.foreignKeys;
  return {
    ...(version === undefined ? {} : { __typename: 'SchemaMetadata', aspectVersion: version }),
    datasetUrn: aspect.dataset ?? null,
    name: aspect.schemaName ?? null,
    platformUrn: aspect.platform ?? null,
    ...pick(aspect, ['version', 'cluster', 'hash', 'primaryKeys']),
    fields: records(aspect.fields).map((field) => schemaField(field, urn)),
    platformSchema: platformSchema(aspect.platformSchema),
    foreignKeys: keys === undefined ? null : records(keys).map(foreignKey),
  };
}

/** SchemaFieldMapper. */
export function schemaField(field: JsonObject, urn: string): Mapped {
  const tags = globalTags(record(field.globalTags), urn);
  return {
    ...pick(field, ['fieldPath', 'jsonPath', 'description', 'nativeDataType', 'label']),
    nullable: field.nullable ?? false,
    recursive: field.recursive ?? false,
    isPartOfKey: field.isPartOfKey ?? false,
    type: dataType(record(field.type)?.type),
    tags,
    globalTags: tags,
    glossaryTerms: glossaryTerms(record(field.glossaryTerms), urn),
  };
}

const dataTypes: Readonly<Record<string, string>> = {
  BytesType: 'BYTES',
  FixedType: 'FIXED',
  BooleanType: 'BOOLEAN',
  StringType: 'STRING',
  NumberType: 'NUMBER',
  DateType: 'DATE',
  TimeType: 'TIME',
  EnumType: 'ENUM',
  NullType: 'NULL',
  ArrayType: 'ARRAY',
  MapType: 'MAP',
  RecordType: 'STRUCT',
  UnionType: 'UNION',
};

function dataType(value: Json | undefined): string {
  const name = union(value)?.member.split('.').at(-1) ?? '';
  const type = dataTypes[name];
  if (type === undefined) throw serverError(`Unrecognized SchemaFieldDataType provided ${name}`);
  return type;
}

/** Fields of the platform schemas that PlatformSchemaMapper shows as the text of a table's schema. */
const tableSchemas: Readonly<Record<string, string>> = {
  PrestoDDL: 'rawSchema',
  OracleDDL: 'tableSchema',
  MySqlDDL: 'tableSchema',
  KafkaSchema: 'documentSchema',
  OrcSchema: 'schema',
  BinaryJsonSchema: 'schema',
  OtherSchema: 'rawSchema',
};

function platformSchema(value: Json | undefined): Mapped | null {
  const found = union(value);
  const kind = found?.member.split('.').at(-1) ?? '';
  const content = record(found?.value) ?? {};
  if (kind === 'Schemaless' || found === undefined) return null;
  if (kind === 'EspressoSchema') {
    return { __typename: 'KeyValueSchema', keySchema: content.tableSchema, valueSchema: content.documentSchema };
  }
  if (kind === 'KeyValueSchema')
    return { __typename: 'KeyValueSchema', ...pick(content, ['keySchema', 'valueSchema']) };
  const field = tableSchemas[kind];
  if (field === undefined) throw serverError(`Unrecognized platform schema type ${kind} provided`);
  return { __typename: 'TableSchema', schema: content[field] ?? null };
}

/** ForeignKeyConstraintMapper. The columns don't get a URN, although the schema says that they have one. */
function foreignKey(key: JsonObject): Mapped {
  const columns = (urns: Json | undefined) =>
    urns === undefined
      ? null
      : texts(urns).map((urn) => {
          const [parent, fieldPath] = parseUrn(urn)?.parts ?? [];
          return { __typename: 'SchemaFieldEntity', parent: stubOf(parent), fieldPath: fieldPath ?? null };
        });
  return {
    name: key.name ?? null,
    foreignDataset: stubOf(key.foreignDataset),
    sourceFields: columns(key.sourceFields),
    foreignFields: columns(key.foreignFields),
  };
}

/** EditableSchemaFieldInfoMapper. */
function fieldInfo(info: JsonObject, urn: string): Mapped {
  const tags = globalTags(record(info.globalTags), urn);
  return {
    ...pick(info, ['fieldPath', 'description']),
    tags,
    globalTags: tags,
    glossaryTerms: glossaryTerms(record(info.glossaryTerms), urn),
  };
}

/** UpstreamLineagesMapper: only the ends that are columns. */
function columnLineage(aspect: JsonObject): Mapped[] {
  const columns = (urns: Json | undefined) =>
    urns === undefined
      ? null
      : texts(urns)
          .filter((urn) => entityOf(urn) === 'schemaField')
          .map((urn) => {
            const [parent, path] = parseUrn(urn)?.parts ?? [];
            return { urn: parent ?? null, path: path ?? null };
          });
  return records(aspect.fineGrainedLineages).map((entry) => ({
    upstreams: columns(entry.upstreams),
    downstreams: columns(entry.downstreams),
  }));
}

/** VersionedDatasetMapper. It sets the same type as DatasetMapper and leaves some aspects out. */
export function versionedDataset(urn: string, aspects: Aspects): Mapped {
  const {
    globalTags: _,
    siblings: __,
    fineGrainedLineages: ___,
    embed: ____,
    dataPlatformInstance: _____,
    ...rest
  } = dataset(urn, aspects);
  return { ...rest, __typename: 'VersionedDataset' };
}

/** DatasetProfileMapper. */
export function profile(event: JsonObject): Mapped {
  const fields = event.fieldProfiles;
  return {
    __typename: 'DatasetProfile',
    ...pick(event, ['timestampMillis', 'rowCount', 'columnCount', 'sizeInBytes']),
    fieldProfiles:
      fields === undefined
        ? null
        : records(fields).map((field) =>
            pick(field, [
              'fieldPath',
              'uniqueCount',
              'uniqueProportion',
              'nullCount',
              'nullProportion',
              'min',
              'max',
              'mean',
              'median',
              'stdev',
              'sampleValues',
            ]),
          ),
  };
}

/** OperationMapper. */
export function operationEvent(event: JsonObject): Mapped {
  return {
    __typename: 'Operation',
    ...pick(event, [
      'timestampMillis',
      'lastUpdatedTimestamp',
      'actor',
      'operationType',
      'customOperationType',
      'sourceType',
      'numAffectedRows',
      'affectedDatasets',
    ]),
    partition: record(event.partitionSpec)?.partition ?? null,
    customProperties: stringEntries(event.customProperties),
  };
}

function stringEntries(value: Json | undefined): Mapped[] | null {
  const map = record(value);
  return map === undefined ? null : Object.entries(map).map(([key, each]) => ({ key, value: text(each) }));
}
