import { printSchema } from 'graphql';
import { type DataFileName, dataFilePath } from '#model/data-files/data-files.ts';
import type { SiteData } from '#model/site-data.ts';
import type { Generated } from '../generated.ts';
import { readSchema } from '../graphql/read-schema.ts';
import { listRows } from '../symptoms/list-rows.ts';
import { publishedAspects, publishedEntities } from './metamodel.ts';
import { publishedConnectors, publishedOptions } from './plugins.ts';
import { dataFileText, schemaFiles } from './write.ts';

/** Address of the whole GraphQL schema below the base URL. */
export const graphqlSchemaPath = 'data/schema.graphql';

/** Files for programs, made of data; no pages. */
export function generateDataFiles(data: SiteData): Generated {
  const valuesOf = <T>(list: readonly { value: T }[]) => list.map(({ value }) => value);
  const contents: [DataFileName, object, count: number][] = [
    ['connectors', { connectors: publishedConnectors(data) }, data.connectors.length],
    ['options', publishedOptions(data), data.connectors.length],
    ['entities', publishedEntities(data), data.entities.length],
    ['aspects', publishedAspects(data), data.aspects.length],
    ['errors', { errors: valuesOf(data.errors), rows: listRows(data) }, data.errors.length],
    ['cli', { commands: valuesOf(data.cliCommands) }, data.cliCommands.length],
    ['environment', { services: valuesOf(data.environments) }, data.environments.length],
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
