import { z } from 'zod';

/** An object in the JSON form of the model, such as an aspect. */
export const jsonObject = z.record(z.string().min(1), z.json());

/** One entity of the catalog. */
export const catalogEntry = z.strictObject({
  urn: z.string().startsWith('urn:li:').describe('The URN of the entity.'),
  aspects: z
    .record(z.string().min(1), jsonObject)
    .describe('Versioned aspects by name. The platform derives the key aspect from the URN.'),
  timeseries: z
    .record(z.string().min(1), z.array(jsonObject).min(1))
    .optional()
    .describe('Events of timeseries aspects by name, the oldest first.'),
});

/** One file of content/sample-catalog/entities/. */
export const catalogFile = z.array(catalogEntry).min(1);

export type CatalogEntry = z.infer<typeof catalogEntry>;
