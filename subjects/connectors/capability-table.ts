import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { upstreamUrl } from '#generators/drafting/upstream-url.ts';
import { capabilityNames } from '#model/integration-vocabulary.ts';
import type { CapabilityTableBlock } from './blocks/block-types.ts';
import { capabilityGuide } from './capability-guide.ts';
import { optionAnchor } from './options/option-rows.ts';
import type { CapabilityBasis } from './schema/capability.ts';
import type { ConnectorModule } from './schema/connector.ts';

/**
 * The table of a module's capabilities, in the order of the vocabulary.
 * @param prefix what the anchors of the module's options begin with
 */
export function capabilityTable({ title, capabilities }: ConnectorModule, prefix: string): CapabilityTableBlock {
  return {
    type: 'capability-table',
    caption: `Capabilities of ${title}`,
    rows: capabilityNames.map((name) => {
      const { value, options, note, basis } = capabilities[name];
      const { page } = capabilityGuide[name];
      return {
        capability: { name, ...(page === undefined ? {} : { href: page }) },
        value,
        options: options.map((path) => ({ name: path, href: `#${optionAnchor(prefix, path)}` })),
        note: parseRichText(note ?? ''),
        basis: basisOf(basis),
      };
    }),
  };
}

function basisOf(basis: CapabilityBasis): CapabilityTableBlock['rows'][number]['basis'] {
  if ('declared' in basis) return { text: ['Declared in'], file: fileOf(basis.declared) };
  const [text, verb] = 'has' in basis ? [basis.has, 'Contains'] : [basis.lacks, 'Lacks'];
  return { text: [`${verb} `, { code: text }, ':'], file: fileOf(basis.code) };
}

function fileOf(path: string): { name: string; href: string } {
  return { name: path.slice(path.lastIndexOf('/') + 1), href: upstreamUrl(path) };
}
