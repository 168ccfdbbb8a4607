import { blockPart, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { generatedPage } from '#generators/drafting/generated-page.ts';
import { missingPages } from '#generators/drafting/missing-pages.ts';
import { nextStepsParts } from '#generators/drafting/next-steps.ts';
import type { Generated } from '#generators/generated.ts';
import type { SectionFilterBlock } from '#model/blocks.ts';
import type { Loaded } from '#model/loaded.ts';
import type { DraftPart, PageDraft } from '#model/page.ts';
import type { MetamodelData } from '#subjects/metamodel/data.ts';
import type { CatalogData } from '#subjects/sample-catalog/data.ts';
import { restPath } from './addresses.ts';
import { checkCoverage } from './check-coverage.ts';
import type { RestData } from './data.ts';
import { endpointKey, groupParts } from './endpoint-parts.ts';
import type { NotAnswered, RestResponse } from './engine/request.ts';
import { recordParts } from './record-parts.ts';
import { runExamples } from './run-examples.ts';
import type { RestFacts } from './schema/rest-facts.ts';
import { type RestPage, restPageIds } from './schema/rest-page.ts';

/** The reference of endpoints, and the problems in its data. */
export function generateRest(data: RestData & CatalogData & MetamodelData): Generated {
  const facts = data.restFacts[0]?.value;
  if (facts === undefined || data.restGroups.length === 0) return { drafts: [], problems: [] };
  const results = runExamples(data);
  return {
    drafts: data.restPages.map((page) => pageDraft(page, data, facts, results)),
    problems: [
      ...checkCoverage(data, facts, results),
      ...missingPages({
        folder: 'rest',
        reference: 'REST',
        ids: restPageIds,
        have: data.restPages,
        fix: 'Create it with a title, a description, an intro, groups, and links.',
      }),
    ],
  };
}

function pageDraft(
  { value, origin, file }: Loaded<RestPage>,
  { restGroups, restRecords }: RestData,
  facts: RestFacts,
  results: ReadonlyMap<string, RestResponse | NotAnswered>,
): PageDraft {
  const { id, title, sidebarLabel, description, keywords, intro, links } = value;
  const groups = value.groups.flatMap((name) => restGroups.find((group) => group.value.id === name) ?? []);
  const records = restRecords.filter((each) => each.value.page === id);
  const knowledge = {
    facts: new Map(facts.endpoints.map((endpoint) => [endpointKey(endpoint.api, endpoint.id), endpoint])),
    records: new Set(records.flatMap((each) => each.value.records.map(({ name }) => name))),
    results,
  };
  const endpoints = groups.flatMap((group) =>
    group.value.endpoints.map((each) => endpointKey(group.value.api, each.id)),
  );
  const sources = [
    ...groups.flatMap((group) => group.value.sources),
    ...endpoints.flatMap((key) => knowledge.facts.get(key)?.file ?? []),
  ];
  const body = [
    ...groups.flatMap((group) => groupParts(group, knowledge)),
    ...recordsParts(records, facts, knowledge.records),
  ];
  const count = body.filter((part) => 'block' in part).length;
  return generatedPage(
    {
      path: restPath(id),
      kind: 'rest',
      title,
      ...(sidebarLabel !== undefined && { sidebarLabel }),
      description,
      keywords,
      sources: [...new Set(sources)].sort(),
      body: [
        ...markdownPart(intro, origin(['intro'])),
        blockPart<SectionFilterBlock>({ type: 'section-filter', label: title, count }, origin(['title']), []),
        ...body,
        ...nextStepsParts(links, origin(['links'])),
      ],
    },
    file,
  );
}

function recordsParts(records: RestData['restRecords'], facts: RestFacts, known: ReadonlySet<string>): DraftPart[] {
  const byName = new Map(facts.records.map((record) => [record.name, record]));
  return records.flatMap(({ value, origin }) => [
    headingPart(2, 'Records', origin(['records']), 'records'),
    ...value.records.flatMap((record, index) =>
      recordParts(record, byName.get(record.name), known, origin(['records', index])),
    ),
  ]);
}
