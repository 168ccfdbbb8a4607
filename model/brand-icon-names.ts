/**
 * Slugs of the icons that content may name. They are the slugs of simple-icons. site/reference/brand-icons.ts contains a shape
 * for each of them and doesn't compile if one is missing.
 */
export const brandIconNames = [
  'apacheairflow',
  'apachedruid',
  'apachehive',
  'apachekafka',
  'apachenifi',
  'apachepulsar',
  'apachespark',
  'apachesuperset',
  'clickhouse',
  'databricks',
  'elasticsearch',
  'googlebigquery',
  'json',
  'looker',
  'mariadb',
  'metabase',
  'mongodb',
  'mysql',
  'okta',
  'openapiinitiative',
  'postgresql',
  'presto',
  'redash',
  'sap',
  'snowflake',
  'sqlalchemy',
  'trino',
] as const;
export type BrandIconName = (typeof brandIconNames)[number];
