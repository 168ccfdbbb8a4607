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
  deployBecauseTrialIsSmall: 'A trial is the same size as the quickstart.',
  deployBecauseSingleHost:
    'For this many assets, run two replicas of the metadata service, which a single host can’t do.',
  deployBecauseComposeHasMysql: 'The platform’s quickstart files contain only MySQL.',
  deployBecauseDatabaseHasNoCertificate: 'The bundled database has no certificate of its own.',
  deployBecauseElasticsearchIsOpen: 'The bundled Elasticsearch has no login and no certificate.',
  deployBecauseOnlyAmazonSigns: 'Only Amazon OpenSearch Service accepts signed requests.',
  deployBecauseElasticCloudHasLogin: 'Elastic Cloud accepts only HTTPS with a login, and its certificates are public.',
  deployBecauseDomainIsPublic: 'The domain’s endpoint has a public certificate.',
  deployBecauseKafkaIsOpen: 'The bundled Kafka has no login and no certificate.',
  deployBecauseOnlyMskHasIam: 'Only Amazon MSK accepts IAM.',
  deployBecauseMskHasNoPlain: 'Amazon MSK has no PLAIN mechanism.',
  deployBecauseConfluentHasKeys: 'Confluent Cloud accepts API keys over TLS.',
  deployBecauseNoTruststoreNeeded: 'This kind of connection needs no truststore.',
  deployBecauseServiceCertificates: 'The service’s certificates are public.',
  deployBecauseSchemasInBundledKafka: 'The schemas are stored in the bundled Kafka.',
  deployBecauseRegistriesOfProviders:
    'The AWS Glue and Confluent Cloud registries belong to the same providers’ Kafka services.',
  deployBecauseRegistryOfConfluent: 'Confluent Cloud’s registry belongs to Kafka in Confluent Cloud.',
  deployBecauseSameEnvironment: 'Use the registry in the same environment as the cluster.',
  deployBecauseBundledRegistryIsPlain: 'The bundled registry connects to Kafka without encryption or a login.',
  deployBecauseBundledRegistryIsOpen: 'The bundled registry has no login and no certificate.',
  deployBecauseOnlyGlueHasAws: 'Only AWS Glue uses AWS credentials.',
  deployBecauseRegistryNeedsKey: 'The registry in Confluent Cloud requires its own API key.',
  deployBecauseGlueNeedsAws: 'AWS Glue requires AWS credentials.',
  deployBecauseNoGraphConnection: 'There is no separate connection to encrypt.',
  deployBecauseDefaultUserIsKnown: 'Everyone knows the default user’s password.',
  deployBecauseNoIngressInDocker: 'Docker has no ingress.',
  deployBecauseIngressIsProxy: 'On Kubernetes, an ingress takes the place of the proxy.',
  deployBecauseOthersNeedAccess: 'Other people must be able to reach it.',
  deployBecauseProviderNeedsAddress: 'The provider redirects people to a public HTTPS address.',
  deployBecauseTokensProtect: 'Without tokens, anyone who can reach an API can change everything.',
  deployBecauseOneReplicaWithConsumers:
    'The chart rejects a second replica of the metadata service that contains the consumers.',
  deployBecauseOperatorOnKubernetes: 'The Prometheus Operator runs on Kubernetes.',
  deployEnterHost: 'Enter a hostname without a scheme, port, or path.',
  deployEnterHosts: 'Enter brokers as `host:port`, separated by commas without spaces.',
  deployEnterPort: 'Enter a port number.',
  deployEnterName: 'Enter lowercase letters, digits, and hyphens.',
  deployEnterUser: 'Enter a username. It can contain letters, digits, and the characters `_`, `.`, `@`, and `-`.',
  deployEnterId: 'Enter an ID with at least one letter, without spaces.',
  deployEnterTenant: 'Enter the tenant’s ID or domain, without spaces.',
  deployEnterRegion: 'Enter a region, for example `eu-central-1`.',
  deployEnterArn: 'Enter the ARN of a certificate in ACM.',
  deployEnterAddress: 'Enter a URL that begins with `http://` or `https://`, without parameters.',
  deployAddressBeginsWith: 'For this kind of connection, the address begins with `{scheme}`.',
  deployPortOfBroker: 'This is the port of a Kafka broker. A schema registry usually listens on port 8081.',
} as const;

/** Makes a heading of the form, a reason why an answer isn’t available, or a message about what was typed. */
export const formMessage = messagesOf(deployFormMessages);
