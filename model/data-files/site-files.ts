import { z } from 'zod';
import { dataFile, pagePath } from './data-file.ts';

const label = z.string().min(1).describe('Text in the navigation.');
const managedOnly = z.boolean().describe('Whether the entry is part of Managed DataHub only.');

const navigationNode = z.union([
  z.strictObject({ type: z.literal('page'), id: z.string(), path: pagePath, label, managedOnly }),
  z.strictObject({ type: z.literal('link'), href: z.url(), label }),
  z.strictObject({
    type: z.literal('category'),
    key: z.string().describe('Unique in its sidebar.'),
    label,
    path: pagePath.optional(),
    firstPath: pagePath,
    open: z.boolean().describe('Whether it starts open.'),
    managedOnly,
    get items() {
      return z.array(navigationNode).describe('Its entries, in order.');
    },
  }),
]);

/** /data/navigation.json. */
export const navigationDataFile = dataFile('The sidebars of the documentation.', {
  sidebars: z.record(z.string(), z.array(navigationNode)).describe('Entries of each sidebar by its name.'),
});

/** /data/search-records.json. */
export const searchRecordsFile = dataFile('Everything that search knows: one record for each section of a page.', {
  records: z.array(
    z.strictObject({
      href: pagePath,
      page: z.string().describe('Title of the page.'),
      section: z.string().describe('Title of the section; empty for the text before the first heading.'),
      trail: z.array(z.string()).describe('Categories above the page, outermost first.'),
      text: z.string().describe('Prose without markup.'),
      code: z.string().describe('Code of the section.'),
      keywords: z.string().describe('Words that readers type and the text does not say.'),
      synonyms: z.string().describe('Names of the subject of the page.'),
      kind: z.string().describe('What the page is about.'),
      availability: z.string().optional().describe('Editions that have it; absent for all.'),
      version: z.string().describe('Version of the documentation.'),
      weight: z.number().describe('Factor of the score of the page.'),
    }),
  ),
});

/** /data/index.json: what a program reads first. */
export const dataIndexFile = dataFile('The data files of this build.', {
  title: z.string().describe('Name of the platform.'),
  site: z.string().describe('Address of the site, with its base URL.'),
  version: z.string().describe('Label of the version of the documentation that readers get.'),
  build: z.string().describe('Names the build; equal builds have equal names.'),
  searchIndex: z.string().optional().describe('Search index of the default language, below the base URL.'),
  errorKnowledge: z.string().describe('Everything that the tool for pasted errors knows, below the base URL.'),
  files: z.array(
    z.strictObject({
      path: z.string().describe('Address below the base URL.'),
      schema: z.string().optional().describe('Address of its JSON Schema below the base URL.'),
      description: z.string(),
      bytes: z.number().int(),
      sha256: z.string().describe('SHA-256 of the file; it changes when anything in the file does.'),
    }),
  ),
});
