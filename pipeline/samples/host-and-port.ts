/** Names that a machine uses for itself. */
export const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '0.0.0.0', 'host.docker.internal']);

/**
 * A known host with its port. A port has three digits or more: `postgres:14` is an image.
 * @param services names of services, beside those of the machine itself
 */
export function hostAndPort(services: readonly string[]): RegExp {
  const names = [...localHosts, ...services].map((host) => host.replaceAll('.', '\\.')).join('|');
  return new RegExp(`(?<![\\w.-])(?<host>${names}):(?<port>\\d{3,5})(?![\\d.])`);
}
