import { pick, record, records, texts } from '../json.ts';
import type { Json, JsonObject } from '../types.ts';
import {
  type Aspects,
  assetAspects,
  auditStamp,
  container,
  editable,
  embed,
  optionalProperties,
  platformNamed,
  platformOf,
  subTypes,
} from './common.ts';
import { schemaField } from './dataset.ts';
import { type Mapped, partial } from './mapped.ts';

/** ChartMapper. `info` and `properties` are two forms of the same aspect. */
export function chart(urn: string, aspects: Aspects): Mapped {
  const { tags, ...assets } = assetAspects(urn, aspects);
  const key = aspects.chartKey ?? {};
  const info = aspects.chartInfo;
  const query = aspects.chartQuery;
  const shared =
    info === undefined
      ? null
      : { ...pick(info, ['description', 'lastRefreshed', 'access', 'type']), ...titled(info, urn, 'chartUrl') };
  return {
    ...assets,
    __typename: 'Chart',
    urn,
    type: 'CHART',
    chartId: key.chartId ?? null,
    tool: key.dashboardTool ?? null,
    platform: platformNamed(key.dashboardTool),
    info: shared === null ? null : { ...shared, inputs: chartInputs(info?.inputs) },
    properties: shared,
    query: query === undefined ? null : pick(query, ['rawQuery', 'type']),
    editableProperties: editable(aspects.editableChartProperties),
    tags,
    globalTags: tags,
    container: container(aspects.container),
    inputFields: inputFields(aspects.inputFields, urn),
    embed: embed(aspects.embed),
  };
}

/** Each input is a union with one member, the dataset's URN. */
function chartInputs(value: Json | undefined): Mapped[] | null {
  if (!Array.isArray(value)) return null;
  const urns = value.flatMap((input) => (typeof input === 'string' ? [input] : Object.values(record(input) ?? {})));
  return urns.flatMap((urn) => partial('Dataset', urn) ?? []);
}

/** DashboardMapper. */
export function dashboard(urn: string, aspects: Aspects): Mapped {
  const { tags, ...assets } = assetAspects(urn, aspects);
  const key = aspects.dashboardKey ?? {};
  const info = aspects.dashboardInfo;
  const shared =
    info === undefined
      ? null
      : { ...pick(info, ['description', 'lastRefreshed', 'access']), ...titled(info, urn, 'dashboardUrl') };
  const names = aspects.subTypes;
  return {
    ...assets,
    __typename: 'Dashboard',
    urn,
    type: 'DASHBOARD',
    dashboardId: key.dashboardId ?? null,
    tool: key.dashboardTool ?? null,
    platform: platformNamed(key.dashboardTool),
    info:
      shared === null
        ? null
        : { ...shared, charts: texts(info?.charts).flatMap((each) => partial('Chart', each) ?? []) },
    properties: shared,
    editableProperties: editable(aspects.editableDashboardProperties),
    tags,
    globalTags: tags,
    container: container(aspects.container),
    inputFields: inputFields(aspects.inputFields, urn),
    subTypes: names?.typeNames === undefined ? null : subTypes(names),
    embed: embed(aspects.embed),
  };
}

/** Name, dates, and address of charts and dashboards. The older address field applies if the newer one is missing. */
function titled(info: JsonObject, urn: string, oldUrl: string): Mapped {
  const stamps = record(info.lastModified);
  return {
    name: info.title ?? null,
    lastModified: auditStamp(stamps?.lastModified),
    created: auditStamp(stamps?.created),
    deleted: auditStamp(stamps?.deleted),
    externalUrl: info.externalUrl ?? info[oldUrl] ?? null,
    customProperties: optionalProperties(info.customProperties, urn),
  };
}

/** InputFieldsMapper. */
function inputFields(aspect: JsonObject | undefined, urn: string): Mapped | null {
  if (aspect === undefined) return null;
  const fields = records(aspect.fields).map((field) => {
    const own = record(field.schemaField);
    return {
      schemaFieldUrn: field.schemaFieldUrn ?? null,
      schemaField: own === undefined ? null : schemaField(own, urn),
    };
  });
  return { fields };
}

/** NotebookMapper. */
export function notebook(urn: string, aspects: Aspects): Mapped {
  const { deprecation: _, ...assets } = assetAspects(urn, aspects);
  const key = aspects.notebookKey ?? {};
  const info = aspects.notebookInfo;
  const names = aspects.subTypes;
  const instance = aspects.dataPlatformInstance;
  return {
    ...assets,
    __typename: 'Notebook',
    urn,
    type: 'NOTEBOOK',
    notebookId: key.notebookId ?? null,
    tool: key.notebookTool ?? null,
    platform: instance === undefined ? null : platformOf(instance),
    info:
      info === undefined
        ? null
        : {
            ...pick(info, ['title', 'description', 'externalUrl']),
            changeAuditStamps: changeStamps(info.changeAuditStamps),
            customProperties: optionalProperties(info.customProperties, urn),
          },
    content: aspects.notebookContent === undefined ? null : { cells: records(aspects.notebookContent.cells).map(cell) },
    editableProperties: editable(aspects.editableNotebookProperties),
    subTypes: names?.typeNames === undefined ? null : subTypes(names),
  };
}

function cell(value: JsonObject): Mapped {
  const part = (name: string, fields: readonly string[], more: (content: JsonObject) => Mapped = () => ({})) => {
    const content = record(value[name]);
    if (content === undefined) return null;
    const { changeAuditStamps } = content;
    return {
      ...pick(content, ['cellId', 'cellTitle', ...fields]),
      changeAuditStamps: changeStamps(changeAuditStamps),
      ...more(content),
    };
  };
  return {
    type: value.type ?? null,
    chartCell: part('chartCell', []),
    textCell: part('textCell', ['text']),
    // The schema's name has this typo.
    queryChell: part('queryCell', ['rawQuery'], (content) => ({ lastExecuted: auditStamp(content.lastExecuted) })),
  };
}

/** ChangeAuditStampsMapper. */
function changeStamps(value: Json | undefined): Mapped | null {
  const stamps = record(value);
  if (stamps === undefined) return null;
  return {
    created: auditStamp(stamps.created),
    lastModified: auditStamp(stamps.lastModified),
    deleted: auditStamp(stamps.deleted),
  };
}
