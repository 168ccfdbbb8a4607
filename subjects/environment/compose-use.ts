import type { ComposeFacts, ComposeService } from './schema/compose-facts.ts';

/** What a Compose file sets a variable to. */
export interface ComposeUse {
  value: string;
  /** Name of the Compose file, without its folders. */
  file: string;
}

/** Files whose values are shown, in this order: those that set up a quickstart, and others that start separate processes. */
const shown = [
  'docker/quickstart/docker-compose-without-neo4j.quickstart.yml',
  'docker/quickstart/docker-compose.quickstart.yml',
  'docker/quickstart/docker-compose.consumers-without-neo4j.quickstart.yml',
  'docker/quickstart/docker-compose.consumers.quickstart.yml',
  'docker/quickstart/docker-compose.monitoring.quickstart.yml',
  'docker/docker-compose.tools.yml',
  'docker/postgres/docker-compose.postgres.yml',
];

/**
 * What Compose files set a variable of a service to. If several files set the same value, only the first is returned.
 * @param service service as content/environment names it, which is also its name in Compose files
 */
export function composeUses(service: string, name: string, facts: ComposeFacts): ComposeUse[] {
  const uses: ComposeUse[] = [];
  for (const path of shown) {
    const file = facts.files.find((each) => each.file === path);
    const found = file?.services.find((each) => each.name === service);
    const value = found && environmentOf(found, facts).get(name);
    if (value === undefined || uses.some((use) => use.value === value)) continue;
    uses.push({ value, file: path.split('/').at(-1) ?? path });
  }
  return uses;
}

/** Whether a Compose file runs a service. */
export function isInCompose(service: string, { files }: ComposeFacts): boolean {
  return files.some(({ services }) => services.some(({ name }) => name === service));
}

/** What a service gets: variables from its files, and those that it sets itself, which take precedence. */
export function environmentOf(
  { envFiles = [], environment = [] }: ComposeService,
  facts: Pick<ComposeFacts, 'envFiles'>,
): Map<string, string> {
  const fromFiles = envFiles.flatMap((path) => facts.envFiles.find(({ file }) => file === path)?.variables ?? []);
  return new Map([...fromFiles, ...environment].map(({ name, value }) => [name, value]));
}
