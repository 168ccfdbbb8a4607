import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { upstreamUrl } from '#generators/drafting/upstream-url.ts';
import type { NamedLink } from '#model/blocks.ts';
import type { RichText, RichTextPart } from '#model/rich-text.ts';
import type { VariableInChart } from '#subjects/helm/values-of-variables.ts';
import { type ServicePages, variableAnchor, variableHref } from './addresses.ts';
import type { VariableRow } from './blocks/block-types.ts';
import { composeUses } from './compose-use.ts';
import type { ComposeFacts } from './schema/compose-facts.ts';
import type { EnvironmentVariable, ServiceEnvironment } from './schema/service-environment.ts';
import type { VariableSet, VariableValues } from './schema/shared.ts';
import type { VariableFacts } from './schema/variable-facts.ts';
import { valueType } from './value-type.ts';

/** The data for the rows of all services. */
export interface VariableKnowledge {
  services: readonly ServiceEnvironment[];
  pages: ServicePages;
  facts: VariableFacts;
  compose: ComposeFacts;
  helm: ReadonlyMap<string, ReadonlyMap<string, readonly VariableInChart[]>>;
  /** Links to values of the chart, by path. */
  helmHrefs: ReadonlyMap<string, string>;
  values: readonly VariableValues[];
  sets: readonly VariableSet[];
}

/** Parts of the chart that accept additional variables, by service. */
export const extraEnvs: Readonly<Record<string, string>> = {
  'datahub-gms': 'datahub-gms.extraEnvs',
  'datahub-frontend-react': 'datahub-frontend.extraEnvs',
  'datahub-mae-consumer': 'datahub-mae-consumer.extraEnvs',
  'datahub-mce-consumer': 'datahub-mce-consumer.extraEnvs',
  'datahub-actions': 'acryl-datahub-actions.extraEnvs',
  'datahub-upgrade': 'datahubSystemUpdate.extraEnvs',
  'elasticsearch-setup': 'elasticsearchSetupJob.extraEnvs',
  'kafka-setup': 'kafkaSetupJob.extraEnvs',
  'mysql-setup': 'mysqlSetupJob.extraEnvs',
  'postgres-setup': 'postgresqlSetupJob.extraEnvs',
};

/** The row of one variable. @param page page that shows it */
export function variableRow(
  variable: EnvironmentVariable,
  service: string,
  page: string,
  knowledge: VariableKnowledge,
): VariableRow {
  const { name, description, secret } = variable;
  const { services, pages, facts, values, sets } = knowledge;
  const link = (to: string, other: string): NamedLink => {
    const href = variableHref(to, other, pages, page);
    return { name: other, ...(href !== undefined && { href }) };
  };
  const reads = (to: string, other: string) =>
    services.some((each) => each.service === to && each.variables.some((one) => one.name === other));
  const accepted = values.find(({ names }) => names.includes(name));
  const readIn = placesOf(service, name, facts);
  const since = readIn.length > 0 ? sinceOf(name, facts) : undefined;
  return {
    name,
    anchor: variableAnchor(service, name, pages),
    valueType: accepted === undefined ? valueType(variable) : 'list',
    ...(variable.default !== null && { defaultValue: variable.default }),
    secret,
    description: parseRichText(description),
    allowed: (accepted?.values ?? []).map(({ value, meaning }) => ({ value, meaning: parseRichText(meaning) })),
    allowedNote: parseRichText(accepted?.note ?? ''),
    together: sets
      .filter(({ names }) => names.includes(name))
      .map(({ names, why }) => ({
        names: names.filter((other) => other !== name && reads(service, other)).map((other) => link(service, other)),
        why: parseRichText(why),
      }))
      .filter(({ names }) => names.length > 0),
    helm: helmText(knowledge.helm.get(service)?.get(name) ?? [], extraEnvs[service], knowledge.helmHrefs),
    compose: composeUses(service, name, knowledge.compose),
    ...(since !== undefined && { since }),
    readIn,
    alsoReadBy: services
      .filter((each) => each.service !== service && reads(each.service, name))
      .map((each) => ({ ...link(each.service, name), name: each.service })),
    snippet: `${name}=${secret ? '' : (variable.default ?? '')}`,
  };
}

/** Files that read a variable for a service, with the lines of the documented commit. */
function placesOf(service: string, name: string, { groups }: VariableFacts): NamedLink[] {
  return groups
    .filter(({ services }) => services.includes(service))
    .flatMap(({ variables }) => variables.find((each) => each.name === name)?.places ?? [])
    .slice(0, 3)
    .map(({ file, line }) => ({ name: file.split('/').at(-1) ?? file, href: `${upstreamUrl(file)}#L${line}` }));
}

function sinceOf(name: string, { since }: VariableFacts): string | undefined {
  return Object.entries(since).find(([, names]) => names.includes(name))?.[0];
}

/**
 * What the chart does with a variable.
 * @param extra value that accepts variables without a value, if there is one
 */
function helmText(
  uses: readonly VariableInChart[],
  extra: string | undefined,
  hrefs: VariableKnowledge['helmHrefs'],
): RichText {
  const linked = (path: string): RichTextPart => {
    const link = hrefs.get(path);
    return link === undefined ? { code: path } : { link, text: path };
  };
  const values = [...new Set(uses.flatMap((use) => use.values))];
  if (values.length > 0) return [...list(values.map(linked), ', '), '.'];
  const fixed = uses.filter((use) => use.fixed !== undefined);
  if (fixed.length > 0) {
    const contents = [...new Set(fixed.flatMap((use) => use.fixed ?? []))];
    const conditions = fixed.some(({ when }) => when.length === 0)
      ? []
      : [...new Set(fixed.flatMap(({ when }) => when))];
    return [
      'No value. The chart sets ',
      ...list(
        contents.map((code) => ({ code })),
        ' or ',
      ),
      ...(conditions.length > 0 ? [' depending on ', ...list(conditions.map(linked), ', ')] : []),
      '.',
    ];
  }
  return extra === undefined ? [] : ['No value. Add it to ', linked(extra), '.'];
}

function list(parts: readonly RichTextPart[], separator: string): RichText {
  return parts.flatMap((part, at) => [...(at === 0 ? [] : [separator]), part]);
}
