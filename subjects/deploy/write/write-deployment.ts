import { type Commands, chartVersions, dockerCommands, kubernetesCommands, prerequisitesVersion } from './commands.ts';
import { composeServices, composeSettings, type PlatformService } from './compose-file.ts';
import type { BundledHosts } from './connections.ts';
import { type Deployment, deploymentOf } from './deployment.ts';
import { envText } from './env-file.ts';
import { executorText, gkeText, topicProperties, topicScript } from './extra-files.ts';
import { fieldSettings } from './field-settings.ts';
import { allFields, type Choices, type FieldName } from './fields.ts';
import { datahubValues } from './kubernetes-values.ts';
import { type Picture, pictureOf } from './picture.ts';
import { prerequisitesValues } from './prerequisites-values.ts';
import { type Typed, takeEntries } from './take-entries.ts';
import { type Setting, yamlText } from './yaml-text.ts';

/** A file to save. */
export interface WrittenFile {
  name: string;
  text: string;
  /** Whether the checker of the studio knows this kind of file. */
  isChecked: boolean;
}

/** An answer with what follows from it. */
export interface Decision {
  field: FieldName;
  question: string;
  answer: string;
  note: string;
  /** Path and hash of the page that says more. */
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
  /** What is left to the reader, because it can’t be known here; code is between backticks. */
  open: readonly string[];
}

/**
 * Writes the files and commands of a deployment.
 * @param typed what the reader entered; examples stand in for everything that is missing or can’t be used
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
    files: [
      ...(isKubernetes ? kubernetesFiles(deployment) : dockerFiles(deployment, services)),
      ...extraFiles(deployment),
    ],
    commands: isKubernetes ? kubernetesCommands(deployment) : dockerCommands(deployment),
    picture: pictureOf(deployment),
    decisions: decisionsOf(deployment, isKubernetes ? [] : composeSettings(deployment, services)),
    open: openPoints(deployment),
  };
}

/** Where the charts, or the platform’s Compose files, put each data store. */
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

/** The settings of each values file. */
function valuesFiles(deployment: Deployment): { name: string; head: string; settings: readonly Setting[] }[] {
  const { release } = deployment.choices;
  const prerequisites = prerequisitesValues(deployment);
  return [
    {
      name: 'values.yaml',
      head: `Values of the datahub chart ${chartVersions[release]}, which installs DataHub ${release.slice(1)}.`,
      settings: datahubValues(deployment),
    },
    ...(prerequisites.length > 0
      ? [
          {
            name: 'prerequisites-values.yaml',
            head: `Values of the datahub-prerequisites chart ${prerequisitesVersion}.`,
            settings: prerequisites,
          },
        ]
      : []),
  ];
}

function kubernetesFiles(deployment: Deployment): WrittenFile[] {
  return valuesFiles(deployment).map(({ name, head, settings }) => ({
    name,
    text: yamlText([head], settings),
    isChecked: true,
  }));
}

function dockerFiles(deployment: Deployment, services: readonly PlatformService[]): WrittenFile[] {
  return [
    {
      name: 'docker-compose.yml',
      text: yamlText(
        [`DataHub ${deployment.choices.release.slice(1)}. Secrets and versions are in the .env file.`],
        composeSettings(deployment, services),
      ),
      isChecked: true,
    },
    { name: '.env', text: envText(deployment, composeServices(deployment)), isChecked: true },
  ];
}

function extraFiles(deployment: Deployment): WrittenFile[] {
  const { choices, kafka } = deployment;
  const extra = (name: string, text: string): WrittenFile => ({ name, text, isChecked: false });
  return [
    ...(kafka.hasActions && kafka.needsExecutor ? [extra('executor.yaml', executorText(deployment))] : []),
    ...(kafka.createsTopics
      ? []
      : [extra('create-topics.sh', topicScript(deployment)), extra('kafka.properties', topicProperties(deployment))]),
    ...(choices.access === 'gke' ? [extra('gke-edge.yaml', gkeText(deployment))] : []),
  ];
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

function openPoints(deployment: Deployment): string[] {
  const { choices, values, names, database, kafka, isPublic, signsSearchRequests, hasOwnAuthority } = deployment;
  const isKubernetes = choices.platform === 'kubernetes';
  return [
    ...(hasOwnAuthority
      ? [
          `Make \`truststore.jks\` from a copy of Java’s own truststore with the password \`changeit\`, and put your authority into \`ca.pem\`${isKubernetes ? '' : ', both in the `ca` directory'}.`,
        ]
      : []),
    ...(kafka.files.length > 0
      ? [
          `Have the files for Kafka ready${isKubernetes ? '' : ' in the `certs` directory'}: ${kafka.files.map((name) => `\`${name}\``).join(', ')}.`,
        ]
      : []),
    ...(kafka.createsTopics
      ? []
      : ['Fill in `kafka.properties` before you run `create-topics.sh`, and delete it afterward.']),
    ...(database.kind === 'mysql' && !database.isBundled && choices.databaseTls !== 'none'
      ? [
          'The MySQL setup job doesn’t use the JDBC URL, and its client gets no TLS options. If the server rejects it, create the tables yourself, and turn the job off.',
        ]
      : []),
    ...(signsSearchRequests ? ['Grant the role of the nodes `es:ESHttp*` on the domain.'] : []),
    ...(choices.kafkaSecurity === 'iam'
      ? [
          'Grant the role of the nodes the `kafka-cluster:` actions on the cluster, its topics, and its consumer groups.',
        ]
      : []),
    ...(choices.registry === 'glue' ? ['Attach the policy for the Glue registry to the role of the nodes.'] : []),
    ...(choices.access === 'nginx'
      ? [`Create the TLS secret \`${names.certificate}\`, or let cert-manager create it.`]
      : []),
    ...(choices.access === 'gke' ? ['Reserve a global static address with the name `datahub`.'] : []),
    ...(choices.access === 'proxy'
      ? [`Configure the proxy to forward https://${values.publicHost} to port 9002.`]
      : []),
    ...(isPublic && choices.access !== 'proxy' && isKubernetes
      ? [`Create a DNS record that points \`${values.publicHost}\` to the ingress.`]
      : []),
    ...(choices.signIn.startsWith('oidc')
      ? [`Register the redirect URL \`https://${values.publicHost}/callback/oidc\` with the provider.`]
      : []),
    ...(choices.purpose === 'production'
      ? [
          'Store every generated secret outside the deployment: you need them to read a backup.',
          'Authorization of the REST APIs is off, so everyone with a token can read and write everything through them.',
        ]
      : []),
  ];
}
