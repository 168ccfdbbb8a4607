import { dataOf } from '#pipeline/load/load-file.ts';
import type { Sources } from '#pipeline/load/load-sources.ts';

/** What determines, in addition to the sample itself, which checks the sample must pass: data that isn't written yet can't make a sample wrong. */
export interface ProofScope {
  /** Whether there is data about these. */
  entities: boolean;
  cli: boolean;
  environment: boolean;
  graphql: boolean;
  /** Names of the services whose ports are known; none as long as that isn't written. */
  hosts: readonly string[];
}

/** What a site without data can verify. */
export const noScope: ProofScope = { entities: false, cli: false, environment: false, graphql: false, hosts: [] };

/** What a site's data can verify. A GraphQL schema with problems stops the build, so it counts as written. */
export function proofScope({ data, ports }: Sources): ProofScope {
  const services = dataOf(ports)?.value.services ?? [];
  return {
    entities: data.entities.length > 0,
    cli: data.cliCommands.length > 0,
    environment: data.environments.length > 0,
    graphql: data.graphqlSchema.length > 0,
    hosts: services.flatMap(({ name, aliases }) => [name, ...aliases]),
  };
}
