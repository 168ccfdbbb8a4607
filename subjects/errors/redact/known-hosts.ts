// Common names: this computer, the services in DataHub's own Compose files and charts, and public sites.
const known: ReadonlySet<string> = new Set(
  (
    'localhost 127.0.0.1 0.0.0.0 ::1 :: host.docker.internal kubernetes kubernetes.default kubernetes.default.svc ' +
    'datahub-gms datahub-frontend datahub-frontend-react datahub-actions datahub-mae-consumer datahub-mce-consumer datahub-upgrade acryl-datahub-actions ' +
    'mysql mariadb postgres postgresql elasticsearch elasticsearch-master opensearch neo4j broker kafka zookeeper schema-registry kafka-setup mysql-setup elasticsearch-setup ' +
    'prerequisites-mysql prerequisites-postgresql prerequisites-kafka prerequisites-zookeeper prerequisites-cp-schema-registry prerequisites-neo4j prerequisites-neo4j-community ' +
    'github.com raw.githubusercontent.com api.github.com pypi.org files.pythonhosted.org registry-1.docker.io docker.io index.docker.io auth.docker.io ghcr.io quay.io helm.datahubproject.io ' +
    'datahubproject.io www.datahubproject.io demo.datahubproject.io docs.datahub.com www.apache.org apache.org www.w3.org json-schema.org yaml.org www.python.org docs.python.org python.org ' +
    'repo1.maven.org repo.maven.apache.org plugins.gradle.org services.gradle.org registry.npmjs.org registry.yarnpkg.com example.com example.org www.example.com errors.pydantic.dev docs.pydantic.dev sqlalche.me docs.sqlalchemy.org ' +
    'oauth2.googleapis.com accounts.google.com www.googleapis.com bigquery.googleapis.com login.microsoftonline.com slf4j.org www.slf4j.org logging.apache.org docs.confluent.io docs.docker.com kubernetes.io hub.docker.com urllib3.readthedocs.io'
  ).split(' '),
);

/** Whether a host says nothing about who runs DataHub. */
export function isKnownHost(host: string): boolean {
  return known.has(host.toLowerCase().replace(/\.$/, ''));
}
