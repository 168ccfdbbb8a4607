import { authorityFolder, certificateFolder, mountsAuthority, trustOptions, trustsAuthority } from './connections.ts';
import { type Deployment, databaseKey } from './deployment.ts';
import type { Content, Setting } from './yaml-text.ts';

const executorPath = '/etc/datahub/actions/system/conf/executor.yaml';

const set = (path: string, value: Content, comment?: string): Setting => ({
  keys: path.split('.'),
  value,
  ...(comment !== undefined && { comment }),
});

/** A key with dots, such as a property of Kafka, below a path. */
const setKey = (path: string, key: string, value: Content): Setting => ({ keys: [...path.split('.'), key], value });

/** Adds environment variables to a component. */
const variables = (block: string, contents: Readonly<Record<string, Content>>): Setting[] =>
  Object.keys(contents).length === 0
    ? []
    : [
        set(
          `${block}.extraEnvs`,
          Object.entries(contents).map(([name, content]) =>
            typeof content === 'object' ? { name, valueFrom: content } : { name, value: content },
          ),
        ),
      ];

const fromSecret = (name: string, key: string): Content => ({ secretKeyRef: { name, key } });

/** The values of the `datahub` chart, in the order of the file. */
export function datahubValues(deployment: Deployment): Setting[] {
  return [
    ...platform(deployment),
    ...database(deployment),
    ...search(deployment),
    ...kafka(deployment),
    ...graph(deployment),
    ...metadataService(deployment),
    ...webApplication(deployment),
    ...actions(deployment),
    ...consumers(deployment),
    ...jobs(deployment),
  ];
}

function platform({ choices, names, requiresTokens, isProduction, isSeparate, kafka }: Deployment): Setting[] {
  const authentication = 'global.datahub.metadata_service_authentication';
  return [
    set('global.datahub.version', choices.release, 'Tag of all images except the actions image.'),
    ...(requiresTokens
      ? [
          set(`${authentication}.enabled`, true, 'APIs require a token.'),
          set(`${authentication}.provisionSecrets.enabled`, false, 'The secret exists before the first installation.'),
          set(`${authentication}.systemClientSecret.secretRef`, names.auth),
          set(`${authentication}.systemClientSecret.secretKey`, 'system_client_secret'),
          set(`${authentication}.tokenService.signingKey.secretRef`, names.auth),
          set(`${authentication}.tokenService.signingKey.secretKey`, 'token_service_signing_key'),
          set(`${authentication}.tokenService.salt.secretRef`, names.auth),
          set(`${authentication}.tokenService.salt.secretKey`, 'token_service_salt'),
        ]
      : []),
    ...(isProduction
      ? [
          set(
            'global.datahub.encryptionKey.secretRef',
            names.encryption,
            'Encrypts stored ingestion secrets. Never change it.',
          ),
          set('global.datahub.encryptionKey.secretKey', 'encryption_key_secret'),
          set('global.datahub.encryptionKey.provisionSecret.enabled', false),
        ]
      : []),
    ...(kafka.hasActions
      ? []
      : [
          set(
            'global.datahub.managed_ingestion.enabled',
            false,
            'Recipes can’t run from the web application without the actions container.',
          ),
        ]),
    set('global.datahub.monitoring.enablePrometheus', choices.monitoring !== 'none', 'Metrics on port 4318.'),
    set('global.datahub_standalone_consumers_enabled', isSeparate),
    set('global.graph_service_impl', choices.graph === 'elasticsearch' ? 'elasticsearch' : 'neo4j'),
  ];
}

function database(deployment: Deployment): Setting[] {
  const { host, port, url, driver, user, kind } = deployment.database;
  const at = 'global.sql.datasource';
  return [
    set(`${at}.host`, `${host}:${port}`, 'Services wait for this address and connect to the URL.'),
    set(kind === 'postgres' ? `${at}.hostForpostgresqlClient` : `${at}.hostForMysqlClient`, host),
    set(`${at}.port`, port),
    set(`${at}.url`, url),
    set(`${at}.driver`, driver),
    set(`${at}.username`, user),
    set(`${at}.password.secretRef`, deployment.names.database),
    set(`${at}.password.secretKey`, databaseKey(deployment)),
  ];
}

function search({ search: { host, port, isHttps, user }, choices, names }: Deployment): Setting[] {
  const at = 'global.elasticsearch';
  const skips = choices.searchSecurity === 'private-ca' || choices.searchSecurity === 'iam';
  return [
    set(`${at}.host`, host),
    set(`${at}.port`, port),
    set(`${at}.useSSL`, String(isHttps)),
    ...(skips
      ? [
          set(
            `${at}.skipcheck`,
            'true',
            'The program that waits for the search engine can’t use this type of connection.',
          ),
        ]
      : []),
    ...(choices.searchSecurity === 'private-ca'
      ? [set(`${at}.insecure`, 'true', 'Only for the setup job, which has no truststore.')]
      : []),
    ...(user === undefined
      ? []
      : [
          set(`${at}.auth.username`, user),
          set(`${at}.auth.password.secretRef`, names.search),
          set(`${at}.auth.password.secretKey`, 'password'),
        ]),
  ];
}

