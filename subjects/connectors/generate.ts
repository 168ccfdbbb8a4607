import { blockPart, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { generatedPage } from '#generators/drafting/generated-page.ts';
import { nextStepsParts } from '#generators/drafting/next-steps.ts';
import { oneLine } from '#generators/drafting/one-line.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import type { Generated } from '#generators/generated.ts';
import type { Loaded } from '#model/loaded.ts';
import type { DraftPart, PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { RecipeFacts } from '#recipes/facts.ts';
import type { MetamodelData } from '#subjects/metamodel/data.ts';
import type { ConnectorSummaryBlock, ModuleChooserBlock } from './blocks/block-types.ts';
import { checkModuleDescriptions } from './check-descriptions.ts';
import { checkOptionReferences } from './check-options.ts';
import { conceptTable } from './concept-table.ts';
import { connectorPath } from './connector-path.ts';
import type { ConnectorData } from './data.ts';
import { moduleParts } from './module-parts.ts';
import { checkTypeDescriptions } from './options/check-descriptions.ts';
import { indexTypes, resolveOptions, type SharedTypes } from './options/resolve-options.ts';
import { resolveRules } from './options/resolve-rules.ts';
import { checkRecipe } from './recipes/check-recipe.ts';
import { recipeFacts } from './recipes/recipe-facts.ts';
import type { Connector } from './schema/connector.ts';
import { statusBadges } from './words.ts';

/** One page per connector, with problems of its options, recipes, and concepts. */
export function generateConnectors(data: ConnectorData & Pick<MetamodelData, 'entities'>): Generated {
  const shared = indexTypes(data.sharedTypes);
  const facts = recipeFacts(data);
  const pages = data.connectors.map((connector) => connectorPage(connector, shared, facts, data));
  const problems = [...data.sharedTypes.flatMap(checkTypeDescriptions), ...pages.flatMap((page) => page.problems)];
  return { drafts: pages.map(({ draft }) => draft), problems };
}

function connectorPage(
  loaded: Loaded<Connector>,
  shared: SharedTypes,
  facts: RecipeFacts,
  data: ConnectorData & Pick<MetamodelData, 'entities'>,
): { draft: PageDraft; problems: Problem[] } {
  const connector = loaded.value;
  const modules = connector.modules.map((module, index) => {
    const origin = (path: readonly (string | number)[]) => loaded.origin(['modules', index, ...path]);
    const resolved = resolveOptions(module, origin, shared);
    return { module, origin, rules: resolveRules(module, origin, resolved.options, shared), ...resolved };
  });
  const concepts = conceptTable(loaded, data);
  const body: DraftPart[] = [
    summaryPart(loaded),
    ...markdownPart(connector.summary, loaded.origin(['summary'])),
    ...chooserParts(loaded),
    ...(connector.concepts.length === 0
      ? []
      : [
          headingPart(2, 'What is extracted', loaded.origin(['concepts'])),
          blockPart(concepts.block, loaded.origin(['concepts'])),
        ]),
    ...modules.flatMap(({ module, origin, options, rules }) =>
      moduleParts({ connector, module, options, rules, shared, origin }),
    ),
    ...closingParts(loaded),
  ];
  const problems = modules.flatMap(({ module, origin, options, rules, problems: found }) => [
    ...found,
    ...checkOptionReferences(module, origin, options, rules),
    ...checkModuleDescriptions(module, origin),
    ...module.recipes.flatMap(({ yaml }, at) =>
      checkRecipe(yaml, facts, origin(['recipes', at, 'yaml']), module.plugin),
    ),
  ]);
  return { draft: connectorDraft(loaded, body), problems: [...problems, ...concepts.problems] };
}

function connectorDraft({ value, file }: Loaded<Connector>, body: readonly DraftPart[]): PageDraft {
  const { id, title, description, keywords, modules } = value;
  const page = {
    path: connectorPath(id),
    kind: 'connector',
    title,
    description,
    keywords: [...keywords, ...modules.map(({ plugin }) => plugin)],
    sources: modules.flatMap(({ source }) => source.files),
    body,
  } as const;
  return generatedPage(page, file);
}

function summaryPart({ value: connector, origin }: Loaded<Connector>): DraftPart {
  const [first] = connector.modules;
  const extras = connector.modules.flatMap(({ extra }) => extra ?? []);
  const facts = [
    {
      term: connector.modules.length > 1 ? 'Modules' : 'Module',
      values: connector.modules.map(({ plugin }) => ({ name: plugin })),
    },
    ...(connector.platform === null ? [] : [{ term: 'Platform in URNs', values: [{ name: connector.platform }] }]),
    { term: 'Kind of system', values: connector.tags.platformType.map((name) => ({ name })) },
    {
      term: extras.length > 1 ? 'Extras' : 'Extra',
      values: (extras.length > 0 ? extras : ['none, base package']).map((name) => ({ name })),
    },
  ];
  return blockPart<ConnectorSummaryBlock>(
    {
      type: 'connector-summary',
      // If there are several modules, each has a heading with this ID.
      ...(first !== undefined && connector.modules.length === 1 && { anchor: `module-${first.plugin}` }),
      title: connector.title,
      ...(connector.icon === null ? {} : { icon: connector.icon }),
      status: statusBadges[first?.status ?? 'unknown'],
      facts,
    },
    origin([]),
  );
}

function chooserParts({ value: { modules }, origin }: Loaded<Connector>): DraftPart[] {
  if (modules.length < 2) return [];
  return [
    headingPart(2, 'Which module to use', origin(['modules'])),
    blockPart<ModuleChooserBlock>(
      {
        type: 'module-chooser',
        modules: modules.map(({ title, plugin, status, chooseWhen }) => ({
          name: title,
          href: `#module-${plugin}`,
          plugin,
          status: statusBadges[status],
          chooseWhen: parseRichText(chooseWhen ?? ''),
        })),
      },
      origin(['modules']),
    ),
  ];
}

function closingParts({ value: connector, origin }: Loaded<Connector>): DraftPart[] {
  const { guides, limits, troubleshooting, links } = connector;
  const rows = troubleshooting.map((row) => `| ${[row.symptom, row.cause, row.fix].map(tableCell).join(' | ')} |`);
  return [
    ...guides.flatMap(({ title, text }, index) => [
      headingPart(2, title, origin(['guides', index, 'title'])),
      ...markdownPart(text, origin(['guides', index, 'text'])),
    ]),
    ...section(
      'Limits',
      limits.map((limit) => `- ${oneLine(limit)}`),
      origin(['limits']),
    ),
    ...section(
      'Troubleshooting',
      rows.length === 0 ? [] : ['| Symptom | Cause | What to do |', '| --- | --- | --- |', ...rows],
      origin(['troubleshooting']),
    ),
    ...nextStepsParts(links, origin(['links'])),
  ];
}

function section(
  title: string,
  lines: readonly string[],
  origin: ReturnType<Loaded<Connector>['origin']>,
): DraftPart[] {
  return lines.length === 0 ? [] : [headingPart(2, title, origin), ...markdownPart(lines.join('\n'), origin)];
}

function tableCell(text: string): string {
  return oneLine(text).replaceAll('|', '\\|');
}
