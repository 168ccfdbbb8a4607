import { pick, record, texts } from '../json.ts';
import type { Json, JsonObject } from '../types.ts';
import { type Aspects, assetAspects, auditStamp, editable, optionalProperties, platformNamed } from './common.ts';
import { type Mapped, partial } from './mapped.ts';

/** DataFlowMapper. */
export function dataFlow(urn: string, aspects: Aspects): Mapped {
  const { tags, ...assets } = assetAspects(urn, aspects);
  const key = aspects.dataFlowKey ?? {};
  const info = described(aspects.dataFlowInfo, urn, ['project']);
  return {
    ...assets,
    __typename: 'DataFlow',
    urn,
    type: 'DATA_FLOW',
    ...pick(key, ['orchestrator', 'flowId', 'cluster']),
    platform: platformNamed(key.orchestrator),
    info,
    properties: info,
    editableProperties: editable(aspects.editableDataFlowProperties),
    tags,
    globalTags: tags,
  };
}

/** DataJobMapper. */
export function dataJob(urn: string, aspects: Aspects): Mapped {
  const { tags, ...assets } = assetAspects(urn, aspects);
  const key = aspects.dataJobKey ?? {};
  const info = described(aspects.dataJobInfo, urn, []);
  const io = aspects.dataJobInputOutput;
  const stubs = (name: string, value: Json | undefined) => texts(value).flatMap((each) => partial(name, each) ?? []);
  return {
    ...assets,
    __typename: 'DataJob',
    urn,
    type: 'DATA_JOB',
    dataFlow: partial('DataFlow', key.flow),
    jobId: key.jobId ?? null,
    info,
    properties: info,
    inputOutput:
      io === undefined
        ? null
        : {
            inputDatasets: stubs('Dataset', io.inputDatasets),
            outputDatasets: stubs('Dataset', io.outputDatasets),
            inputDatajobs: stubs('DataJob', io.inputDatajobs),
          },
    editableProperties: editable(aspects.editableDataJobProperties),
    tags,
    globalTags: tags,
  };
}

function described(info: JsonObject | undefined, urn: string, more: readonly string[]): Mapped | null {
  if (info === undefined) return null;
  return {
    ...pick(info, ['name', 'description', 'externalUrl', ...more]),
    customProperties: optionalProperties(info.customProperties, urn),
  };
}

/** DataProcessInstanceMapper. */
export function dataProcessInstance(urn: string, aspects: Aspects): Mapped {
  const info = aspects.dataProcessInstanceProperties;
  return {
    __typename: 'DataProcessInstance',
    urn,
    type: 'DATA_PROCESS_INSTANCE',
    name: info?.name ?? null,
    created: auditStamp(info?.created),
    externalUrl: info?.externalUrl ?? null,
  };
}

/** DataProcessInstanceRunEventMapper. */
export function runEvent(event: JsonObject): Mapped {
  const result = record(event.result);
  return {
    __typename: 'DataProcessRunEvent',
    ...pick(event, ['timestampMillis', 'attempt', 'status']),
    result:
      result === undefined
        ? null
        : { resultType: result.type ?? null, nativeResultType: result.nativeResultType ?? null },
  };
}
