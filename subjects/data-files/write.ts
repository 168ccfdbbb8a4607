import { z } from 'zod';
import { dataFilePath, dataFormat, dataSchemaPath } from '#model/data-files/data-file.ts';
import { type DataFileName, dataFiles } from './shapes/data-files.ts';

/** Text of a data file. The same content always produces the same text. */
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

/** Zod records a pattern's origin in `format`, but JSON Schema has no such format, so strict validators reject it. */
function withoutUnknownFormat({ jsonSchema }: { jsonSchema: { format?: string | undefined } }): void {
  if (/^(starts_with|ends_with|includes|regex|lowercase|uppercase)$/.test(jsonSchema.format ?? ''))
    delete jsonSchema.format;
}