function kafka({ kafka, choices, values, size, names }: Deployment): Setting[] {
  const properties = Object.entries(kafka.properties);
  const secrets = Object.entries(kafka.secrets);
  return [
    set('global.kafka.bootstrap.server', kafka.brokers),
    set('global.kafka.partitions', size.partitions, 'You can add partitions later, but not remove them.'),
    set(
      'global.kafka.replicationFactor',
      choices.kafka === 'bundled' ? 1 : 3,
      'Copies of each partition, up to the number of brokers.',
    ),
    ...(kafka.registryUrl === undefined
      ? [
          set('global.kafka.schemaregistry.type', 'AWS_GLUE'),
          set('global.kafka.schemaregistry.glue.region', values.awsRegion),
          set('global.kafka.schemaregistry.glue.registry', values.glueRegistry),
        ]
      : [set('global.kafka.schemaregistry.url', kafka.registryUrl)]),
    ...properties.map(([key, value]) => setKey('global.springKafkaConfigurationOverrides', key, value)),
    ...(secrets.length + kafka.files.length > 0
      ? [
          set('global.credentialsAndCertsSecrets.name', names.kafka, 'Every service mounts this secret.'),
          set('global.credentialsAndCertsSecrets.path', certificateFolder),
          ...secrets.map(([property, key]) => setKey('global.credentialsAndCertsSecrets.secureEnv', property, key)),
        ]
      : []),
  ];
}

function graph({ graph: connection, names }: Deployment): Setting[] {
  if (connection === undefined) return [];
  return [
    set('global.neo4j.host', connection.host),
    set('global.neo4j.uri', connection.uri),
    set('global.neo4j.username', 'neo4j'),
    set('global.neo4j.password.secretRef', names.neo4j),
    set('global.neo4j.password.secretKey', 'neo4j-password'),
  ];
}

/** Settings that a component needs besides the values under `global` to reach the data stores. */
function connected(block: string, deployment: Deployment): Setting[] {
  const { choices, values, names, kafka, signsSearchRequests } = deployment;
  const isJob = block === 'datahubSystemUpdate' || block === 'datahubUpgrade';
  return [
    ...variables(block, {
      ...(isJob && trustsAuthority(block, deployment) && { JAVA_TOOL_OPTIONS: trustOptions }),
      ...(signsSearchRequests && { OPENSEARCH_USE_AWS_IAM_AUTH: 'true', AWS_REGION: values.awsRegion }),
      ...(choices.registrySecurity === 'private-ca' && {
        KAFKA_SCHEMA_REGISTRY_SSL_TRUSTSTORE_LOCATION: `${certificateFolder}/truststore.jks`,
        KAFKA_SCHEMA_REGISTRY_SSL_TRUSTSTORE_PASSWORD: fromSecret(names.kafka, 'truststore_password'),
      }),
      // The chart passes the registry's type on to all other components.
      ...(block === 'datahubUpgrade' &&
        kafka.registryUrl === undefined && {
          SCHEMA_REGISTRY_TYPE: 'AWS_GLUE',
          AWS_GLUE_SCHEMA_REGISTRY_REGION: values.awsRegion,
          AWS_GLUE_SCHEMA_REGISTRY_NAME: values.glueRegistry,
        }),
    }),
    ...(mountsAuthority(block, deployment)
      ? [
          set(`${block}.extraVolumes`, [{ name: 'ca', secret: { secretName: names.authority } }]),
          set(`${block}.extraVolumeMounts`, [{ name: 'ca', mountPath: authorityFolder, readOnly: true }]),
        ]
      : []),
  ];
}

/** Memory of a service’s Java process, and the truststore that it uses. */
function javaOptions(block: string, heap: number, deployment: Deployment): Setting[] {
  const trusts = trustsAuthority(block, deployment);
  return variables(block, { JAVA_OPTS: `-Xms${heap}g -Xmx${heap}g${trusts ? ` ${trustOptions}` : ''}` });
}

/** Metrics and traces of a service. @param service name in traces */
function monitored(block: string, service: string, { choices: { monitoring }, values }: Deployment): Setting[] {
  return [
    ...(monitoring === 'operator' ? [set(`${block}.serviceMonitor.create`, true)] : []),
    ...(monitoring === 'traces'
      ? variables(block, {
          ENABLE_OTEL: 'true',
          OTEL_SERVICE_NAME: service,
          OTEL_TRACES_EXPORTER: 'jaeger',
          OTEL_EXPORTER_JAEGER_ENDPOINT: values.jaegerAddress,
          OTEL_METRICS_EXPORTER: 'none',
        })
      : []),
  ];
}

