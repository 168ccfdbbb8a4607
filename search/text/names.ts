/** Names that are written with capitals or spaces inside but are one word to readers, in lower case. */
export const NAMES: ReadonlySet<string> = new Set(
  `airflow bigquery clickhouse cockroachdb databricks datahub dynamodb elasticsearch github gitlab graphql graphiql kubernetes
  javascript linkedin lookml mariadb metadata mlflow mongodb mssql mysql neo4j openapi openid opensearch openlineage postgresql
  powerbi pyspark redshift sagemaker salesforce snowflake sqlalchemy superset typescript youtube`.split(/\s+/),
);
