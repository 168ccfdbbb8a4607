import { blockPart, codePart, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { upstreamUrl } from '#generators/drafting/upstream-url.ts';
import type { Badge, BadgeRowBlock } from '#model/blocks.ts';
import type { DraftPart } from '#model/page.ts';
import type { Origin } from '#model/problem.ts';
import type { OptionReferenceBlock, RequirementListBlock } from './blocks/block-types.ts';
import { capabilityTable } from './capability-table.ts';
import { optionReference, optionSections } from './options/option-rows.ts';
import type { ResolvedOption, SharedTypes } from './options/resolve-options.ts';
import type { ResolvedRule } from './options/resolve-rules.ts';
import { schemaPath } from './recipes/recipe-schemas.ts';
import type { Connector, ConnectorModule } from './schema/connector.ts';
import { statusBadges } from './words.ts';

/** What the sections of a module are made from. */
export interface ModuleContext {
  connector: Connector;
  module: ConnectorModule;
  options: readonly ResolvedOption[];
  rules: readonly ResolvedRule[];
  shared: SharedTypes;
  /** Position of a value of the module, by its path within the module. */
  origin: (path: readonly (string | number)[]) => Origin;
}

/**
 * The sections of one module. If it is the only module on its page, they are sections of the page. Otherwise, they are below a
 * heading of the module, and their anchors begin with its plugin name.
 */
export function moduleParts(context: ModuleContext): DraftPart[] {
  const { connector, module, origin } = context;
  const several = connector.modules.length > 1;
  const depth = several ? 3 : 2;
  const heading = (text: string, slug: string) =>
    headingPart(depth, text, origin([]), several ? `${module.plugin}-${slug}` : undefined);
  return [
    ...(several
      ? [
          headingPart(2, `Module ${module.plugin}`, origin([])),
          statusPart(statusBadges[module.status], origin(['status'])),
        ]
      : []),
    heading('Capabilities', 'capabilities'),
    blockPart(capabilityTable(module, optionPrefix(connector, module)), origin(['capabilities'])),
    heading('Requirements', 'requirements'),
    ...requirementParts(context),
    heading('Installation', 'installation'),
    ...markdownPart(installText(module), origin(['extra'])),
    heading('Recipes', 'recipes'),
    ...markdownPart(
      `Create or check a recipe in the [recipe studio](/tools/recipes?source=${module.plugin}).`,
      origin(['recipes']),
    ),
    ...recipeParts(context, depth === 2 ? 3 : 4),
    heading('Configuration options', 'configuration-options'),
    ...optionParts(context),
    heading('Code coordinates', 'code-coordinates'),
    ...markdownPart(coordinates(module), origin(['source'])),
  ];
}

function statusPart(badge: Badge, origin: Origin): DraftPart {
  return blockPart<BadgeRowBlock>({ type: 'badge-row', badges: [badge] }, origin);
}

/** Anchor prefix of a module's options. */
export function optionPrefix(connector: Connector, module: ConnectorModule): string {
  return connector.modules.length > 1 ? `${module.plugin}.` : '';
}

/** The option reference of a module. */
export function moduleOptions(
  connector: Connector,
  module: ConnectorModule,
  options: readonly ResolvedOption[],
  shared: SharedTypes,
  rules: readonly ResolvedRule[],
): OptionReferenceBlock {
  const subject = {
    title: module.title,
    prefix: optionPrefix(connector, module),
    root: ['source', 'config'],
    plugin: module.plugin,
    schema: schemaPath('source', module.plugin),
  };
  return optionReference(subject, options, shared, rules);
}

/** The checklist, split after a requirement that has a script, so that the script appears below it. */
function requirementParts({ module, origin }: ModuleContext): DraftPart[] {
  const parts: DraftPart[] = [];
  let items: RequirementListBlock['items'][number][] = [];
  const flush = () => {
    if (items.length > 0) {
      parts.push(
        blockPart<RequirementListBlock>(
          { type: 'requirement-list', label: `Requirements of ${module.title}`, items },
          origin(['requirements']),
        ),
      );
    }
    items = [];
  };
  for (const [index, { kind, text, neededFor, script }] of module.requirements.entries()) {
    const id = `${module.plugin}.requirement-${index + 1}`;
    items = [...items, { id, kind, text: parseRichText(text), neededFor: parseRichText(neededFor ?? '') }];
    if (script === undefined) continue;
    flush();
    parts.push(codePart(script.language, script.code, origin(['requirements', index, 'script', 'code']), script.title));
  }
  flush();
  return parts;
}

function installText({ plugin, extra }: ConnectorModule): string {
  const target = extra === null ? 'acryl-datahub' : `'acryl-datahub[${extra}]'`;
  return [
    `Install the plugin where ingestion runs (Python 3.7 or later), then check that it’s enabled:`,
    `\`\`\`shell\npip install --upgrade ${target}\ndatahub check plugins | grep ${plugin}\n\`\`\``,
    'Runs from the user interface install the plugin automatically. On the command line, try a dry run first, which passes no records to the sink. Without `--no-default-report`, it appears under **Ingestion** if the sink is `datahub-rest` or `datahub-kafka`:',
    '```shell\ndatahub ingest -c recipe.yaml --dry-run --no-default-report\ndatahub ingest -c recipe.yaml\n```',
  ].join('\n\n');
}

function recipeParts({ module, origin, connector }: ModuleContext, depth: 3 | 4): DraftPart[] {
  return module.recipes.flatMap((recipe, index) => {
    const at = (key: string) => origin(['recipes', index, key]);
    const id = connector.modules.length > 1 ? `${module.plugin}-recipe-${index + 1}` : undefined;
    return [
      headingPart(depth, recipe.title, at('title'), id),
      ...markdownPart(recipe.shows, at('shows')),
      codePart('yaml', recipe.yaml, at('yaml'), recipe.file),
    ];
  });
}

function optionParts({ connector, module, options, rules, shared, origin }: ModuleContext): DraftPart[] {
  const reference = moduleOptions(connector, module, options, shared, rules);
  // The ID that options had on the earlier site, which the product links to.
  const block = module === connector.modules[0] ? { ...reference, anchor: 'config-details' } : reference;
  const trail =
    connector.modules.length > 1 ? [`Module ${module.plugin}`, 'Configuration options'] : ['Configuration options'];
  const intro = `Options go below \`source.config\`. In their names, \`*\` stands for any key or list item. In strings, \`\${NAME}\` stands for the environment variable \`NAME\`. Your editor can [check options as you type](/docs/metadata-ingestion#recipe-schema).`;
  return [
    ...markdownPart(intro, origin(['options'])),
    blockPart(block, origin(['options']), optionSections(block, trail)),
  ];
}

function coordinates({ source }: ConnectorModule): string {
  const files = source.files.map((file) => `- [\`${file}\`](${upstreamUrl(file)})`);
  return `Source class \`${source.class}\`, configuration class \`${source.config}\`.\n\n${files.join('\n')}\n`;
}
