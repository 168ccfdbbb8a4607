/** A values file with frequent errors, to try the check on. */
export const exampleValues = `global:
  datahub:
    version: 0.10.2
    metadata_service_authentication:
      enabled: "true"
  elasticsearch:
    host: search-shop.eu-west-1.es.amazonaws.com
    port: "9200"
    use_ssl: "true"
  springKafkaConfigurationOverrides:
    max.request.size: 5242880
datahub-gms:
  replicaCount: 2
  extraEnvs:
    - name: REST_API_AUTHORIZATION_ENABLED
      value: true
kafka:
  schemaregistry:
    url: http://kafka.internal:9092
`;