function metadataService(deployment: Deployment): Setting[] {
  const { size, isSeparate } = deployment;
  const block = 'datahub-gms';
  return [
    set(
      `${block}.service.type`,
      'ClusterIP',
      'Only the cluster can reach the service. The default would create a public load balancer.',
    ),
    ...(size.replicas > 1 ? [set(`${block}.replicaCount`, size.replicas)] : []),
    ...resources(block, size),
    ...javaOptions(block, size.heap, deployment),
    ...(size.partitions > 1 && !isSeparate
      ? variables(block, { KAFKA_LISTENER_CONCURRENCY: String(size.partitions) })
      : []),
    ...connected(block, deployment),
    ...monitored(block, 'datahub-gms', deployment),
  ];
}

/** For the smallest size, the chart's own resources are large enough for the heap. */
function resources(block: string, { heap, limit }: Deployment['size']): Setting[] {
  if (heap === 1) return [];
  return [
    set(`${block}.resources.requests.cpu`, heap > 3 ? '2' : '1'),
    set(`${block}.resources.requests.memory`, `${heap}Gi`),
    set(`${block}.resources.limits.memory`, `${limit}Gi`, 'At least a quarter more than the heap.'),
  ];
}

function webApplication(deployment: Deployment): Setting[] {
  const { choices, values, names, size, isPublic, requiresTokens } = deployment;
  const block = 'datahub-frontend';
  const annotations: Readonly<Record<string, string>> = choices.access === 'gke' ? gkeServiceAnnotations : {};
  return [
    set(`${block}.service.type`, 'ClusterIP'),
    ...Object.entries(annotations).map(([key, value]) => setKey(`${block}.service.annotations`, key, value)),
    ...(size.replicas > 1 ? [set(`${block}.replicaCount`, size.replicas)] : []),
    ...(isPublic || requiresTokens
      ? [
          set(
            `${block}.existingGmsSecret.name`,
            names.session,
            'Signs session cookies. Without it, every upgrade logs everyone out.',
          ),
          set(`${block}.existingGmsSecret.key`, 'secret'),
        ]
      : []),
    ...(isPublic ? ingress(deployment) : []),
    ...passwordFile(deployment),
    ...signIn(deployment),
    ...(isPublic ? variables(block, { AUTH_COOKIE_SECURE: 'true' }) : []),
    ...monitored(block, 'datahub-frontend', { ...deployment, values }),
  ];
}

const gkeServiceAnnotations = {
  'cloud.google.com/neg': '{"ingress": true}',
  'cloud.google.com/backend-config': '{"default": "datahub"}',
} as const;

function ingress({ choices: { access }, values, names }: Deployment): Setting[] {
  const at = 'datahub-frontend.ingress';
  const annotations = ingressAnnotations(access, values.certificateArn);
  return [
    set(`${at}.enabled`, true),
    ...(access === 'gke' ? [] : [set(`${at}.className`, access)]),
    ...Object.entries(annotations).map(([key, value]) => setKey(`${at}.annotations`, key, value)),
    set(`${at}.hosts`, [{ host: values.publicHost, paths: [access === 'nginx' ? '/' : '/*'] }]),
    ...(access === 'nginx' ? [set(`${at}.tls`, [{ secretName: names.certificate, hosts: [values.publicHost] }])] : []),
  ];
}

/** How many seconds a load balancer waits for a response. The frontend waits at most 120 seconds, so it answers first. */
export const RESPONSE_TIMEOUT = 130;

function ingressAnnotations(access: string, certificate: string): Readonly<Record<string, string>> {
  if (access === 'alb') {
    return {
      'alb.ingress.kubernetes.io/target-type': 'ip',
      'alb.ingress.kubernetes.io/scheme': 'internal',
      'alb.ingress.kubernetes.io/certificate-arn': certificate,
      'alb.ingress.kubernetes.io/listen-ports': '[{"HTTPS": 443}, {"HTTP": 80}]',
      'alb.ingress.kubernetes.io/ssl-redirect': '443',
      'alb.ingress.kubernetes.io/healthcheck-path': '/admin',
      'alb.ingress.kubernetes.io/load-balancer-attributes': `idle_timeout.timeout_seconds=${RESPONSE_TIMEOUT}`,
    };
  }
  if (access === 'gke') {
    return {
      'networking.gke.io/managed-certificates': 'datahub',
      'networking.gke.io/v1beta1.FrontendConfig': 'datahub',
      'kubernetes.io/ingress.global-static-ip-name': 'datahub',
      'kubernetes.io/ingress.class': 'gce',
    };
  }
  return {
    'nginx.ingress.kubernetes.io/proxy-body-size': '10m',
    'nginx.ingress.kubernetes.io/proxy-buffer-size': '16k',
    'nginx.ingress.kubernetes.io/proxy-read-timeout': String(RESPONSE_TIMEOUT),
  };
}

