import { type ScalarNode, textOf, valueAt, type YamlNode } from '#yaml/tree.ts';
import type { RuleContext } from './context.ts';

/** An address in a recipe. */
export interface Address {
  node: ScalarNode;
  /** As messages name it. */
  path: string;
  /** Service of DataHub that it belongs to; absent for the system that is read. */
  service?: 'gms' | 'kafka' | 'registry';
  hosts: readonly { host: string; port: string }[];
}

const sourceOptions =
  /^(host|host_port|server|server_url|base_url|api_url|connect_uri|connect_url|connect_to|uri|url|web_service_url|connection\.bootstrap|connection\.schema_registry_url|ldap_server|site_url|hive_metastore_uri)$/;

/** The addresses of the sink, of `datahub_api` and of the source that a job has to reach. */
export function addressesOf({ recipe, sink, source, scopes }: RuleContext): Address[] {
  const config = sink?.config?.value;
  const sinkType = textOf(sink?.type?.value);
  const inSink = [
    ...(sinkType === 'datahub-rest' ? [address(valueAt(config, 'server'), 'sink.config.server', 'gms')] : []),
    ...(sinkType === 'datahub-kafka'
      ? [
          address(valueAt(config, 'connection', 'bootstrap'), 'sink.config.connection.bootstrap', 'kafka'),
          address(
            valueAt(config, 'connection', 'schema_registry_url'),
            'sink.config.connection.schema_registry_url',
            'registry',
          ),
        ]
      : []),
    address(valueAt(recipe, 'datahub_api', 'server'), 'datahub_api.server', 'gms'),
  ];
  const visits = scopes.find(({ part }) => part !== undefined && part === source)?.walk.visits ?? [];
  const inSource = visits
    .filter(({ path }) => sourceOptions.test(path))
    .map(({ node, path }) => address(node, `source.config.${path}`));
  return [...inSink, ...inSource].filter((found) => found !== undefined);
}

function address(node: YamlNode | undefined, path: string, service?: Address['service']): Address | undefined {
  const text = textOf(node)?.trim();
  if (node?.kind !== 'scalar' || text === undefined || text === '') return undefined;
  const hosts = text.split(',').map((each) => {
    const place = each
      .trim()
      .replace(/^[\w+.-]+:\/\//, '')
      .replace(/^[^/@]*@/, '');
    const [, host = '', port = ''] = /^(\[[^\]]*\]|[^/:?#]*)(?::(\d+))?/.exec(place) ?? [];
    return { host: host.toLowerCase(), port };
  });
  return { node, path, hosts, ...(service && { service }) };
}

/** Whether a name means the machine or container itself. */
export function isOwnMachine(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|::1)$/.test(host);
}
