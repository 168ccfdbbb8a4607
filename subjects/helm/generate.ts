import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import { blockPart, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { generatedPage } from '#generators/drafting/generated-page.ts';
import { nextStepsParts } from '#generators/drafting/next-steps.ts';
import type { Generated } from '#generators/generated.ts';
import type { PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { OptionFilterBlock, OptionReferenceBlock } from '#subjects/connectors/blocks/block-types.ts';
import { optionSections } from '#subjects/connectors/options/option-rows.ts';
import { helmPagePath, helmSchemaPath } from './addresses.ts';
import type { HelmData } from './data.ts';
import { type Described, type DescribedPage, describeValues } from './described-values.ts';
import { valueReference } from './value-rows.ts';
import { valuesSchema } from './values-schema.ts';

const REFERENCE = 'content/helm/pages/';

/** The pages about Helm values, the JSON Schemas of the values files, and what the data lacks. */
export function generateHelm(data: HelmData): Generated {
  const described = describeValues(data);
  const schemas = data.helmFacts.map(({ value }) => {
    const values = described.pages
      .filter(({ page }) => page.chart === value.chart)
      .flatMap(({ sections }) => sections.flatMap((section) => section.values));
    const schema = valuesSchema(value, values, value.templates.length === 0);
    return [helmSchemaPath(value.chart), `${JSON.stringify(schema, null, 1)}\n`];
  });
  return {
    drafts: described.pages.map((page) => pageDraft(page, data)),
    problems: problemsOf(described),
    files: Object.fromEntries(schemas),
  };
}

function pageDraft(described: DescribedPage, { helmFacts, newerCharts }: HelmData): PageDraft {
  const { page, file, origin, sections } = described;
  const facts = helmFacts.find(({ value }) => value.chart === page.chart)?.value;
  const sources = `https://github.com/${facts?.repository}/blob/${facts?.commit.slice(0, 7)}`;
  const newer = page.chart === 'datahub' ? newerCharts.flatMap(({ value }) => value) : [];
  const versions = [
    `The values are those of version ${facts?.version} of the \`${page.chart}\` chart.`,
    // Stated once rather than on each of the chart's pages.
    ...(page.id === 'global'
      ? newer.map(({ version, release, note }) => `Version ${version} installs DataHub ${release}. ${note}`)
      : newer.slice(0, 1).map(() => `See also [newer versions](${helmPagePath('global')}).`)),
  ].join(' ');
  const count = sections.reduce((sum, { values }) => sum + values.length, 0);
  return generatedPage(
    {
      path: helmPagePath(page.id),
      kind: 'settings',
      title: page.title,
      sidebarLabel: page.label,
      description: page.description,
      keywords: page.keywords,
      sources: page.sources,
      body: [
        ...markdownPart(`${page.intro.trim()}\n\n${versions}\n`, origin(['intro'])),
        blockPart<OptionFilterBlock>(
          { type: 'option-filter', label: page.title, count, schema: helmSchemaPath(page.chart) },
          origin(['title']),
          [],
        ),
        ...sections.flatMap((section) => {
          const block = valueReference(described, section, sources);
          return [
            headingPart(2, section.title, section.origin),
            ...markdownPart(section.text, section.origin),
            blockPart<OptionReferenceBlock>(block, section.origin, optionSections(block, [section.title])),
          ];
        }),
        ...nextStepsParts(page.links, origin(['links'])),
      ],
    },
    file,
  );
}

function problemsOf({ pages, unknown, twice, missing, untyped }: Described): Problem[] {
  const known = missing.map(({ path }) => path);
  return [
    ...unknown.map(({ path, origin }) =>
      dataProblem(
        origin,
        'helm/unknown-value',
        `The chart has no value "${path}".`,
        didYouMean(path, known, 'Remove it.'),
      ),
    ),
    ...twice.map(({ path, origin }) =>
      dataProblem(origin, 'helm/described-twice', `The value "${path}" is described twice.`, 'Keep one description.'),
    ),
    ...untyped.map(({ path, origin }) =>
      dataProblem(
        origin,
        'helm/untyped-value',
        `The type of "${path}" is unknown, because the chart sets no default.`,
        'Add its type.',
      ),
    ),
    ...(pages.length === 0 ? [] : missing).map(({ path, file, line }) =>
      dataProblem(
        { file: REFERENCE },
        'helm/undescribed-value',
        `The value "${path}" (${file}, line ${line}) isn't described.`,
        'Describe it on the page of its component.',
      ),
    ),
  ];
}
