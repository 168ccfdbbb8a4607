import { removeFix, replaceFix } from '#yaml/check/fixes.ts';
import type { Finding, Fix } from '#yaml/check/rule.ts';
import { type Address, addressesOf, isOwnMachine } from '../check/addresses.ts';
import type { RuleContext } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import type { RunPlace } from '../types.ts';
import { gmsAddress, kafkaAddress, registryAddress } from '../write/addresses.ts';

/** Addresses that mean something else where the job runs. */
export const unreachableAddress: Rule = {
  id: 'unreachable-address',
  severity: 'warning',
  explanation:
    '`localhost` is the machine, container or pod in which the job runs, not the one of your browser. Names of Docker services such as `datahub-gms` exist only inside the Docker network, names of Kubernetes services only in the cluster.',
  page: '/docs/metadata-ingestion/sink_docs/datahub#addresses',
  find: (context) =>
    addressesOf(context).flatMap((address): Finding[] => {
      const why = reason(address, context.place);
      if (why === undefined) return [];
      return [{ at: address.node, message: `\`${address.path}\`: ${why}`, fixes: fixesFor(address, context) }];
    }),
};

const dockerNames = ['datahub-gms', 'broker', 'schema-registry', 'datahub-frontend-react'];
const inDocker: readonly RunPlace[] = ['container', 'ui'];

function reason({ hosts, service }: Address, place: RunPlace): string | undefined {
  for (const { host, port } of hosts) {
    if (inDocker.includes(place)) {
      if (isOwnMachine(host)) return `\`${host}\` is the container itself, in which nothing listens.`;
      if (service === 'kafka' && host === 'broker' && port === '9092') {
        return 'the broker answers containers on port 29092; on 9092 it sends them on to `localhost`.';
      }
    }
    if (place === 'kubernetes') {
      if (isOwnMachine(host)) return `\`${host}\` is the pod itself, in which nothing listens.`;
      if (host === 'host.docker.internal') return 'pods do not know `host.docker.internal`, a name of Docker Desktop.';
    }
    if (place === 'host' && dockerNames.includes(host)) {
      return `\`${host}\` is a name inside the Docker network, which this machine does not know.`;
    }
  }
  return undefined;
}

function fixesFor(address: Address, { place, recipe, text }: RuleContext): Fix[] {
  const { node, service, hosts, path } = address;
  const [first] = hosts;
  if (hosts.length > 1 || first === undefined) return [];
  if (service === undefined) {
    const canName = inDocker.includes(place) && isOwnMachine(first.host);
    const written = text.slice(node.from, node.to);
    const insert = written.replace(/localhost|127\.0\.0\.1|0\.0\.0\.0/i, 'host.docker.internal');
    return canName && insert !== written
      ? [replaceFix('Write `host.docker.internal`, the machine around the container', node, insert)]
      : [];
  }
  const value = { gms: gmsAddress, kafka: kafkaAddress, registry: registryAddress }[service](place);
  const entry = recipe?.entries.find(({ key }) => key === 'sink');
  const leaveOut =
    place === 'ui' && recipe !== undefined && entry !== undefined && path.startsWith('sink.')
      ? removeFix('Leave the sink out: the executor has its own address', recipe, entry)
      : [];
  return [...leaveOut, replaceFix(`Write \`${value}\``, node, value)];
}