function passwordFile({ names, hasPasswordFile }: Deployment): Setting[] {
  const block = 'datahub-frontend';
  return hasPasswordFile
    ? [
        set(
          `${block}.extraVolumes`,
          [{ name: 'users', secret: { secretName: names.users } }],
          'Replaces the password file that contains the datahub user’s public password.',
        ),
        set(`${block}.extraVolumeMounts`, [
          { name: 'users', mountPath: '/datahub-frontend/conf/user.props', subPath: 'user.props', readOnly: true },
        ]),
      ]
    : [];
}

function signIn({ choices, values, names }: Deployment): Setting[] {
  const block = 'datahub-frontend';
  if (choices.signIn === 'oidc') {
    return variables(block, {
      AUTH_OIDC_ENABLED: 'true',
      AUTH_OIDC_BASE_URL: `https://${values.publicHost}`,
      AUTH_OIDC_DISCOVERY_URI: discoveryUri(values.oidcIssuer),
      AUTH_OIDC_CLIENT_ID: values.oidcClientId,
      AUTH_OIDC_CLIENT_SECRET: fromSecret(names.oidc, 'client_secret'),
    });
  }
  const provider = oidcProviders[choices.signIn];
  if (provider === undefined) return [];
  const at = `${block}.oidcAuthentication`;
  return [
    set(`${at}.enabled`, true, `The redirect URL is https://${values.publicHost}/callback/oidc.`),
    set(`${at}.provider`, provider),
    set(`${at}.clientId`, values.oidcClientId),
    set(`${at}.clientSecretRef.secretRef`, names.oidc),
    set(`${at}.clientSecretRef.secretKey`, 'client_secret'),
    ...(provider === 'okta' ? [set(`${at}.oktaDomain`, values.oktaDomain)] : []),
    ...(provider === 'azure' ? [set(`${at}.azureTenantId`, values.azureTenant)] : []),
  ];
}

const oidcProviders: Readonly<Record<string, string>> = {
  'oidc-google': 'google',
  'oidc-okta': 'okta',
  'oidc-azure': 'azure',
};

/** Address of a provider’s discovery document. */
export function discoveryUri(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

function actions({ kafka, names }: Deployment): Setting[] {
  const block = 'acryl-datahub-actions';
  if (!kafka.hasActions)
    return [
      set(`${block}.enabled`, false, 'The actions container can’t use these connections to Kafka or the registry.'),
    ];
  if (!kafka.needsExecutor) return [];
  return [
    set(
      `${block}.extraVolumes`,
      [{ name: 'executor', configMap: { name: names.executor } }],
      'Its own configuration file ignores the security settings, so executor.yaml replaces it.',
    ),
    set(`${block}.extraVolumeMounts`, [{ name: 'executor', mountPath: executorPath, subPath: 'executor.yaml' }]),
  ];
}

function consumers(deployment: Deployment): Setting[] {
  const { isSeparate, size } = deployment;
  if (!isSeparate) return [];
  return ['datahub-mae-consumer', 'datahub-mce-consumer'].flatMap((block) => [
    set(
      `${block}.replicaCount`,
      1,
      block === 'datahub-mae-consumer'
        ? 'Leave this at 1. A second replica would start every scheduled run again.'
        : 'Leave this at 1. The chart rejects a second replica.',
    ),
    ...javaOptions(block, 1, deployment),
    ...(size.partitions > 1 ? variables(block, { KAFKA_LISTENER_CONCURRENCY: String(size.partitions) }) : []),
    ...connected(block, deployment),
    ...monitored(block, block, deployment),
  ]);
}

function jobs(deployment: Deployment): Setting[] {
  const {
    choices,
    kafka,
    database: { kind },
    signsSearchRequests,
  } = deployment;
  return [
    ...(kind === 'postgres'
      ? [
          set('mysqlSetupJob.enabled', false),
          set('postgresqlSetupJob.enabled', true),
          set('datahubUpgrade.noCodeDataMigration.sqlDbType', 'POSTGRES'),
        ]
      : []),
    ...(signsSearchRequests
      ? [set('elasticsearchSetupJob.enabled', false, 'The job can’t sign its requests.')]
      : choices.search === 'aws-opensearch'
        ? variables('elasticsearchSetupJob', { USE_AWS_ELASTICSEARCH: 'true' })
        : []),
    ...(kafka.createsTopics ? [] : [set('kafkaSetupJob.enabled', false, 'Create the topics with create-topics.sh.')]),
    ...connected('datahubSystemUpdate', deployment),
    ...connected('datahubUpgrade', deployment),
  ];
}
