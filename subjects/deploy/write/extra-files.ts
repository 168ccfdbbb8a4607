import { placeholder } from './compose-file.ts';
import { certificateFolder } from './connections.ts';
import type { Deployment } from './deployment.ts';
import { RESPONSE_TIMEOUT } from './kubernetes-values.ts';
import { type Setting, yamlText } from './yaml-text.ts';

/** The configuration of the actions container, which its image’s own file replaces without security settings. */
export function executorText({ kafka, choices }: Deployment): string {
  const isPrivate = choices.kafkaCa === 'private';
  const mechanism = kafka.properties['sasl.mechanism'];
  const at = (keys: string, value: string): Setting => ({ keys: ['source', 'config', ...keys.split(' ')], value });
  const consumer = (key: string, value: string) => at(`connection consumer_config ${key}`, value);
  const registry = (key: string, value: string) => at(`connection schema_registry_config ${key}`, value);
  const protocol = kafka.properties['security.protocol'];
  return yamlText(
    ['Replaces /etc/datahub/actions/system/conf/executor.yaml in the actions container.'],
    [
      { keys: ['name'], value: 'ingestion_executor' },
      { keys: ['source', 'type'], value: 'kafka' },
      at('connection bootstrap', placeholder('KAFKA_BOOTSTRAP_SERVER')),
      at('connection schema_registry_url', placeholder('SCHEMA_REGISTRY_URL')),
      ...(choices.registrySecurity === 'password'
        ? [registry('basic.auth.user.info', placeholder('KAFKA_PROPERTIES_BASIC_AUTH_USER_INFO'))]
        : []),
      ...(choices.registrySecurity === 'private-ca'
        ? [registry('ssl.ca.location', `${certificateFolder}/ca.pem`)]
        : []),
      ...(protocol === undefined ? [] : [consumer('security.protocol', protocol)]),
      ...(mechanism === undefined
        ? []
        : [
            consumer('sasl.mechanism', mechanism),
            consumer('sasl.username', placeholder('KAFKA_PROPERTIES_SASL_USERNAME')),
            consumer('sasl.password', placeholder('KAFKA_PROPERTIES_SASL_PASSWORD')),
          ]),
      ...(isPrivate ? [consumer('ssl.ca.location', `${certificateFolder}/ca.pem`)] : []),
      ...(choices.kafkaSecurity === 'mutual-tls'
        ? [
            consumer('ssl.certificate.location', `${certificateFolder}/client.pem`),
            consumer('ssl.key.location', `${certificateFolder}/client.key`),
          ]
        : []),
      at('topic_routes pe', 'PlatformEvent_v1'),
      at('topic_routes mcl', 'MetadataChangeLog_Versioned_v1'),
      { keys: ['filter', 'event_type'], value: 'MetadataChangeLogEvent_v1' },
      { keys: ['filter', 'event', 'changeType'], value: 'UPSERT' },
      { keys: ['filter', 'event', 'entityType'], value: 'dataHubExecutionRequest' },
      {
        keys: ['filter', 'event', 'aspectName'],
        value: ['dataHubExecutionRequestSignal', 'dataHubExecutionRequestInput'],
      },
      { keys: ['filter', 'event', 'aspect', 'value', 'executorId'], value: placeholder('EXECUTOR_ID:-default') },
      { keys: ['action', 'type'], value: 'executor' },
      { keys: ['action', 'config', 'executor_id'], value: placeholder('EXECUTOR_ID:-default') },
      {
        keys: ['datahub', 'server'],
        value: `http://${placeholder('DATAHUB_GMS_HOST')}:${placeholder('DATAHUB_GMS_PORT:-8080')}`,
      },
      {
        keys: ['datahub', 'extra_headers', 'Authorization'],
        value: `Basic ${placeholder('DATAHUB_SYSTEM_CLIENT_ID:-__datahub_system')}:${placeholder('DATAHUB_SYSTEM_CLIENT_SECRET:-JohnSnowKnowsNothing')}`,
      },
    ],
  );
}

