import { blockPart, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { generatedPage } from '#generators/drafting/generated-page.ts';
import { nextStepsParts } from '#generators/drafting/next-steps.ts';
import { codeOf, plainText } from '#generators/drafting/plain-text.ts';
import type { Generated } from '#generators/generated.ts';
import type { DataOf } from '#model/data-kind.ts';
import type { Loaded } from '#model/loaded.ts';
import type { BlockPart, DraftPart, PageDraft, Section } from '#model/page.ts';
import type { helmKinds } from '#subjects/helm/data.ts';
import { valuesOfVariables } from '#subjects/helm/values-of-variables.ts';
import { pagePath, servicePages } from './addresses.ts';
import type { VariableReferenceBlock, VariableRow } from './blocks/block-types.ts';
import { checkCoverage } from './check-coverage.ts';
import { isInCompose } from './compose-use.ts';
import type { EnvironmentData } from './data.ts';
import type { EnvironmentPage } from './schema/environment-page.ts';
import type { ServiceEnvironment } from './schema/service-environment.ts';
import type { VariableTopic } from './schema/shared.ts';
import { type VariableKnowledge, variableRow } from './variable-rows.ts';
import { byTopic } from './variable-topics.ts';

/** The reference of environment variables: a page for each service or group of services, and what the overview embeds. */
export function generateEnvironment(data: EnvironmentData & DataOf<Pick<typeof helmKinds, 'helmFacts'>>): Generated {
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
        ...services.flatMap((service) => serviceParts(service, id, isShared, topics, knowledge)),
        ...nextStepsParts(links, origin(['links'])),
      ],
    },
    file,
  );
}

function serviceParts(
  { value, origin }: Loaded<ServiceEnvironment>,
  page: string,
  isShared: boolean,
  topics: readonly VariableTopic[],
  knowledge: VariableKnowledge,
): DraftPart[] {
  const rows = value.variables.map((variable) => variableRow(variable, value.service, page, knowledge));
  const groups = byTopic(rows, topics).map(({ topic, items }) => ({
    title: topic?.title ?? 'Other variables',
    anchor: groupAnchor(topic?.id ?? 'other', value.service, isShared),
    variables: items,
  }));
  const block: VariableReferenceBlock = {
    type: 'variable-reference',
    label: `Environment variables of ${value.service}`,
    ...(isInCompose(value.service, knowledge.compose) && { composePath: `services.${value.service}.environment` }),
    groups: isShared ? [{ title: '', anchor: `${value.service}-variables`, variables: rows }] : groups,
  };
  return [
    headingPart(
      2,
      isShared ? `\`${value.service}\`` : 'Variables',
      origin(['service']),
      isShared ? value.service : 'variables',
    ),
    ...markdownPart(value.summary, origin(['summary'])),
    ...(isShared || groups.length < 3 ? [] : markdownPart(groupList(groups), origin(['variables']))),
    variablePart(block, value.service, knowledge, origin(['variables'])),
  ];
}

function groupAnchor(id: string, service: string, isShared: boolean): string {
  return isShared ? `${service}-${id}` : id;
}

/** Links to the groups of a long page. */
function groupList(groups: VariableReferenceBlock['groups']): string {
  return groups.map(({ title, anchor, variables }) => `- [${title}](#${anchor}) (${variables.length})`).join('\n');
}

function variablePart(
  block: VariableReferenceBlock,
  service: string,
  knowledge: VariableKnowledge,
  origin: Parameters<typeof blockPart>[1],
): BlockPart {
  return blockPart(
    block,
    origin,
    block.groups.flatMap(({ variables }) => variables.map((row) => variableSection(row, service, knowledge))),
  );
}

/** What search finds: each variable under its own anchor, and its description once, however many services share it. */
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
