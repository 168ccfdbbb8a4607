import { z } from 'zod';

/** Format version of all data files. It increases when something that a program might rely on is renamed or removed or changes its meaning. */
export const dataFormat = 1;

/**
 * The schema of a file below /data/.
 * @param description what the file contains
 * @param shape its fields, in addition to the two that all files have
 */
export function dataFile<Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) {
  return z
    .strictObject({
      $schema: z.string().describe('Address of the JSON Schema of this file, relative to the file.'),
      format: z.literal(dataFormat).describe('Number of the format of all data files.'),
      ...shape,
    })
    .describe(description);
}

/** Address of a page without the base URL of the site, or with the id of a place on it. */
export const pagePath = z
  .string()
  .startsWith('/')
  .describe('Page that shows it, below the base URL of the site; it may end with the id of a place on the page.');

/** Address of a data file below the base URL. */
export function dataFilePath(name: string): string {
  return `data/${name}.json`;
}

/** Address of the schema of a data file below the base URL. */
export function dataSchemaPath(name: string): string {
  return `schemas/data/${name}.json`;
}

/** Address of the whole GraphQL schema below the base URL. */
export const graphqlSchemaPath = 'data/schema.graphql';
