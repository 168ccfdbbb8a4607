import { z } from 'zod';
import { capabilityNames, capabilityValues } from '#model/integration-vocabulary.ts';
import { listPart } from '#services/mcp/one-line.ts';
import { docsTool } from '#services/mcp/tool.ts';
import { capabilityGuide } from '../capability-guide.ts';
import { capabilityWords } from '../capability-words.ts';
import { builtConnectors } from './built-files.ts';
import { capabilityText } from './capability-text.ts';

export const findConnectors = docsTool({
  name: 'find_connectors',
  title: 'Find connectors by capability',
  description: `Lists the connectors that have a capability, such as column-level lineage or deletion of stale assets, with the options that turn it on. Capabilities: ${capabilityNames.map((name) => `${name} (${capabilityGuide[name].meaning})`).join(' ')}`,
  input: {
    capability: z.enum(capabilityNames).describe('The capability to look for.'),
    also: z
      .array(z.enum(capabilityNames))
      .max(5)
      .default([])
      .describe('Other capabilities that a module must also have.'),
  },
  answer: ({ capability, also }, data) => {
    const modules = builtConnectors(data)
      .flatMap(({ title, page, modules: own }) => own.map((module) => ({ ...module, title, page })))
      .filter(({ capabilities }) => also.every((name) => has(capabilities[name].value)));
    const lineOf = ({ title, plugin, page, capabilities }: (typeof modules)[number]) => {
      const details = [capability, ...also].map((name) => capabilityText(name, capabilities[name])).join(' ');
      return `${title}, module \`${plugin}\`, \`${page}\`. ${details}`;
    };
    return [
      `# ${[capability, ...also].join(' and ')}`,
      capabilityGuide[capability].meaning,
      ...capabilityValues.flatMap((value) => {
        const found = modules.filter(({ capabilities }) => capabilities[capability].value === value);
        const heading = `## ${capabilityWords[value]} (${found.length})`;
        if (has(value)) return listPart(heading, found.map(lineOf));
        return found.length === 0 ? [] : [`${heading}\n${found.map(({ plugin }) => `\`${plugin}\``).join(', ')}`];
      }),
      'For all capabilities of every module, see the page `/integrations/matrix`.',
    ].join('\n\n');
  },
});

function has(value: (typeof capabilityValues)[number]): boolean {
  return value === 'supported' || value === 'opt-in';
}
