import { z } from 'zod';
import { capabilityNames } from '#model/integration-vocabulary.ts';
import { listPart, oneLine } from '#services/mcp/one-line.ts';
import { docsTool } from '#services/mcp/tool.ts';
import { Unanswerable, unknownName } from '#services/mcp/unanswerable.ts';
import { builtEntities } from '#subjects/metamodel/mcp/built-files.ts';
import type { PublishedEntities } from '#subjects/metamodel/published.ts';
import type { PublishedConnector } from '../published.ts';
import { builtConnectors } from './built-files.ts';
import { capabilityText } from './capability-text.ts';

type Module = PublishedConnector['modules'][number];

export const connectorRequirements = docsTool({
  name: 'connector_requirements',
  title: 'Get a connector’s requirements',
  description:
    'Lists what a connector needs before it can run: package, accounts, permissions with the scripts that grant them, network access, and versions. Also returns its capabilities, the entities and URNs that it writes, a starter recipe, and its limits. For a single option, use describe_option.',
  input: {
    connector: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe('ID, plugin, or product name, for example snowflake, dbt-cloud, or SQL Server.'),
  },
  answer: ({ connector: asked }, data) => {
    const connectors = builtConnectors(data);
    const name = asked.toLowerCase();
    const connector =
      connectors.find(({ id, title }) => id === name || title.toLowerCase() === name) ??
      connectors.find(({ modules }) => modules.some(({ plugin }) => plugin === name)) ??
      connectorCalled(asked, connectors);
    if (connector === undefined) {
      const names = connectors.flatMap(({ id, modules }) => [id, ...modules.map(({ plugin }) => plugin)]);
      throw unknownName('connector', asked, [...new Set(names)]);
    }
    const { title, description, page, platform, modules, limits, concepts } = connector;
    const named = modules.filter(({ plugin }) => plugin === name && connector.id !== name);
    return [
      `# ${title}`,
      description,
      `Page: \`${page}\`${platform === null ? '' : `. Platform in URNs: \`urn:li:dataPlatform:${platform}\``}.`,
      ...(named.length > 0 ? named : modules).map(moduleText),
      ...listPart('## Entities in DataHub', conceptTexts(concepts, builtEntities(data))),
      ...listPart('## Limits', limits.map(oneLine)),
    ].join('\n\n');
  },
});

/** The only connector whose title or keywords are the requested words, as people write them: "SQL Server" for mssql. */
function connectorCalled(asked: string, connectors: readonly PublishedConnector[]): PublishedConnector | undefined {
  const wanted = asked.toLowerCase().replace(/[^a-z\d]/g, '');
  if (wanted.length < 3) return undefined;
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .filter((word) => word !== '');
  const compact = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');
  const rules: readonly ((one: PublishedConnector) => boolean)[] = [
    ({ title, modules }) => [title, ...modules.map((module) => module.title)].some((text) => compact(text) === wanted),
    ({ keywords }) => keywords.some((keyword) => compact(keyword) === wanted),
    ({ title }) => words(asked).every((word) => words(title).includes(word)),
  ];
  for (const rule of rules) {
    const found = connectors.filter(rule);
    if (found.length > 1)
      throw new Unanswerable(
        `Several connectors match "${asked}": ${found.map(({ id }) => id).join(', ')}. Ask for one of them.`,
      );
    if (found[0] !== undefined) return found[0];
  }
  return undefined;
}

/** What the objects in the source become. A URN's form is listed with the first object that becomes an entity of its type. */
function conceptTexts(concepts: PublishedConnector['concepts'], { entities }: PublishedEntities): string[] {
  return concepts.map(({ source, entity, note }, index) => {
    const isFirst = concepts.findIndex((one) => one.entity === entity) === index;
    const format = isFirst ? entities.find(({ name }) => name === entity)?.identity.format : undefined;
    const urn = format === undefined ? '' : `, URN \`${format}\``;
    return `${source} → \`${entity}\`${urn}.${note === undefined ? '' : ` ${oneLine(note)}`}`;
  });
}

function moduleText({ plugin, title, chooseWhen, status, extra, requirements, capabilities, recipes }: Module): string {
  const [starter] = recipes;
  return [
    `## Module ${title}`,
    `Source type: \`${plugin}\`. Support status: ${status}. Install: \`pip install 'acryl-datahub${extra === null ? '' : `[${extra}]`}'\`.`,
    ...(chooseWhen === undefined ? [] : [oneLine(chooseWhen)]),
    ['### Requirements', ...requirements.map(requirementText)].join('\n'),
    ...listPart(
      '### Capabilities',
      capabilityNames.map((name) => capabilityText(name, capabilities[name])),
    ),
    ...(starter ? [`### Starter recipe\n\n\`\`\`yaml\n${starter.yaml.trimEnd()}\n\`\`\``] : []),
  ].join('\n\n');
}

function requirementText({ kind, text, neededFor, script }: Module['requirements'][number]): string {
  const line = `- ${kind}: ${oneLine(text)}${neededFor === undefined ? '' : ` Needed for: ${oneLine(neededFor)}`}`;
  return script === undefined ? line : `${line}\n\n\`\`\`${script.language}\n${script.code.trimEnd()}\n\`\`\`\n`;
}
