import { stringify } from 'yaml';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import type { RichText } from '#model/rich-text.ts';
import type { OptionReferenceBlock, OptionRow } from '#subjects/connectors/blocks/block-types.ts';
import { helmSchemaPath, valueAnchor } from './addresses.ts';
import type { ChartValue, ValueUse } from './chart-values.ts';
import type { DescribedPage, DescribedValue, ValueSection } from './described-values.ts';
import { variableHrefOf } from './variable-hrefs.ts';

/** What readers call the subcharts and jobs. */
const workloads: Readonly<Record<string, string>> = {
  'acryl-datahub-actions': 'the actions container',
  'datahub-auth-secrets': 'the secret `datahub-auth-secrets`',
  'datahub-cleanup-job-template': 'the cleanup job',
  'datahub-encryption-secrets': 'the secret `datahub-encryption-secrets`',
  'datahub-frontend': 'the web application',
  'datahub-gms': 'the metadata service',
  'datahub-ingestion-cron': 'scheduled recipes',
  'datahub-mae-consumer': 'the MAE consumer',
  'datahub-mce-consumer': 'the MCE consumer',
  'datahub-restore-indices-job-template': 'the restore job',
  'datahub-system-update-job': 'the system update job',
  'elasticsearch-setup-job': 'the Elasticsearch setup job',
  'kafka-setup-job': 'the Kafka setup job',
  'mysql-setup-job': 'the MySQL setup job',
  'nocode-migration-job': 'the no-code migration job',
  'postgresql-setup-job': 'the PostgreSQL setup job',
};

/** The table of a section. */
export function valueReference(
  { page }: DescribedPage,
  { title, values }: ValueSection,
  sources: string,
): OptionReferenceBlock {
  return {
    type: 'option-reference',
    caption: title,
    root: [],
    schema: helmSchemaPath(page.chart),
    sharesFilter: true,
    options: values.map((value) => valueRow(value, sources)),
    types: [],
  };
}

function valueRow(value: DescribedValue, sources: string): OptionRow {
  const { path, types, meaning, allowed, secret, example, chart } = value;
  const name = path.slice(path.lastIndexOf('.') + 1);
  return {
    path,
    name,
    anchor: valueAnchor(path),
    optionType: [types.join(' or ')],
    required: false,
    ...(chart.default !== undefined && chart.default !== 'null' && { defaultValue: shownDefault(chart.default) }),
    allowed: [],
    description: parseRichText(meaning),
    ...(example !== undefined && { example: snippetOf(path.slice(path.lastIndexOf('.') + 1), example) }),
    snippet: snippetOf(path, example ?? exampleOf(value)),
    hidden: false,
    worksWith: [],
    relations: [],
    notes: [
      ...(allowed.length > 0
        ? [parseRichText(`Allowed values: ${allowed.map((each) => `\`${each}\``).join(', ')}.`)]
        : []),
      ...(secret ? [parseRichText('Keep it out of files that you commit.')] : []),
      ...whatBecomes(chart),
      parseRichText(`Source: [${sourceLabel(chart)}](${sources}/${chart.file}#L${chart.line})`),
    ],
    children: [],
  };
}

function sourceLabel({ file, line }: ChartValue): string {
  return `${file.replace(/^charts\/(?:datahub\/subcharts\/)?/, '')}, line ${line}`;
}

/** A default as people would write it in YAML, on one line. */
function shownDefault(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' && value !== '' && !/^(?:true|false|yes|no|[\d.]+)$/.test(value) ? value : json;
}

/** Contents for a value that has no example: its default, or nothing. */
function exampleOf({ chart, allowed }: DescribedValue): string {
  if (chart.default !== undefined && chart.default !== 'null') return stringify(JSON.parse(chart.default)).trimEnd();
  return allowed[0] ?? '';
}

/** YAML of a value inside its parents. A `*` becomes `NAME`, and `[]` a list. */
function snippetOf(path: string, content: string): string {
  const isBlock = content.includes('\n') || /^(?:- |[\w.-]+: )/.test(content);
  const keys = path.replaceAll('*', 'NAME').split('.');
  let indent = '';
  const lines = keys.map((key, index) => {
    const isLast = index === keys.length - 1;
    const line = `${indent}${key.replace('[]', '')}:${isLast && !isBlock && content !== '' ? ` ${content}` : ''}`;
    indent += '  ';
    if (!key.endsWith('[]') || isLast) return line;
    const item = `${line}\n${indent}- `;
    indent += '  ';
    return item;
  });
  // The first key of a list's item is on the line of its dash.
  const text = lines.join('\n').replace(/- \n\s+/g, '- ');
  return isBlock ? `${text}\n${content.replace(/^(?=.)/gm, indent)}` : text;
}

/** How a value is used, in sentences. */
function whatBecomes({ uses, only, path, default: value }: ChartValue): RichText[] {
  const variables = grouped(
    uses.filter(({ variable }) => variable !== undefined),
    ({ variable }) => variable ?? '',
  );
  const sets = [...variables].map(([variable, list]) => `${linked(variable, list)} in ${workloadList(list)}`);
  const conditions =
    [...variables].length > 0
      ? commonConditions(
          uses.filter(({ variable }) => variable !== undefined),
          path,
        )
      : [];
  const fields = variables.size > 0 ? [] : fieldTexts(uses);
  return [
    ...(sets.length > 0 ? [`Sets ${sets.join('; ')}.`] : []),
    ...(fields.length > 0 ? [`Written to ${fields.join('; ')}.`] : []),
    ...(conditions.length > 0 ? [`Only if ${conditions.map((each) => `\`${each}\``).join(' and ')}.`] : []),
    ...(only !== undefined && value !== undefined
      ? [
          `Only ${nameList(only.map((each) => workloads[each] ?? each))} ${only.length === 1 ? 'gets' : 'get'} this default.`,
        ]
      : []),
  ].map((text) => parseRichText(text));
}

/** A variable with a link to its description in one of the services that get it. */
function linked(variable: string, uses: readonly ValueUse[]): string {
  const [href] = uses.flatMap(({ workload }) => variableHrefOf(workload, variable) ?? []);
  return href === undefined ? `\`${variable}\`` : `[\`${variable}\`](${href})`;
}

/** Conditions that hold wherever the value is used, except that it's set, and that its component is installed. */
function commonConditions(uses: readonly ValueUse[], path: string): string[] {
  const [first, ...rest] = uses;
  if (first === undefined) return [];
  const isTrivial = (condition: string) =>
    path === condition ||
    path.startsWith(`${condition}.`) ||
    /^[a-zA-Z]+(?:SetupJob|Upgrade)\.enabled$/.test(condition);
  return first.when.filter((each) => !isTrivial(each) && rest.every(({ when }) => when.includes(each)));
}

function fieldTexts(uses: readonly ValueUse[]): string[] {
  const written = uses.filter(({ field }) => field !== undefined && !field.startsWith('metadata.labels'));
  const shown = written.filter(({ field }) => !/matchLabels|template\.metadata\.labels\.app/.test(field ?? ''));
  const byField = grouped(shown, ({ field, kind }) => `${field}\n${kind}`);
  return [...byField].slice(0, 3).map(([id, list]) => {
    const [field = '', kind = ''] = id.split('\n');
    return list.length > 1 ? `\`${field}\` of ${workloadList(list)}` : `\`${field}\` of the ${kind}`;
  });
}

function workloadList(uses: readonly ValueUse[]): string {
  return nameList([...new Set(uses.map(({ workload }) => workloads[workload] ?? workload))]);
}

function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length <= 1) return last;
  return names.length === 2 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${last}`;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
