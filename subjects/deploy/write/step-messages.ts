import { messagesOf } from '#model/message.ts';

/** What the studio says about what a reader has to do, in English. A language may translate each text. */
export const deployStepMessages = {
  deployStepPasswordFile: 'Write a password file with a new password for the root user',
  deployStepTopics: 'Create the Kafka topics',
  deployStepNamespace: 'Create the namespace',
  deployStepSecret: '{title}: {name}',
  deployStepExecutor: 'Configuration for the actions container',
  deployStepGkeEdge: 'Certificate, health check, and redirect of the load balancer',
  deployStepRepository: 'Add the chart repository',
  deployStepStores: 'Install the bundled data stores',
  deployStepRender: 'To find errors in the values, render the chart once without installing it',
  deployStepInstall: 'Install DataHub',
  deployStepPodsReady: 'Every job completes, and every pod becomes ready',
  deployStepUpdateFinished: 'The system update has finished',
  deployStepWebAnswers: 'The web application responds',
  deployStepForward: 'Open the web application at http://localhost:9002',
  deployStepHistory: 'Look up the revision and the chart version that you want to return to',
  deployStepReturn:
    'Restore the database backup from before the change, and then install that chart with its values. `helm rollback` doesn’t run the system update',
  deployStepDirectory: 'Put all files in one directory, and protect the file that contains secrets',
  deployStepCheckCompose: 'Check the Compose file. The command prints nothing if the file is valid',
  deployStepStart: 'Start DataHub',
  deployStepServicesRun: 'Every job exits with code 0, and every service runs',
  deployStepServiceRejects: 'The metadata service responds, and rejects requests without a token',
  deployStepServiceAnswers: 'The metadata service responds',
  deployStepRestore: 'Restore your database dump, put the old files back, and start the old version',
  deploySecretDatabase: 'Password of the database user',
  deploySecretSearch: 'Password of the search user',
  deploySecretKafka: 'Logins and certificates for Kafka and the registry',
  deploySecretAuthority: 'Your certificate authority',
  deploySecretNeo4j: 'Neo4j password',
  deploySecretAuth: 'Secrets for metadata service authentication',
  deploySecretEncryption: 'Key that encrypts stored ingestion secrets',
  deploySecretSession: 'Key that signs session cookies',
  deploySecretOidc: 'Client secret of the identity provider',
  deploySecretUsers: 'Password file',
  deployOpenAuthority:
    'Create `truststore.jks` from a copy of Java’s own truststore with the password `changeit`, and put your authority in `ca.pem`.',
  deployOpenAuthorityDirectory:
    'Create `truststore.jks` from a copy of Java’s own truststore with the password `changeit`, and put your authority in `ca.pem`, both in the `ca` directory.',
  deployOpenKafkaFiles: 'Have the files for Kafka ready: {files}.',
  deployOpenKafkaFilesDirectory: 'Have the files for Kafka ready in the `certs` directory: {files}.',
  deployOpenTopics: 'Fill in `kafka.properties` before you run `create-topics.sh`, and delete it afterward.',
  deployOpenMysqlJob:
    'The MySQL setup job doesn’t use the JDBC URL, and its client gets no TLS options. If the server rejects it, create the tables yourself, and turn the job off.',
  deployOpenSearchRole: 'Grant the node role `es:ESHttp*` on the domain.',
  deployOpenKafkaRole:
    'Grant the node role the `kafka-cluster:` actions on the cluster, its topics, and its consumer groups.',
  deployOpenGlueRole: 'Attach the policy for the Glue registry to the node role.',
  deployOpenCertificate: 'Create the TLS secret `{name}`, or let cert-manager create it.',
  deployOpenStaticAddress: 'Reserve a global static address with the name `datahub`.',
  deployOpenProxy: 'Configure the proxy to forward https://{host} to port 9002.',
  deployOpenDns: 'Create a DNS record that points `{host}` to the ingress.',
  deployOpenRedirect: 'Register the redirect URL `https://{host}/callback/oidc` with the provider.',
  deployOpenKeepSecrets: 'Store every generated secret outside the deployment: you need them to read a backup.',
  deployOpenRestAuthorization:
    'Authorization of the REST APIs is off, so everyone with a token can read and write everything through them.',
} as const;

/** Makes the title of commands or of a secret, or a message about what is left to the reader. */
export const stepMessage = messagesOf(deployStepMessages);
