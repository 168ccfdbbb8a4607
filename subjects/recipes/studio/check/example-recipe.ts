/** A recipe with the most frequent errors, to try the check on. */
export const exampleRecipe = `source:
  type: mysql
  config:
    host_port: localhost:3306
    database: shop
    username: datahub
    password: hunter2
    profilling:
      enabled: true
    stateful_ingestion:
      enabled: true
sink:
  type: datahub-rest
  config:
    server: http://localhost:9002
`;
