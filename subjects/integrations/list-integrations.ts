import type { Integration, IntegrationEntry, IntegrationModule } from '#model/integration.ts';
import {
  type CapabilityName,
  type CapabilityValue,
  capabilityNames,
  capabilityValues,
} from '#model/integration-vocabulary.ts';
import { connectorPath } from '#subjects/connectors/connector-path.ts';
import { optionPrefix } from '#subjects/connectors/module-parts.ts';
import type { Connector } from '#subjects/connectors/schema/connector.ts';

/**
 * Everything the directory lists: all connectors, and what content/integrations.yaml adds. An entry there with the address of a connector is left
 * out, because the connector's own file contains everything; a check reports it.
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

function fromConnector(connector: Connector): Integration {
  const { id, title, icon, tags, modules } = connector;
  const several = modules.length > 1;
  return {
    id,
    title,
    path: connectorPath(id),
    icon,
    platformTypes: tags.platformType,
    connection: tags.connection,
    capabilities: bestOf(modules),
    features: tags.features,
    status: modules[0]?.status ?? 'unknown',
    modules: modules.map((module): IntegrationModule => {
      const { plugin, status, capabilities } = module;
      return {
        plugin,
        title: several ? `${title} (${plugin})` : title,
        status,
        anchor: several ? `${plugin}-capabilities` : 'capabilities',
        optionPrefix: optionPrefix(connector, module),
        capabilities: valuesOf((name) => {
          const { value, options } = capabilities[name];
          return { value, options };
        }),
      };
    }),
  };
}

/** The best value of each capability among modules. */
function bestOf(modules: Connector['modules']): Record<CapabilityName, CapabilityValue> {
  return valuesOf((name) => {
    const values = modules.map(({ capabilities }) => capabilities[name].value);
    return capabilityValues.find((value) => values.includes(value)) ?? 'not-applicable';
  });
}

function valuesOf<T>(value: (name: CapabilityName) => T): Record<CapabilityName, T> {
  return Object.fromEntries(capabilityNames.map((name) => [name, value(name)])) as Record<CapabilityName, T>;
}

function fromEntry(entry: IntegrationEntry): Integration {
  return {
    ...entry,
    id: entry.path.slice(entry.path.lastIndexOf('/') + 1),
    capabilities: Object.fromEntries(entry.capabilities.map((name) => [name, 'supported' as const])),
    modules: [],
  };
}
