import { printSchema } from 'graphql';
import type { Generated } from '#generators/generated.ts';
import { dataFilePath, graphqlSchemaPath } from '#model/data-files/data-file.ts';
import type { ConnectorData } from '#subjects/connectors/data.ts';
import { publishedConnectors, publishedOptions } from '#subjects/connectors/published.ts';
import type { EnvironmentData } from '#subjects/environment/data.ts';
import type { ErrorData } from '#subjects/errors/data.ts';
import { listRows } from '#subjects/errors/symptoms/list-rows.ts';
import type { GraphqlData } from '#subjects/graphql/data.ts';
import { readSchema } from '#subjects/graphql/read-schema.ts';
import type { MetamodelData } from '#subjects/metamodel/data.ts';
import { publishedAspects, publishedEntities } from '#subjects/metamodel/published.ts';
import type { RestData } from '#subjects/rest/data.ts';
import { publishedEndpoints } from '#subjects/rest/published.ts';
import type { UpgradeData } from '#subjects/upgrades/data.ts';
import { publishedUpgrades } from '#subjects/upgrades/published.ts';
import type { PublishedData } from './data.ts';
import type { DataFileName } from './shapes/data-files.ts';
import { dataFileText, schemaFiles } from './write.ts';

/** Everything that is published. */
type AllData = PublishedData &
  Pick<EnvironmentData, 'environments'> &
  ConnectorData &
  MetamodelData &
  Pick<GraphqlData, 'graphqlSchema'> &
  RestData &
  Pick<ErrorData, 'errors' | 'symptoms'> &
  UpgradeData;

/** Files for programs, generated from data; no pages. */
export function generateDataFiles(data: AllData): Generated {
  const valuesOf = <T>(list: readonly { value: T }[]) => list.map(({ value }) => value);
  const contents: [DataFileName, object, count: number][] = [
    ['connectors', { connectors: publishedConnectors(data) }, data.connectors.length],
    ['options', publishedOptions(data), data.connectors.length],
    ['entities', publishedEntities(data), data.entities.length],
    ['aspects', publishedAspects(data), data.aspects.length],
    ['errors', { errors: valuesOf(data.errors), rows: listRows(data) }, data.errors.length],
    ['cli', { commands: valuesOf(data.cliCommands) }, data.cliCommands.length],
    ['environment', { services: valuesOf(data.environments) }, data.environments.length],
    ['endpoints', publishedEndpoints(data), data.restGroups.length],
    ['upgrades', publishedUpgrades(data), data.upgrades.length],
    ['product-links', { links: data.productLinks[0]?.value ?? [] }, data.productLinks.length],
  ];
  const { schema } = readSchema(data.graphqlSchema);
  const files = Object.fromEntries(
    contents
      .filter(([, , count]) => count > 0)
      .map(([name, content]) => [dataFilePath(name), dataFileText(name, content)]),
  );
  const hasGraphql = schema !== undefined && data.graphqlSchema.length > 0;
  return {
    drafts: [],
    problems: [],
    files: { ...schemaFiles(), ...files, ...(hasGraphql && { [graphqlSchemaPath]: `${printSchema(schema)}\n` }) },
  };
}
