import type { Message } from '#model/message.ts';
import type { Fix } from '#model/text-check.ts';
import { removeFix, replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { type Address, addressesOf, isOwnMachine } from '../check/addresses.ts';
import type { RuleContext } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';
import type { RunPlace } from '../types.ts';
import { gmsAddress, kafkaAddress, registryAddress } from '../write/addresses.ts';

/** Addresses that mean something else where the job runs. */
export const unreachableAddress: Rule = {
  id: 'unreachable-address',
  severity: 'warning',
  explanation: recipeMessage('recipeMachineContainerPodWhichJob'),
  page: '/docs/metadata-ingestion/sink_docs/datahub#addresses',
  find: (context) =>
    addressesOf(context).flatMap((address): Finding[] => {
      const why = reason(address, context.place);
      if (why === undefined) return [];
      return [
        {
          at: address.node,
          message: recipeMessage('recipeUnreachable', { path: address.path, why }),
          fixes: fixesFor(address, context),
        },
      ];
    }),
};

const dockerNames = ['datahub-gms', 'broker', 'schema-registry', 'datahub-frontend-react'];
const inDocker: readonly RunPlace[] = ['container', 'ui'];

function reason({ hosts, service }: Address, place: RunPlace): Message | undefined {
  for (const { host, port } of hosts) {
    if (inDocker.includes(place)) {
      if (isOwnMachine(host)) return recipeMessage('recipeContainerItselfWhichNothingListens', { host });
      if (service === 'kafka' && host === 'broker' && port === '9092') {
        return recipeMessage('recipeBrokerAnswersContainersPort29092');
      }
    }
    if (place === 'kubernetes') {
      if (isOwnMachine(host)) return recipeMessage('recipePodItselfWhichNothingListens', { host });
      if (host === 'host.docker.internal') return recipeMessage('recipePodsDoNotKnowName');
    }
    if (place === 'host' && dockerNames.includes(host)) {
      return recipeMessage('recipeNameInsideDockerNetworkWhich', { host });
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
      ? [replaceFix(recipeMessage('recipeWriteMachineAroundContainer'), node, insert)]
      : [];
  }
  const value = { gms: gmsAddress, kafka: kafkaAddress, registry: registryAddress }[service](place);
  const entry = recipe?.entries.find(({ key }) => key === 'sink');
  const leaveOut =
    place === 'ui' && recipe !== undefined && entry !== undefined && path.startsWith('sink.')
      ? removeFix(recipeMessage('recipeLeaveSinkOutExecutorHas'), recipe, entry)
      : [];
  return [...leaveOut, replaceFix(recipeMessage('recipeWriteCode', { code: value }), node, value)];
}
