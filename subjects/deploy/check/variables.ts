import { entryOf, type Span, valueAt, type YamlNode } from '#yaml/tree.ts';
import type { Lookup } from './lookup.ts';

/** A variable that a file sets. */
export interface SetVariable {
  name: string;
  value: string;
  nameSpan: Span;
  valueSpan: Span;
}

/** The variables of one service, or of a file that several services read. */
export interface VariableGroup {
  /** Name of the service in the Compose file. */
  name?: string;
  /** Service of the platform that it runs, as `content/environment` names it; undefined for a .env file. */
  service?: string;
  image?: { text: string; span: Span };
  variables: readonly SetVariable[];
  /** Where the service is in the file. */
  span?: Span;
}

/** The variables in a .env file: `NAME=value` or `export NAME=value`. */
export function envVariables(text: string): SetVariable[] {
  return [...text.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Za-z_][\w.]*)[ \t]*=[ \t]*(.*?)[ \t]*\r?$/gm)].map((match) => {
    const [whole, name = '', value = ''] = match;
    const nameFrom = match.index + whole.indexOf(name);
    const valueFrom = match.index + whole.lastIndexOf(value);
    return {
      name,
      value: value.replace(/^(['"])(.*)\1$/, '$2'),
      nameSpan: { from: nameFrom, to: nameFrom + name.length },
      valueSpan: { from: valueFrom, to: valueFrom + value.length },
    };
  });
}

/** Images of the platform, with the services that they run. */
const images: readonly [RegExp, string][] = [
  [/datahub-gms/, 'datahub-gms'],
  [/datahub-frontend/, 'datahub-frontend-react'],
  [/datahub-actions/, 'datahub-actions'],
  [/datahub-mae-consumer/, 'datahub-mae-consumer'],
  [/datahub-mce-consumer/, 'datahub-mce-consumer'],
  [/datahub-upgrade/, 'datahub-upgrade'],
  [/datahub-elasticsearch-setup/, 'elasticsearch-setup'],
  [/datahub-kafka-setup/, 'kafka-setup'],
  [/datahub-mysql-setup/, 'mysql-setup'],
  [/datahub-postgres-setup/, 'postgres-setup'],
  [/datahub-ingestion/, 'datahub-ingestion'],
];

/** The services of a Compose file with their variables. */
export function composeGroups(root: YamlNode | undefined): VariableGroup[] {
  const services = valueAt(root, 'services');
  if (services?.kind !== 'map') return [];
  return services.entries.map(({ key, keySpan, value }): VariableGroup => {
    const image = entryOf(value, 'image')?.value;
    const text = image?.kind === 'scalar' ? image.source : undefined;
    const service = images.find(([pattern]) => pattern.test(text ?? key))?.[1] ?? key;
    return {
      name: key,
      service,
      ...(image !== undefined && text !== undefined && { image: { text, span: image } }),
      variables: environmentOf(entryOf(value, 'environment')?.value),
      span: keySpan,
    };
  });
}

/** `environment` as a map or as a list of `NAME=value`. */
function environmentOf(node: YamlNode | undefined): SetVariable[] {
  if (node?.kind === 'map') {
    return node.entries.flatMap(({ key, keySpan, value }) =>
      value.kind === 'scalar'
        ? [{ name: key, value: value.value === null ? '' : value.source, nameSpan: keySpan, valueSpan: value }]
        : [],
    );
  }
  if (node?.kind !== 'list') return [];
  return node.items.flatMap((item) => {
    if (item.kind !== 'scalar') return [];
    const [, name = '', value = ''] = /^([^=]+)(?:=([\s\S]*))?$/.exec(item.source) ?? [];
    const from = item.to - item.from === item.source.length ? item.from : item.from + 1;
    const valueFrom = from + name.length + 1;
    return [
      {
        name,
        value,
        nameSpan: { from, to: from + name.length },
        valueSpan: { from: Math.min(valueFrom, item.to), to: Math.min(valueFrom + value.length, item.to) },
      },
    ];
  });
}

/** Looks up the variables of a group. Variables have no default here, because another file might set them. */
export function variablesLookup(text: string, { variables, span }: VariableGroup): Lookup {
  const find = (name: string) => variables.findLast((variable) => variable.name === name);
  return {
    text,
    valueOf: (name) => find(name)?.value,
    isGiven: (name) => find(name) !== undefined,
    spanOf: (name) => find(name)?.nameSpan,
    valueSpanOf: (name) => find(name)?.valueSpan,
    nearestSpan: () => span,
  };
}
