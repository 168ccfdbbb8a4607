import { messagesOf } from '#model/message.ts';

/** What the studio’s form says besides its questions and answers, in English. A language may translate each text. */
export const deployFormMessages = {
  deployGroupStart: 'Deployment',
  deployGroupDatabase: 'Database',
  deployGroupSearch: 'Search',
  deployGroupKafka: 'Kafka and schema registry',
  deployGroupGraph: 'Graph',
  deployGroupPeople: 'Login and access',
  deployGroupOperation: 'Operation',
  deployBecauseSingleNode:
    'In production on Kubernetes, data stores need more than the single node that the prerequisites chart installs.',
  deployBecauseTrialIsSmall: 'A trial deployment is the same size as the quickstart.',
  deployBecauseSingleHost:
    'For this many assets, you need two replicas of the metadata service, which isn’t possible on a single host.',
  deployBecauseComposeHasMysql: 'DataHub’s quickstart files include only MySQL.',
  deployBecauseDatabaseHasNoCertificate: 'The bundled database doesn’t have a certificate.',
  deployBecauseElasticsearchIsOpen: 'The bundled Elasticsearch has no login or certificate.',
  deployBecauseOnlyAmazonSigns: 'Only Amazon OpenSearch Service accepts signed requests.',
  deployBecauseElasticCloudHasLogin:
    'Elastic Cloud accepts only HTTPS with a login, and a public CA signs its certificates.',
  deployBecauseDomainIsPublic: 'A public CA signs the domain endpoint’s certificate.',
  deployBecauseKafkaIsOpen: 'The bundled Kafka has no login or certificate.',
  deployBecauseOnlyMskHasIam: 'Only Amazon MSK supports IAM authentication.',
  deployBecauseMskHasNoPlain: 'Amazon MSK doesn’t support the PLAIN mechanism.',
  deployBecauseConfluentHasKeys: 'Confluent Cloud uses API keys over TLS.',
  deployBecauseNoTruststoreNeeded: 'This type of connection doesn’t need a truststore.',
  deployBecauseServiceCertificates: 'A public CA signs the service’s certificates.',
  deployBecauseSchemasInBundledKafka: 'The schemas are stored in the bundled Kafka.',
  deployBecauseRegistriesOfProviders:
    'Use the AWS Glue or Confluent Cloud registry only with the same provider’s Kafka service.',
  deployBecauseRegistryOfConfluent: 'Use Confluent Cloud’s registry only with Kafka in Confluent Cloud.',
  deployBecauseSameEnvironment: 'Use the registry in the same environment as the cluster.',
  deployBecauseBundledRegistryIsPlain: 'The bundled registry connects to Kafka without encryption or a login.',
  deployBecauseBundledRegistryIsOpen: 'The bundled registry has no login or certificate.',
  deployBecauseOnlyGlueHasAws: 'Only AWS Glue uses AWS credentials.',
  deployBecauseRegistryNeedsKey: 'The registry in Confluent Cloud requires its own API key.',
  deployBecauseGlueNeedsAws: 'AWS Glue requires AWS credentials.',
  deployBecauseNoGraphConnection: 'There is no separate connection to encrypt.',
  deployBecauseDefaultUserIsKnown: 'Everyone knows the default user’s password.',
  deployBecauseNoIngressInDocker: 'Docker has no ingress.',
  deployBecauseIngressIsProxy: 'On Kubernetes, an ingress takes the place of the proxy.',
  deployBecauseOthersNeedAccess: 'Other people must be able to reach DataHub.',
  deployBecauseProviderNeedsAddress: 'The identity provider redirects people to a public HTTPS URL.',
  deployBecauseTokensProtect: 'Without tokens, anyone who can reach an API can change everything.',
  deployBecauseOneReplicaWithConsumers:
    'If the consumers run inside the metadata service, the chart allows only one replica of that service.',
  deployBecauseOperatorOnKubernetes: 'The Prometheus Operator runs only on Kubernetes.',
  deployEnterHost: 'Enter a hostname without a scheme, port, or path.',
  deployEnterHosts: 'Enter brokers as `host:port`, separated by commas without spaces.',
  deployEnterPort: 'Enter a port number.',
  deployEnterName: 'Use only lowercase letters, digits, and hyphens.',
  deployEnterUser: 'Enter a username. It can contain letters, digits, and the characters `_`, `.`, `@`, and `-`.',
  deployEnterId: 'Enter an ID that contains at least one letter and no spaces.',
  deployEnterTenant: 'Enter the tenant ID or domain without spaces.',
  deployEnterRegion: 'Enter a region, for example, `eu-central-1`.',
  deployEnterArn: 'Enter the ARN of a certificate in ACM.',
  deployEnterAddress: 'Enter a URL that begins with `http://` or `https://`, without parameters.',
  deployAddressBeginsWith: 'For this type of connection, enter an address that begins with `{scheme}`.',
  deployPortOfBroker: 'This is the port of a Kafka broker. A schema registry usually listens on port 8081.',
} as const;

/** Makes a heading of the form, a reason why an answer isn’t available, or a message about what was typed. */
export const formMessage = messagesOf(deployFormMessages);
