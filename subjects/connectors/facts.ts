import { parseSentence } from '#generators/drafting/parse-sentence.ts';
import { plainText } from '#generators/drafting/plain-text.ts';
import { type CapabilityName, capabilityNames } from '#model/integration-vocabulary.ts';
import type { Loaded } from '#model/loaded.ts';
import type { OptionRow } from './blocks/block-types.ts';
import type { ConnectorData } from './data.ts';
import { moduleOptions } from './module-parts.ts';
import { indexTypes, resolveOptions, type SharedTypes } from './options/resolve-options.ts';
import type { Capabilities } from './schema/capability.ts';
import type { Connector, ConnectorModule } from './schema/connector.ts';
import type { CapabilityFact, ConnectorFacts, ModuleFacts, OptionFact } from './schema/connector-facts.ts';

/**
 * The facts that readers compare across connectors. Errors in the data are reported with the pages, so none are reported here.
 */
export function connectorFacts(data: Pick<ConnectorData, 'connectors' | 'sharedTypes'>): ConnectorFacts[] {
  const shared = indexTypes(data.sharedTypes);
  return data.connectors.map((connector) => ({
    id: connector.value.id,
    modules: connector.value.modules.map((module) => moduleFacts(connector, module, shared)),
  }));
}

function moduleFacts({ value, origin }: Loaded<Connector>, module: ConnectorModule, shared: SharedTypes): ModuleFacts {
  const { plugin, status, extra, capabilities, requirements } = module;
  const { options } = resolveOptions(module, origin, shared);
  const reference = moduleOptions(value, module, options, shared, []);
  return {
    plugin,
    status,
    extra,
    capabilities: capabilityFacts(capabilities),
    requirements: requirements.map(({ kind, text, neededFor }) => ({
      kind,
      text: parseSentence(text),
      neededFor: parseSentence(neededFor),
    })),
    options: reference.options.flatMap(optionFacts),
  };
}

function capabilityFacts(capabilities: Capabilities): ModuleFacts['capabilities'] {
  const fact = (name: CapabilityName): CapabilityFact => {
    const { value, options, note } = capabilities[name];
    return { value, options, note: parseSentence(note) };
  };
  return Object.fromEntries(capabilityNames.map((name) => [name, fact(name)])) as Record<
    CapabilityName,
    CapabilityFact
  >;
}

function optionFacts(row: OptionRow): OptionFact[] {
  if (row.hidden || row.deprecated !== undefined) return [];
  const { path, anchor, required, defaultValue, defaultNote } = row;
  const type = row.optionType.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  const given = defaultValue ?? (defaultNote && plainText(defaultNote));
  const fact = { path, anchor, type, required, ...(given !== undefined && { defaultValue: given }) };
  return [fact, ...row.children.flatMap(optionFacts)];
}
