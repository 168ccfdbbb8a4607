import { z } from 'zod';
import type { PublishedConnector } from '#generators/data-files/plugins.ts';
import { listPart, oneLine } from '../one-line.ts';
import { docsTool } from '../tool.ts';
import { unknownName } from '../unanswerable.ts';

type Module = PublishedConnector['modules'][number];

export const connectorRequirements = docsTool({
  name: 'connector_requirements',
  title: 'What a connector needs',
  description:
    'What must be in place before a connector runs: package, accounts, permissions with their scripts, network, versions; with its capabilities, starter recipe and limits. For single options use describe_option.',
  input: {
    connector: z.string().trim().min(1).max(100).describe('Id or plugin, e.g. snowflake or dbt-cloud.'),
  },
  answer: ({ connector: asked }, data) => {
    const { connectors } = data.file('connectors');
    const name = asked.toLowerCase();
    const connector =
      connectors.find(({ id, title }) => id === name || title.toLowerCase() === name) ??
      connectors.find(({ modules }) => modules.some(({ plugin }) => plugin === name));
    if (connector === undefined) {
      const names = connectors.flatMap(({ id, modules }) => [id, ...modules.map(({ plugin }) => plugin)]);
      throw unknownName('connector', asked, [...new Set(names)]);
    }
    const { title, description, page, platform, modules, limits } = connector;
    const named = modules.filter(({ plugin }) => plugin === name && connector.id !== name);
    return [
      `# ${title}`,
      description,
      `Page: \`${page}\`${platform === null ? '' : `. Platform in URNs: \`${platform}\``}.`,
      ...(named.length > 0 ? named : modules).map(moduleText),
      ...listPart('## Limits', limits.map(oneLine)),
    ].join('\n\n');
  },
});

function moduleText({ plugin, title, chooseWhen, status, extra, requirements, capabilities, recipes }: Module): string {
  const [starter] = recipes;
  return [
    `## Module ${title}`,
    `Source type \`${plugin}\`, support: ${status}. Install: \`pip install 'acryl-datahub${extra === null ? '' : `[${extra}]`}'\`.`,
    ...(chooseWhen === undefined ? [] : [oneLine(chooseWhen)]),
    ['### Requirements', ...requirements.map(requirementText)].join('\n'),
    ...listPart('### Capabilities', capabilities.map(capabilityText)),
    ...(starter ? [`### Starter recipe\n\n\`\`\`yaml\n${starter.yaml.trimEnd()}\n\`\`\``] : []),
  ].join('\n\n');
}

function capabilityText({ capability, mode, configKeys, note }: Module['capabilities'][number]): string {
  const options = configKeys.length === 0 ? '' : ` (${configKeys.map((key) => `\`${key}\``).join(', ')})`;
  return `${capability}: ${mode}${options}${note === undefined ? '' : `. ${oneLine(note)}`}`;
}

function requirementText({ kind, text, neededFor, script }: Module['requirements'][number]): string {
  const line = `- ${kind}: ${oneLine(text)}${neededFor === undefined ? '' : ` Needed for: ${oneLine(neededFor)}`}`;
  return script === undefined ? line : `${line}\n\n\`\`\`${script.language}\n${script.code.trimEnd()}\n\`\`\`\n`;
}
