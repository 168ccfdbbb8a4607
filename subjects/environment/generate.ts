import { blockPart, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { generatedPage } from '#generators/drafting/generated-page.ts';
import { nextStepsParts } from '#generators/drafting/next-steps.ts';
import { codeOf, plainText } from '#generators/drafting/plain-text.ts';
import type { Generated } from '#generators/generated.ts';
import type { Loaded } from '#model/loaded.ts';
import type { BlockPart, DraftPart, PageDraft, Section } from '#model/page.ts';
import type { Origin } from '#model/problem.ts';
import type { HelmData } from '#subjects/helm/data.ts';
import { valueHrefs } from '#subjects/helm/value-hrefs.ts';
import { valuesOfVariables } from '#subjects/helm/values-of-variables.ts';
import { pagePath, servicePages } from './addresses.ts';
import type { VariableFilterBlock, VariableReferenceBlock, VariableRow } from './blocks/block-types.ts';
import { checkCoverage } from './check-coverage.ts';
import { isInCompose } from './compose-use.ts';
import type { EnvironmentData } from './data.ts';
import type { EnvironmentPage } from './schema/environment-page.ts';
import type { ServiceEnvironment } from './schema/service-environment.ts';
import type { VariableTopic } from './schema/shared.ts';
import { extraEnvs, type VariableKnowledge, variableRow } from './variable-rows.ts';
import { byTopic } from './variable-topics.ts';

/** The reference of environment variables: a page for each service or group of services, and what the overview embeds. */
export function generateEnvironment(data: EnvironmentData & HelmData): Generated {
  const {
    environments,
    environmentPages,
    variableTopics,
    variableFacts: [facts],
    composeFacts: [compose],
  } = data;
  if (environments.length === 0 || facts === undefined || compose === undefined) return { drafts: [], problems: [] };
  const chart = data.helmFacts.find(({ value }) => value.chart === 'datahub');
  const knowledge: VariableKnowledge = {
    services: environments.map(({ value }) => value),
    pages: servicePages(data),
    facts: facts.value,
    compose: compose.value,
    helm: chart === undefined ? new Map() : valuesOfVariables(chart.value),
    helmHrefs: valueHrefs(data, 'datahub'),
    values: data.variableValues[0]?.value ?? [],
    sets: data.variableSets[0]?.value ?? [],
  };
  const topics = variableTopics[0]?.value ?? [];
  return {
    drafts: environmentPages.map((page) => pageDraft(page, environments, topics, knowledge)),
    problems: checkCoverage(data),
  };
}

function pageDraft(
  { value, origin, file }: Loaded<EnvironmentPage>,
  environments: EnvironmentData['environments'],
  topics: readonly VariableTopic[],
  knowledge: VariableKnowledge,
): PageDraft {
  const { id, title, sidebarLabel, description, keywords, intro, links } = value;
  const services = value.services.flatMap((name) => environments.find((each) => each.value.service === name) ?? []);
  const isShared = services.length > 1;
  return generatedPage(
    {
      path: pagePath(id),
      kind: 'settings',
      title,
      ...(sidebarLabel !== undefined && { sidebarLabel }),
      description,
      keywords,
      sources: [...new Set(services.flatMap((each) => each.value.sources))],
      body: [
        ...markdownPart(intro, origin(['intro'])),
        ...(isShared ? filterParts(title, services, origin(['title'])) : []),
        ...services.flatMap((service) => serviceParts(service, id, isShared, topics, knowledge)),
        ...nextStepsParts(links, origin(['links'])),
      ],
    },
    file,
  );
}

/** A page with this many variables or more has a filter. */
const filterFrom = 12;

function filterParts(
  title: string,
  services: readonly Pick<Loaded<ServiceEnvironment>, 'value'>[],
  origin: Origin,
): DraftPart[] {
  const variables = services.flatMap(({ value }) => value.variables);
  if (variables.length < filterFrom) return [];
  const hasSecrets = variables.some(({ secret }) => secret);
  const block: VariableFilterBlock = { type: 'variable-filter', label: title, count: variables.length, hasSecrets };
  return [blockPart(block, origin, [])];
}

/** What the service is, and a table for each topic; on a page with several services, one table for each. */
function serviceParts(
  { value, origin }: Loaded<ServiceEnvironment>,
  page: string,
  isShared: boolean,
  topics: readonly VariableTopic[],
  knowledge: VariableKnowledge,
): DraftPart[] {
  const { service, summary, variables } = value;
  const rows = variables.map((variable) => variableRow(variable, service, page, knowledge));
  const place = origin(['variables']);
  const where = whereToSet(service, knowledge);
  if (isShared)
    return [
      headingPart(2, `\`${service}\``, place, service),
      ...markdownPart([summary.trim(), where].join(' '), origin(['summary'])),
      variablePart(service, rows, service, knowledge, place),
    ];
  const parts = byTopic(rows, topics).flatMap(({ topic, items }) => {
    const title = topic?.title ?? 'Other variables';
    return [headingPart(2, title, place, topic?.id ?? 'other'), variablePart(title, items, service, knowledge, place)];
  });
  return [...markdownPart(where, place), ...filterParts(service, [{ value }], place), ...parts];
}

/** Where a deployment sets the variables of a service. */
function whereToSet(service: string, { compose }: VariableKnowledge): string {
  const extra = extraEnvs[service];
  const sentences = [
    ...(isInCompose(service, compose)
      ? [`In a Compose file, set them under \`services.${service}.environment\`.`]
      : []),
    ...(extra === undefined ? [] : [`In Helm, use the value that a row names, or add the variable to \`${extra}\`.`]),
  ];
  return sentences.join(' ');
}

function variablePart(
  label: string,
  variables: readonly VariableRow[],
  service: string,
  knowledge: VariableKnowledge,
  origin: Origin,
): BlockPart {
  const block: VariableReferenceBlock = { type: 'variable-reference', label, variables };
  return blockPart(
    block,
    origin,
    variables.map((row) => variableSection(row, service, knowledge)),
  );
}

/** The entries for search: each variable under its own anchor, and its description once, no matter how many services share it. */
function variableSection(
  { name, anchor, description, allowed, together }: VariableRow,
  service: string,
  { services }: VariableKnowledge,
): Section {
  const described = (owner: ServiceEnvironment) => owner.variables.find((each) => each.name === name)?.description;
  const own = services.find((each) => each.service === service);
  const first = services.find((each) => own !== undefined && described(each) === described(own));
  if (first !== own) return { anchor, title: name, trail: [service], text: '', code: [name] };
  return {
    anchor,
    title: name,
    trail: [service],
    text: [description, ...allowed.map(({ meaning }) => meaning), ...together.map(({ why }) => why)]
      .map(plainText)
      .join(' '),
    code: [name, ...allowed.map(({ value }) => value), ...codeOf(description)],
  };
}
