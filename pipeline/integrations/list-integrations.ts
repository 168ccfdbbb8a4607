import { connectorPath } from '#generators/connectors/connector-path.ts';
import type { Connector } from '#model/connector.ts';
import type { Integration, IntegrationEntry, IntegrationModule } from '#model/integration.ts';
import { capabilityNames } from '#model/integration-vocabulary.ts';

/**
 * Everything the directory lists: all connectors, and what content/integrations.yaml adds. An entry there with the address of a connector is
 * left out, since the connector's own file says it all; a check reports it.
 * @returns integrations by title
 */
export function listIntegrations(
  connectors: readonly Connector[],
  entries: readonly IntegrationEntry[],
): Integration[] {
  const described = connectors.map(fromConnector);
  const known = new Set(described.map(({ path }) => path));
  const others = entries.filter(({ path }) => !known.has(path)).map(fromEntry);
  return [...described, ...others].sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

function fromConnector({ id, title, icon, tags, modules }: Connector): Integration {
  const several = modules.length > 1;
  const list = modules.map(({ plugin, status, capabilities }): IntegrationModule => {
    const anchor = several ? `${plugin}-capabilities` : 'capabilities';
    const modes = Object.fromEntries(capabilities.map(({ capability, mode }) => [capability, mode]));
    return {
      plugin,
      title: several ? `${title} (${plugin})` : title,
      status,
      anchor: capabilities.length > 0 ? anchor : '',
      modes,
    };
  });
  const supports = (name: (typeof capabilityNames)[number]) =>
    list.some(({ modes }) => modes[name] !== undefined && modes[name] !== 'not-supported');
  return {
    id,
    title,
    path: connectorPath(id),
    icon,
    platformTypes: tags.platformType,
    connection: tags.connection,
    capabilities: capabilityNames.filter(supports),
    features: tags.features,
    status: list[0]?.status ?? 'unknown',
    modules: list,
  };
}

function fromEntry(entry: IntegrationEntry): Integration {
  return { ...entry, id: entry.path.slice(entry.path.lastIndexOf('/') + 1), modules: [] };
}
