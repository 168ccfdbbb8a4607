import { z } from 'zod';
import { cliCommand } from '#model/cli.ts';
import { dataFile } from '#model/data-files/data-file.ts';
import { productLinks } from '#model/product-links.ts';
import { serviceEnvironment } from '#subjects/environment/schema/service-environment.ts';
import { knownError } from '#subjects/errors/schema/known-error.ts';
import { placedRow } from '#subjects/errors/schema/symptoms.ts';
import { upgradeNotes } from '#subjects/upgrades/schema.ts';

/** /data/errors.json. */
export const errorsFile = dataFile('Known errors and troubleshooting tables: messages, causes, checks, and fixes.', {
  errors: z.array(knownError).describe('By id. Sentences are Markdown.'),
  rows: z.array(placedRow).describe('Rows of the troubleshooting tables of all pages. Sentences are Markdown.'),
});

/** /data/cli.json. */
export const cliFile = dataFile('Commands of `datahub` with their arguments and flags.', {
  commands: z.array(cliCommand).describe('Commands at the top; `datahub` itself has the flags that all take.'),
});

/** /data/environment.json. */
export const environmentFile = dataFile('Environment variables by the service that reads them.', {
  services: z.array(serviceEnvironment).describe('Services of a deployment, and the command line.'),
});

const { describes, versions } = upgradeNotes.shape;

/** /data/upgrades.json. */
export const upgradesFile = dataFile('Changes between releases of the server that need attention when you upgrade.', {
  describes,
  versions: z
    .array(
      versions.element.omit({ anchor: true }).extend({
        page: z.string().describe('Path of the page with the notes, with the ID of their heading if they have one.'),
      }),
    )
    .describe('Newest first. Sentences are Markdown.'),
});

/** /data/product-links.json. */
export const productLinksFile = dataFile('Addresses and ids that programs of the platform link to; they stay.', {
  links: productLinks.describe('By path.'),
});
