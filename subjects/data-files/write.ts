import { z } from 'zod';
import { dataFilePath, dataFormat, dataSchemaPath } from '#model/data-files/data-file.ts';
import { type DataFileName, dataFiles } from './shapes/data-files.ts';

/** Text of a data file. The same content always makes the same text. */
export function dataFileText(name: DataFileName, content: object): string {
  const up = '../'.repeat(dataFilePath(name).split('/').length - 1);
  return `${JSON.stringify({ $schema: `${up}${dataSchemaPath(name)}`, format: dataFormat, ...content })}\n`;
}

/** The JSON Schemas of all data files, text by path. */
export function schemaFiles(): Record<string, string> {
  const names = Object.keys(dataFiles) as DataFileName[];
  return Object.fromEntries(
    names.map((name) => {
      const schema = {
        title: `DataHub documentation: ${name}`,
        ...z.toJSONSchema(dataFiles[name], { override: withoutUnknownFormat }),
      };
      return [dataSchemaPath(name), `${JSON.stringify(schema)}\n`];
    }),
  );
}

/** Zod notes how a pattern came about in `format`, where JSON Schema has no such name and strict validators refuse it. */
function withoutUnknownFormat({ jsonSchema }: { jsonSchema: { format?: string | undefined } }): void {
  if (/^(starts_with|ends_with|includes|regex|lowercase|uppercase)$/.test(jsonSchema.format ?? ''))
    delete jsonSchema.format;
}
