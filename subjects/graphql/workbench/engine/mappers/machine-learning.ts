import { serverError } from '../errors.ts';
import { pick, record, records, texts, union } from '../json.ts';
import type { Json, JsonObject } from '../types.ts';
import { type Aspects, assetAspects, customProperties, editable, optionalProperties } from './common.ts';
import { type Mapped, partial } from './mapped.ts';

/** MLFeatureMapper. */
export function mlFeature(urn: string, aspects: Aspects): Mapped {
  const info = aspects.mlFeatureProperties;
  const properties = info === undefined ? null : sourced(info, info.sources === undefined);
  return {
    ...assetAspects(urn, aspects),
    __typename: 'MLFeature',
    urn,
    type: 'MLFEATURE',
    ...pick(aspects.mlFeatureKey ?? {}, ['name', 'featureNamespace']),
    featureProperties: properties,
    properties,
    ...pick(info ?? {}, ['description', 'dataType']),
    editableProperties: editable(aspects.editableMlFeatureProperties),
  };
}

/** MLPrimaryKeyMapper. */
export function mlPrimaryKey(urn: string, aspects: Aspects): Mapped {
  const info = aspects.mlPrimaryKeyProperties;
  const properties = info === undefined ? null : sourced(info, false);
  return {
    ...assetAspects(urn, aspects),
    __typename: 'MLPrimaryKey',
    urn,
    type: 'MLPRIMARY_KEY',
    ...pick(aspects.mlPrimaryKeyKey ?? {}, ['name', 'featureNamespace']),
    primaryKeyProperties: properties,
    properties,
    ...pick(info ?? {}, ['description', 'dataType']),
    editableProperties: editable(aspects.editableMlPrimaryKeyProperties),
  };
}

/** MLFeaturePropertiesMapper and MLPrimaryKeyPropertiesMapper. */
function sourced(info: JsonObject, withoutSources: boolean): Mapped {
  return {
    ...pick(info, ['description', 'dataType']),
    version: versionTag(info.version),
    sources: withoutSources ? null : texts(info.sources).flatMap((each) => partial('Dataset', each) ?? []),
  };
}

function versionTag(value: Json | undefined): Mapped | null {
  const version = record(value);
  return version === undefined ? null : pick(version, ['versionTag']);
}

/** MLFeatureTableMapper. */
export function mlFeatureTable(urn: string, aspects: Aspects): Mapped {
  const key = aspects.mlFeatureTableKey ?? {};
  const info = aspects.mlFeatureTableProperties;
  const stubs = (name: string, value: Json | undefined) =>
    value === undefined ? null : texts(value).flatMap((each) => partial(name, each) ?? []);
  const properties =
    info === undefined
      ? null
      : {
          description: info.description ?? null,
          mlFeatures: stubs('MLFeature', info.mlFeatures),
          mlPrimaryKeys: stubs('MLPrimaryKey', info.mlPrimaryKeys),
          customProperties: optionalProperties(info.customProperties, urn),
        };
  return {
    ...assetAspects(urn, aspects),
    __typename: 'MLFeatureTable',
    urn,
    type: 'MLFEATURE_TABLE',
    name: key.name ?? null,
    platform: partial('DataPlatform', key.platform),
    description: info?.description ?? null,
    featureTableProperties: properties,
    properties,
    editableProperties: editable(aspects.editableMlFeatureTableProperties),
  };
}

/** MLModelGroupMapper. */
export function mlModelGroup(urn: string, aspects: Aspects): Mapped {
  const key = aspects.mlModelGroupKey ?? {};
  const info = aspects.mlModelGroupProperties;
  return {
    ...assetAspects(urn, aspects),
    __typename: 'MLModelGroup',
    urn,
    type: 'MLMODEL_GROUP',
    ...pick(key, ['name', 'origin']),
    platform: partial('DataPlatform', key.platform),
    description: info?.description ?? null,
    properties:
      info === undefined ? null : { ...pick(info, ['description', 'createdAt']), version: versionTag(info.version) },
    editableProperties: editable(aspects.editableMlModelGroupProperties),
  };
}

/**
 * MLModelMapper. It reads metrics, evaluation and training data, analyses, ethical considerations, and caveats from aspects whose names the model
 * doesn't have, so these fields are always null.
 */
