import { messagesOf } from '#model/message.ts';

/** The texts in the studio’s picture of a deployment, in English. A language may translate each text; names of products stay as they are. */
export const deployPictureMessages = {
  deployPictureIngress: 'Ingress',
  deployPictureAwsBalancer: 'AWS load balancer',
  deployPictureGoogleBalancer: 'Google load balancer',
  deployPictureProxy: 'Reverse proxy',
  deployPicturePeople: 'Browser',
  deployPictureWeb: 'Web application',
  deployPictureService: 'Metadata service',
  deployPictureActions: 'Actions container',
  deployPictureMae: 'MAE consumer',
  deployPictureMce: 'MCE consumer',
  deployPictureYourMysql: 'Your MySQL',
  deployPictureYourPostgres: 'Your PostgreSQL',
  deployPictureYourElasticsearch: 'Your Elasticsearch',
  deployPictureYourKafka: 'Your Kafka',
  deployPictureRegistry: 'Schema registry',
  deployPictureYourRegistry: 'Your schema registry',
  deployPictureConfluentRegistry: 'Confluent registry',
  deployPictureGlueRegistry: 'AWS Glue registry',
  deployPictureWithPort: '{name} (port {port})',
  deployPictureAlone: '{name}.',
  deployPictureConnects: '{name} connects to {others}.',
} as const;

/** Makes the name of a part of the picture, or a sentence that describes the picture. */
export const pictureMessage = messagesOf(deployPictureMessages);
