import type { Ports } from '#model/ports.ts';
import type { Finding } from '#model/sample-knowledge.ts';
import { type Checker, lineAt } from './checker.ts';
import { hostAndPort, localHosts } from './host-and-port.ts';

/** Host and port, in a sample of any language: the service must listen on the port. */
export const portChecker: Checker = {
  countsOf: ({ code }, { ports }) => (ports === undefined ? 0 : addressesIn(code, ports).length),
  check: ({ code }, { ports }) => {
    if (ports === undefined) return [];
    return addressesIn(code, ports).flatMap(({ index, groups }) => {
      const { host = '', port = '' } = groups ?? {};
      const found = localHosts.has(host)
        ? onLocalhost(Number(port), code, ports)
        : ofService(host, Number(port), ports);
      return found.map((finding) => ({ ...finding, line: lineAt(code, index), rule: 'samples/port' }));
    });
  },
};

function addressesIn(code: string, { services }: Ports): RegExpExecArray[] {
  const hosts = services.flatMap(({ name, aliases }) => [name, ...aliases]);
  return [...code.matchAll(new RegExp(hostAndPort(hosts), 'g'))];
}

type Unplaced = Pick<Finding, 'message' | 'fix'>;

function onLocalhost(port: number, code: string, { services, outside }: Ports): Unplaced[] {
  const isKnown =
    services.some(({ ports }) => ports.some(({ host }) => host === port)) || outside.some((each) => each.port === port);
  if (isKnown || isChosenHere(port, code)) return [];
  const inside = services.find(({ ports }) => ports.some((each) => each.inside === port));
  const fix = inside
    ? `${port} is the port of ${inside.name} inside the network. On the machine itself, use ${hostPorts(inside.ports)}.`
    : 'Use a port that content/ports.yaml lists, or add the tool that listens on this port under "outside".';
  return [{ message: `According to the data, nothing listens on port ${port} of the machine.`, fix }];
}

/** A sample that starts something on its own port, or forwards a port, contains the number outside the address. */
function isChosenHere(port: number, code: string): boolean {
  return new RegExp(`(?<!(localhost|0\\.0\\.1|0\\.0\\.0|internal):)(?<!\\d)${port}(?!\\d)`).test(code);
}

function ofService(host: string, port: number, { services }: Ports): Unplaced[] {
  const service = services.find(({ name, aliases }) => name === host || aliases.includes(host));
  if (service === undefined || service.ports.some(({ inside }) => inside === port)) return [];
  const fix = `Inside the network, it listens on ${service.ports.map(({ inside }) => inside).join(' and ')}.`;
  return [{ message: `The service "${host}" doesn't listen on port ${port}.`, fix }];
}

function hostPorts(ports: Ports['services'][number]['ports']): string {
  return ports.flatMap(({ host }) => host ?? []).join(' or ') || 'a published port';
}