/** Topics that the setup job would create, except for the two with a different retention time. */
const topics = [
  'MetadataChangeProposal_v1',
  'FailedMetadataChangeProposal_v1',
  'MetadataChangeLog_Versioned_v1',
  'PlatformEvent_v1',
  'DataHubUsageEvent_v1',
  'MetadataChangeEvent_v4',
  'FailedMetadataChangeEvent_v4',
  'MetadataAuditEvent_v4',
];

/** A script that creates the topics with the tools of the setup job’s image. */
export function topicScript({ choices, kafka, size }: Deployment): string {
  return `#!/bin/sh
# Creates DataHub's topics. kafka.properties next to this script has the connection settings.
create() {
  docker run --rm -v "$PWD:/w:ro" linkedin/datahub-kafka-setup:${choices.release} \\
    kafka-topics.sh --command-config /w/kafka.properties \\
    --bootstrap-server ${kafka.brokers} \\
    --create --if-not-exists --replication-factor 3 "$@"
}

# One partition, kept forever: DataHub doesn't start without its last message.
create --topic DataHubUpgradeHistory_v1 --partitions 1 --config retention.ms=-1

# Kept for 90 days
create --topic MetadataChangeLog_Timeseries_v1 --partitions ${size.partitions} --config retention.ms=7776000000

for topic in ${topics.slice(0, 3).join(' ')} \\
             ${topics.slice(3, 6).join(' ')} \\
             ${topics.slice(6).join(' ')}; do
  create --topic "$topic" --partitions ${size.partitions}
done
`;
}

/** Kafka’s properties for that script, with placeholders for secrets. */
export function topicProperties({ kafka, choices }: Deployment): string {
  const module = choices.kafkaSecurity === 'scram' ? 'scram.ScramLoginModule' : 'plain.PlainLoginModule';
  const hasLogin = 'sasl.jaas.config' in kafka.secrets;
  const lines = [
    ...Object.entries(kafka.properties)
      .filter(([key]) => !key.startsWith('basic.auth'))
      .map(([key, value]) => `${key}=${value.replace(certificateFolder, '/w')}`),
    ...(hasLogin
      ? [
          `sasl.jaas.config=org.apache.kafka.common.security.${module} required username="change-me" password="change-me";`,
        ]
      : []),
    ...Object.keys(kafka.secrets)
      .filter((key) => key.startsWith('ssl.'))
      .map((key) => `${key}=change-me`),
  ];
  return `${['# Replace each change-me, and delete this file once the topics exist.', ...lines].join('\n')}\n`;
}

/** The objects that a Google Kubernetes Engine ingress refers to. */
export function gkeText({ values: { publicHost } }: Deployment): string {
  const objects: readonly (readonly Setting[])[] = [
    [
      { keys: ['apiVersion'], value: 'networking.gke.io/v1' },
      { keys: ['kind'], value: 'ManagedCertificate' },
      { keys: ['metadata', 'name'], value: 'datahub' },
      { keys: ['spec', 'domains'], value: [publicHost] },
    ],
    [
      { keys: ['apiVersion'], value: 'cloud.google.com/v1' },
      { keys: ['kind'], value: 'BackendConfig' },
      { keys: ['metadata', 'name'], value: 'datahub' },
      { keys: ['spec', 'timeoutSec'], value: RESPONSE_TIMEOUT },
      { keys: ['spec', 'healthCheck'], value: { type: 'HTTP', port: 9002, requestPath: '/admin' } },
    ],
    [
      { keys: ['apiVersion'], value: 'networking.gke.io/v1beta1' },
      { keys: ['kind'], value: 'FrontendConfig' },
      { keys: ['metadata', 'name'], value: 'datahub' },
      { keys: ['spec', 'redirectToHttps', 'enabled'], value: true },
    ],
  ];
  return objects.map((settings) => yamlText([], settings).replaceAll('\n\n', '\n')).join('---\n');
}
