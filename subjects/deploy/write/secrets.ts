import type { Message } from '#model/message.ts';
import { type Deployment, databaseKey } from './deployment.ts';
import { stepMessage } from './step-messages.ts';

/** Where the content of a secret’s key comes from. None of it is ever part of a file or a link. */
type SecretContent = { generated: true } | { asked: string } | { file: string } | { login: true };

/** A secret that must exist before the installation. */
export interface SecretToCreate {
  name: string;
  /** What it is for, as a heading. */
  title: Message;
  keys: Readonly<Record<string, SecretContent>>;
}

const generated: SecretContent = { generated: true };
const asked = (prompt: string): SecretContent => ({ asked: prompt });
const file = (name: string): SecretContent => ({ file: name });

/** The secrets of a deployment on Kubernetes. */
export function secretsToCreate(deployment: Deployment): SecretToCreate[] {
  const { choices, names, database, search, kafka, graph } = deployment;
  const { isProduction, isPublic, isOidc, requiresTokens, hasOwnAuthority, hasPasswordFile } = deployment;
  const secrets: (SecretToCreate | false)[] = [
    {
      name: names.database,
      title: stepMessage('deploySecretDatabase'),
      keys: {
        [databaseKey(deployment)]: database.isBundled ? generated : asked(`Password for ${database.user}`),
        // The chart of PostgreSQL reads two more keys of the same secret.
        ...(choices.database === 'bundled-postgres' && { 'replication-password': generated, password: generated }),
      },
    },
    search.user !== undefined && {
      name: names.search,
      title: stepMessage('deploySecretSearch'),
      keys: { password: asked(`Password for ${search.user}`) },
    },
    Object.keys(kafka.secrets).length + kafka.files.length > 0 && {
      name: names.kafka,
      title: stepMessage('deploySecretKafka'),
      keys: kafkaKeys(deployment),
    },
    hasOwnAuthority && {
      name: names.authority,
      title: stepMessage('deploySecretAuthority'),
      keys: { 'truststore.jks': file('truststore.jks'), 'ca.pem': file('ca.pem') },
    },
    graph !== undefined && {
      name: names.neo4j,
      title: stepMessage('deploySecretNeo4j'),
      keys: { 'neo4j-password': choices.graph === 'neo4j-bundled' ? generated : asked('Password for neo4j') },
    },
    requiresTokens && {
      name: names.auth,
      title: stepMessage('deploySecretAuth'),
      keys: { system_client_secret: generated, token_service_signing_key: generated, token_service_salt: generated },
    },
    isProduction && {
      name: names.encryption,
      title: stepMessage('deploySecretEncryption'),
      keys: { encryption_key_secret: generated },
    },
    (isPublic || requiresTokens) && {
      name: names.session,
      title: stepMessage('deploySecretSession'),
      keys: { secret: generated },
    },
    isOidc && {
      name: names.oidc,
      title: stepMessage('deploySecretOidc'),
      keys: { client_secret: asked('Client secret') },
    },
    hasPasswordFile && {
      name: names.users,
      title: stepMessage('deploySecretUsers'),
      keys: { 'user.props': file('user.props') },
    },
  ];
  return secrets.filter((secret) => secret !== false);
}

function kafkaKeys({ kafka, choices }: Deployment): SecretToCreate['keys'] {
  const files = kafka.files.map((name) => [name, file(name)] as const);
  return {
    ...('sasl.jaas.config' in kafka.secrets && {
      username: asked(choices.kafka === 'confluent' ? 'Cluster API key' : 'Kafka username'),
      password: asked(choices.kafka === 'confluent' ? 'Cluster API secret' : 'Kafka password'),
      jaas: { login: true },
    }),
    ...('basic.auth.user.info' in kafka.secrets && {
      registry: asked('Schema registry credentials, as user:password'),
    }),
    ...(kafka.files.includes('truststore.jks') && { truststore_password: asked('Truststore password') }),
    ...(kafka.files.includes('keystore.jks') && {
      keystore_password: asked('Keystore password'),
      key_password: asked('Private key password'),
    }),
    ...Object.fromEntries(files),
  };
}

/**
 * Shell commands that create a secret. They prompt for secrets, so that those aren’t in the shell’s history.
 * @param namespace of the release
 */
export function secretCommands({ name, keys }: SecretToCreate, { values, choices }: Deployment): string {
  const questions: string[] = [];
  const options = Object.entries(keys).map(([key, content]) => {
    if ('file' in content) return `--from-file=${content.file}`;
    if ('generated' in content) return `--from-literal=${key}="$(openssl rand -hex 32)"`;
    const variable = `INPUT_${key.toUpperCase()}`;
    if ('login' in content) return `--from-literal=${key}="${jaasOf(choices.kafkaSecurity)}"`;
    questions.push(`printf '%s: ' '${content.asked}'; read -rs ${variable}; echo`);
    return `--from-literal=${key}="$${variable}"`;
  });
  const create = `kubectl create secret generic ${name} --namespace ${values.namespace}`;
  return [...questions, [create, ...options].join(' \\\n  ')].join('\n');
}

/** Kafka’s login in the form that Java reads, from the shell’s variables. */
function jaasOf(security: string): string {
  const module = security === 'scram' ? 'scram.ScramLoginModule' : 'plain.PlainLoginModule';
  return `org.apache.kafka.common.security.${module} required username=\\"$INPUT_USERNAME\\" password=\\"$INPUT_PASSWORD\\";`;
}
