import { messagesOf } from '#model/message.ts';

/** What the studio says about what a reader has to do, in English. A language may translate each text. */
export const deployStepMessages = {
  deployStepPasswordFile: 'Write a password file with a new password for the root user',
  deployStepTopics: 'Create Kafka’s topics',
  deployStepNamespace: 'Create the namespace',
  deployStepSecret: '{title}: {name}',
  deployStepExecutor: 'Configuration of the actions container',
  deployStepGkeEdge: 'Certificate, health check, and redirect of the load balancer',
  deployStepRepository: 'Add the chart repository',
  deployStepStores: 'Install the bundled data stores',
  deployStepRender: 'Render the chart once without installing it, which finds errors in the values',
  deployStepInstall: 'Install DataHub',
  deployStepPodsReady: 'Every job completes, and every pod becomes ready',
  deployStepUpdateFinished: 'The system update has finished',
  deployStepWebAnswers: 'The web application answers',
  deployStepForward: 'Open the web application at http://localhost:9002',
  deployStepHistory: 'Look up the revision and the chart version to which you want to return',
  deployStepReturn:
    'Restore the backup of the database from before the change, then install that chart with its values. `helm rollback` doesn’t run the system update',
  deployStepDirectory: 'Put all files into one directory, and protect the one with secrets',
  deployStepCheckCompose: 'Check the Compose file, which prints nothing if it’s valid',
  deployStepStart: 'Start DataHub',
  deployStepServicesRun: 'Every job exits with code 0, and every service runs',
  deployStepServiceRejects: 'The metadata service answers, and rejects requests without a token',
  deployStepServiceAnswers: 'The metadata service answers',
  deployStepRestore: 'Restore your dump of the database, put the old files back, and start the old version',
  deploySecretDatabase: 'Password of the database user',
  deploySecretSearch: 'Password of the search user',
  deploySecretKafka: 'Logins and certificates for Kafka and the registry',
  deploySecretAuthority: 'Your certificate authority',
  deploySecretNeo4j: 'Password of Neo4j',
  deploySecretAuth: 'Secrets of metadata service authentication',
  deploySecretEncryption: 'Key that encrypts stored ingestion secrets',
  deploySecretSession: 'Key that signs session cookies',
  deploySecretOidc: 'Client secret of the identity provider',
  deploySecretUsers: 'Password file',
  deployOpenAuthority:
    'Make `truststore.jks` from a copy of Java’s own truststore with the password `changeit`, and put your authority into `ca.pem`.',
  deployOpenAuthorityDirectory:
    'Make `truststore.jks` from a copy of Java’s own truststore with the password `changeit`, and put your authority into `ca.pem`, both in the `ca` directory.',
  deployOpenKafkaFiles: 'Have the files for Kafka ready: {files}.',
  deployOpenKafkaFilesDirectory: 'Have the files for Kafka ready in the `certs` directory: {files}.',
  deployOpenTopics: 'Fill in `kafka.properties` before you run `create-topics.sh`, and delete it afterward.',
  deployOpenMysqlJob:
    'The MySQL setup job doesn’t use the JDBC URL, and its client gets no TLS options. If the server rejects it, create the tables yourself, and turn the job off.',
  deployOpenSearchRole: 'Grant the role of the nodes `es:ESHttp*` on the domain.',
  deployOpenKafkaRole:
    'Grant the role of the nodes the `kafka-cluster:` actions on the cluster, its topics, and its consumer groups.',
  deployOpenGlueRole: 'Attach the policy for the Glue registry to the role of the nodes.',
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