export function mlModel(urn: string, aspects: Aspects): Mapped {
  const { tags, ...assets } = assetAspects(urn, aspects);
  const key = aspects.mlModelKey ?? {};
  const info = aspects.mlModelProperties;
  const copied = (aspect: string, fields: readonly string[]) => {
    const value = aspects[aspect];
    return value === undefined ? null : pick(value, fields);
  };
  const caveats = aspects.caveatsAndRecommendations;
  const details = record(caveats?.caveats);
  return {
    ...assets,
    __typename: 'MLModel',
    urn,
    type: 'MLMODEL',
    ...pick(key, ['name', 'origin']),
    platform: partial('DataPlatform', key.platform),
    description: info?.description ?? null,
    tags,
    globalTags: tags,
    properties: info === undefined ? null : modelProperties(info, urn),
    intendedUse: copied('intendedUse', ['primaryUses', 'primaryUsers', 'outOfScopeUses']),
    factorPrompts: factorPrompts(aspects.mlModelFactorPrompts),
    metrics: copied('metrics', ['performanceMeasures', 'decisionThreshold']),
    evaluationData: baseData(aspects.evaluationData?.evaluationData),
    trainingData: baseData(aspects.trainingData?.trainingData),
    quantitativeAnalyses: analyses(aspects.quantitativeAnalyses),
    ethicalConsiderations: copied('ethicalConsiderations', [
      'data',
      'humanLife',
      'mitigations',
      'risksAndHarms',
      'useCases',
    ]),
    caveatsAndRecommendations:
      caveats === undefined
        ? null
        : {
            ...pick(caveats, ['recommendations', 'idealDatasetCharacteristics']),
            caveats:
              details === undefined
                ? null
                : pick(details, ['needsFurtherTesting', 'caveatDescription', 'groupsNotRepresented']),
          },
    sourceCode:
      aspects.sourceCode === undefined
        ? null
        : {
            sourceCode: records(aspects.sourceCode.sourceCode).map((code) => pick(code, ['type', 'sourceCodeUrl'])),
          },
    cost: cost(aspects.cost),
    editableProperties: editable(aspects.editableMlModelProperties),
  };
}

/** MLModelPropertiesMapper. */
function modelProperties(info: JsonObject, urn: string): Mapped {
  const values = (value: Json | undefined) =>
    value === undefined
      ? null
      : records(value).map((each) => pick(each, ['name', 'description', 'value', 'createdAt']));
  return {
    ...pick(info, ['date', 'description', 'externalUrl', 'type', 'mlFeatures', 'tags']),
    version: record(info.version)?.versionTag ?? null,
    hyperParams: values(info.hyperParams),
    trainingMetrics: values(info.trainingMetrics),
    customProperties: customProperties(info.customProperties, urn),
    groups:
      info.groups === undefined ? null : texts(info.groups).flatMap((each) => partial('MLModelGroup', each) ?? []),
  };
}

function factorPrompts(aspect: JsonObject | undefined): Mapped | null {
  if (aspect === undefined) return null;
  const factors = (value: Json | undefined) =>
    value === undefined ? null : records(value).map((each) => pick(each, ['groups', 'instrumentation', 'environment']));
  return {
    relevantFactors: factors(aspect.relevantFactors),
    evaluationFactors: factors(aspect.evaluationFactors),
  };
}

function baseData(value: Json | undefined): Mapped[] | null {
  return value === undefined
    ? null
    : records(value).map((each) => pick(each, ['dataset', 'motivation', 'preProcessing']));
}

/** QuantitativeAnalysesMapper. A result that isn't text makes ResultsTypeMapper fail. */
function analyses(aspect: JsonObject | undefined): Mapped | null {
  if (aspect === undefined) return null;
  const result = (value: Json | undefined) => {
    const found = union(value);
    if (typeof found?.value !== 'string') throw serverError('Type is not one of the Union Types');
    return { __typename: 'StringBox', stringValue: found.value };
  };
  return {
    unitaryResults: result(aspect.unitaryResults),
    intersectionalResults: result(aspect.intersectionalResults),
  };
}

/** CostMapper. */
function cost(aspect: JsonObject | undefined): Mapped | null {
  if (aspect === undefined) return null;
  const value = record(aspect.cost) ?? {};
  return {
    costType: aspect.costType ?? null,
    costValue: { costId: value.costId ?? null, costCode: value.costCode ?? null },
  };
}
