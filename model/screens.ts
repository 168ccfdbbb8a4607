import { z } from 'zod';

const path = z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'a path such as /tools/urn');
const text = z.string().min(1);

const texts = {
  title: text.describe('Heading, title of the document, and name in search results.'),
  description: text.describe('What the page is about, for search engines and search results.'),
  lead: text
    .optional()
    .describe('What readers can do there: the sentence below the heading, and on the card of a tool.'),
  keywords: z
    .array(text)
    .optional()
    .describe('Words that readers type for it. Without any, search does not find the page.'),
};

const screenEntry = z.strictObject({
  path: path.describe('Address of the page.'),
  screen: z.string().min(1).describe('Name of its page component, for example tool-urn.'),
  ...texts,
  needs: text
    .optional()
    .describe('Kind of data without which the page has nothing to show. A site without such data leaves it out.'),
});

/** content/screens.yaml: the pages of a site that are not documentation, with their texts. */
export const screensFile = z.array(screenEntry);
export type ScreenEntry = z.infer<typeof screenEntry>;

const screenTranslation = z
  .strictObject({ path: path.describe('Address of the page in screens.yaml.'), ...texts })
  .partial({ title: true, description: true });

/** content/locales/{code}/screens.yaml: their texts in another language. What it leaves out stays in the default language. */
export const screenTranslationsFile = z.array(screenTranslation);
export type ScreenTranslation = z.infer<typeof screenTranslation>;
