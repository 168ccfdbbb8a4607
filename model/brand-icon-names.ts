/**
 * Slugs of the icons that content may name. They are those of simple-icons; site/reference/brand-icons.ts holds a shape for each, and does not
 * compile without.
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
