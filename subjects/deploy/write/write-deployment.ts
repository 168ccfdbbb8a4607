import type { Message } from '#model/message.ts';
import { type Commands, dockerCommands, kubernetesCommands } from './commands.ts';
import { composeSettings, type PlatformService } from './compose-file.ts';
import type { BundledHosts } from './connections.ts';
import { type Deployment, deploymentOf } from './deployment.ts';
import { fieldSettings } from './field-settings.ts';
import { allFields, type Choices, type FieldName } from './fields.ts';
import { datahubValues } from './kubernetes-values.ts';
import { openPoints } from './open-points.ts';
import { type Picture, pictureOf } from './picture.ts';
import { type Typed, takeEntries } from './take-entries.ts';
import { type WrittenFile, writtenFiles } from './written-files.ts';
import type { Setting } from './yaml-text.ts';

/** An answer with its consequences. */
export interface Decision {
  field: FieldName;
  question: Message;
  answer: Message;
  note: Message;
  /** Path and hash of the page with more information. */
  page?: string;
  /** Values of the main chart that the files set because of it. */
  values: readonly string[];
  /** Variables that the Compose file sets because of it, each with one of the services that read it. */
  variables: readonly { service: string; name: string }[];
}

/** Everything that a reader needs to install what they chose. */
export interface WrittenDeployment {
  files: readonly WrittenFile[];
  commands: Commands;
  picture: Picture;
  decisions: readonly Decision[];
  /** What the reader still has to do, because it can’t be determined here; code is between backticks. */
  open: readonly Message[];
}

/**
 * Writes the files and commands of a deployment.
 * @param typed the reader's input; examples replace everything that is missing or invalid
 * @param services of the platform’s quickstart files, for Docker
 */
export function writeDeployment(
  choices: Choices,
  typed: Typed,
  services: readonly PlatformService[],
): WrittenDeployment {
  const { values } = takeEntries(typed, choices);
  const deployment = deploymentOf(choices, values, bundledHosts(choices));
  const isKubernetes = choices.platform === 'kubernetes';
  return {
    files: writtenFiles(deployment, services),
    commands: isKubernetes ? kubernetesCommands(deployment) : dockerCommands(deployment),
    picture: pictureOf(deployment),
    decisions: decisionsOf(deployment, isKubernetes ? [] : composeSettings(deployment, services)),
    open: openPoints(deployment),
  };
}

/** The location of each data store in the charts or the platform’s Compose files. */
function bundledHosts({ platform, database }: Choices): BundledHosts {
  if (platform === 'docker') {
    return {
      database: 'mysql',
      databaseUser: 'datahub',
      search: 'elasticsearch',
      kafka: 'broker:29092',
      registry: 'http://schema-registry:8081',
      neo4j: 'neo4j',
    };
  }
  const isPostgres = database === 'bundled-postgres';
  return {
    database: isPostgres ? 'prerequisites-postgresql' : 'prerequisites-mysql',
    databaseUser: isPostgres ? 'postgres' : 'root',
    search: 'elasticsearch-master',
    kafka: 'prerequisites-kafka:9092',
    registry: 'http://prerequisites-cp-schema-registry:8081',
    neo4j: 'prerequisites-neo4j-community',
  };
}

function decisionsOf(deployment: Deployment, compose: readonly Setting[]): Decision[] {
  const { choices } = deployment;
  const paths = choices.platform === 'kubernetes' ? datahubValues(deployment).map(({ keys }) => keys.join('.')) : [];
  const variables = compose.flatMap(({ keys: [, service = '', key, name = ''] }) =>
    key === 'environment' ? [{ service, name }] : [],
  );
  const first = variables.filter(({ name }, at) => variables.findIndex((each) => each.name === name) === at);
  return allFields.flatMap(({ name, label, options }) => {
    const chosen = options.find(({ id }) => id === choices[name]);
    if (chosen === undefined) return [];
    const { label: answer, note, page } = chosen;
    const settings = fieldSettings[name];
    return [
      {
        field: name,
        question: label,
        answer,
        note,
        ...(page !== undefined && { page }),
        values: [...new Set(paths)].filter((path) =>
          settings.values.some((value) => path === value || path.startsWith(`${value}.`)),
        ),
        variables: first.filter((variable) => settings.variables.some((pattern) => isNamed(variable.name, pattern))),
      },
    ];
  });
}

function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
