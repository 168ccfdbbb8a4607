import { siApachehive, siApachekafka, siMysql, siPostgresql, siSnowflake } from 'simple-icons';

/** Path data of the brand icons that connectors name, by slug. Named imports keep the other thousands out of the build. */
export const brandIcons: Readonly<Record<string, string>> = {
  apachehive: siApachehive.path,
  apachekafka: siApachekafka.path,
  mysql: siMysql.path,
  postgresql: siPostgresql.path,
  snowflake: siSnowflake.path,
};
