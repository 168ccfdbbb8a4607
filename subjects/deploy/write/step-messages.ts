import { messagesOf } from '#model/message.ts';

/** The studio's texts about what a reader has to do, in English. A language may translate each text. */
export const deployStepMessages = {
  deployStepPasswordFile: 'Create a password file with a new password for the root user',
  deployStepTopics: 'Create the Kafka topics',
  deployStepNamespace: 'Create the namespace',
  deployStepSecret: '{title}: {name}',
  deployStepExecutor: 'Create the configuration for the actions container',
  deployStepGkeEdge: 'Configure the load balancer’s certificate, health check, and redirect',
  deployStepRepository: 'Add the chart repository',
  deployStepStores: 'Install the bundled data stores',
  deployStepRender: 'To find errors in the values, render the chart once without installing it',
  deployStepInstall: 'Install DataHub',
  deployStepPodsReady: 'Check that every job completes and every pod becomes ready',
  deployStepUpdateFinished: 'Check that the system update has finished',
  deployStepWebAnswers: 'Check that the web application responds',
  deployStepForward: 'To open the web application at http://localhost:9002, forward its port',
  deployStepHistory: 'Look up the revision and chart version that you want to return to',
  deployStepReturn:
    'Restore the database backup from before the change, and then install the old chart version with its values, because `helm rollback` doesn’t run the system update',
  deployStepDirectory: 'Put all files in one directory, and protect the file that contains secrets',
  deployStepCheckCompose: 'Check the Compose file with this command, which prints nothing if the file is valid',
  deployStepStart: 'Start DataHub',
  deployStepServicesRun: 'Check that every job has exited with code 0 and every service is running',
  deployStepServiceRejects: 'Check that the metadata service responds and rejects requests without a token',
  deployStepServiceAnswers: 'Check that the metadata service responds',
  deployStepRestore: 'Restore your database dump, put the old files back, and start the old version',
  deploySecretDatabase: 'Database password',
  deploySecretSearch: 'Search engine password',
  deploySecretKafka: 'Credentials and certificates for Kafka and the schema registry',
  deploySecretAuthority: 'Your CA certificate',
  deploySecretNeo4j: 'Neo4j password',
  deploySecretAuth: 'Secrets for metadata service authentication',
  deploySecretEncryption: 'Key that encrypts stored ingestion secrets',
  deploySecretSession: 'Key that signs session cookies',
  deploySecretOidc: 'Identity provider client secret',
  deploySecretUsers: 'Password file',
  deployOpenAuthority:
    'Create `truststore.jks` from a copy of Java’s own truststore, use `changeit` as its password, and save your CA certificate as `ca.pem`.',
  deployOpenAuthorityDirectory:
    'In the `ca` directory, create `truststore.jks` from a copy of Java’s own truststore, use `changeit` as its password, and save your CA certificate as `ca.pem`.',
  deployOpenKafkaFiles: 'Have the Kafka files ready: {files}.',
  deployOpenKafkaFilesDirectory: 'Have the Kafka files ready in the `certs` directory: {files}.',
  deployOpenTopics:
    'Fill in `kafka.properties` before you run `create-topics.sh`. Afterward, delete `kafka.properties`.',
  deployOpenMysqlJob:
    'The MySQL setup job doesn’t use the JDBC URL and passes no TLS options to its client. If the server rejects the connection, create the tables yourself and turn off the job.',
  deployOpenSearchRole: 'Grant the node role the `es:ESHttp*` actions on the domain.',
  deployOpenKafkaRole:
    'Grant the node role the `kafka-cluster:` actions on the cluster, its topics, and its consumer groups.',
  deployOpenGlueRole: 'Attach the Glue registry policy to the node role.',
  deployOpenCertificate: 'Create the `{name}` TLS secret, or let cert-manager create it.',
  deployOpenStaticAddress: 'Reserve a global static address named `datahub`.',
  deployOpenProxy: 'Configure the proxy to forward https://{host} to port 9002.',
  deployOpenDns: 'Create a DNS record that points `{host}` to the ingress.',
  deployOpenRedirect: 'Register `https://{host}/callback/oidc` as a redirect URL with the identity provider.',
  deployOpenKeepSecrets: 'Store all generated secrets outside the deployment. You need them to read a backup.',
  deployOpenRestAuthorization:
    'REST API authorization is off, so everyone with a token can read and write everything through the REST APIs.',
} as const;

/** Makes the title of commands or of a secret, or a message about what is left to the reader. */
export const stepMessage = messagesOf(deployStepMessages);
