import { z } from 'zod';

const path = z
  .string()
  .regex(/^\/(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/|$))*$/, 'a path that begins with one slash, for example /docs')
  .describe('A path below the base URL.');
/** Becomes a folder. */
const name = z.string().regex(/^(?!\.{1,2}$)[\w.~-]+$/, 'a name of letters, digits, hyphens, underscores and dots');
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'a color of six hexadecimal digits, for example #070707');
const fullUrl = z.url({ protocol: /^https?$/ });

const target = {
  to: path.optional().describe('Page of this site.'),
  href: fullUrl.optional().describe('Address outside the site.'),
};
const oneTarget = (link: { to?: string | undefined; href?: string | undefined }) =>
  (link.to === undefined) !== (link.href === undefined);
const oneTargetMessage = { error: 'exactly one of "to" (a page of this site) and "href" (an outside address)' };

const navbarItem = z
  .strictObject({
    label: z.string().min(1).describe('Text of the link; for an icon its accessible name.'),
    icon: z.enum(['slack', 'github', 'youtube']).optional().describe('Shows a brand icon in place of the text.'),
    activeBase: path.optional().describe('The link is marked as current on every page below this path.'),
    ...target,
  })
  .refine(oneTarget, oneTargetMessage);
const footerItem = z.strictObject({ label: z.string().min(1), ...target }).refine(oneTarget, oneTargetMessage);

const locale = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/, 'a language tag, for example en or pt-BR')
    .describe('Language tag; names the content folder.'),
  label: z.string().min(1).describe('Name of the language in that language.'),
  direction: z.enum(['ltr', 'rtl']).default('ltr').describe('Reading direction.'),
  htmlLang: z.string().min(2).describe('Value of the lang attribute.'),
  calendar: z.string().min(1).default('gregory').describe('Unicode calendar for dates.'),
  path: name.describe('Path segment of the locale; unused for the default locale.'),
});

const version = z.strictObject({
  name: name.describe('Internal name; `current` is content/docs, others are content/versions/{name}.'),
  label: z.string().min(1).describe('What readers see.'),
  path: path.describe('Where the pages of the version live.'),
  isLast: z.boolean().describe('Whether readers land here by default.'),
  drafts: z.array(z.string()).default([]).describe('Ids of pages that are left out of the published site.'),
  sidebars: z.array(z.string().min(1)).min(1).describe('Names of the sidebars in navigation.yaml.'),
});

const localSearch = z.strictObject({
  provider: z.literal('local').describe('The site itself answers searches, from an index that the build makes.'),
});
const hostedSearch = z.strictObject({
  provider: z.literal('hosted').describe('A hosted service that speaks the protocol of Algolia answers searches.'),
  applicationId: z
    .string()
    .regex(/^[A-Za-z\d]+$/, 'an application ID of letters and digits, for example A1B2C3D4E5')
    .describe('Application at the service; names the hosts that browsers ask.'),
  searchKey: z
    .string()
    .min(1)
    .describe('Key that may only search. Every reader can see it, so it must never be one that may write.'),
  indexName: z.string().min(1).describe('Index that contains the records of `npm run search:export`.'),
});
const searchConfig = z.discriminatedUnion('provider', [localSearch, hostedSearch]);

/** The whole of content/site.yaml. */
export const siteConfig = z.strictObject({
  title: z.string().min(1).describe('Name of the site, in every browser tab.'),
  tagline: z.string().min(1).describe('What the site is about, on the home page.'),
  description: z.string().min(50).max(200).describe("For search engines, on pages that don't have one."),
  titleDelimiter: z.string().min(1).default('|').describe('Separates the page title from the site title.'),
  url: fullUrl
    .regex(/^https?:\/\/[^/]+$/, 'scheme and host without a path, for example https://docs.example.com')
    .describe('Origin of the published site.'),
  baseUrl: z
    .string()
    .regex(/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/, 'a path with a slash at both ends, for example / or /catalog/')
    .default('/')
    .describe('Path below which the site is served.'),
  baseUrlBanner: z
    .boolean()
    .default(true)
    .describe('Shows a banner when styles or script failed to load because the base URL is wrong.'),
  trailingSlash: z
    .union([z.boolean(), z.null()])
    .default(null)
    .describe(
      'true: addresses end with a slash; false: they do not and files are page.html; null: no slash, files are page/index.html.',
    ),
  defaultLocale: z.string().min(1).describe('Code of the locale without a path.'),
  locales: z.array(locale).min(1).describe('Languages of the site.'),
  versions: z.array(version).min(1).describe('Versions of the documentation.'),
  docsPlugin: z.string().min(1).default('default').describe('Names the storage key of the preferred version.'),
  navbar: z.strictObject({
    hideOnScroll: z.boolean().default(false).describe('Hides the bar while scrolling down.'),
    items: z.array(navbarItem).describe('Links, in order.'),
  }),
  footer: z.strictObject({
    groups: z.array(z.strictObject({ title: z.string().min(1), items: z.array(footerItem).min(1) })),
    copyright: z.strictObject({
      years: z.string().regex(/^\d{4}(-\d{4})?$/, 'a year or two years, for example 2015-2023'),
      holder: z.string().min(1),
    }),
  }),
  announcement: z
    .strictObject({
      id: z.string().min(1).describe('A new id shows the bar again to those who closed it.'),
      content: z.string().min(1).describe('Text of the bar; Markdown links and emphasis are allowed.'),
      action: z
        .strictObject({ label: z.string().min(1), href: fullUrl })
        .optional()
        .describe('Button at the end of the bar.'),
      backgroundColor: colour.default('#070707'),
      textColor: colour.default('#ffffff'),
      isCloseable: z.boolean().default(true).describe('Whether readers can close the bar.'),
    })
    .optional(),
  colorMode: z.strictObject({
    default: z.enum(['light', 'dark']).default('light').describe('Mode of a first visit.'),
    switch: z.boolean().default(true).describe('Whether readers can change it.'),
    respectSystem: z.boolean().default(false).describe('Follows the system while the reader has not chosen.'),
  }),
  security: z
    .strictObject({
      contact: z
        .url({ protocol: /^(https|mailto)$/ })
        .describe('Whom to tell of a vulnerability, for example mailto:security@example.com.'),
      policy: fullUrl.optional().describe('What reporters may expect.'),
    })
    .optional()
    .describe('Makes /.well-known/security.txt, on sites without a base URL.'),
  search: searchConfig,
  editBase: fullUrl.describe('Address that, followed by the path of a content file, opens it for editing.'),
  repository: fullUrl.describe('Source repository of the site, for links to new issues.'),
});

export type SiteConfig = z.infer<typeof siteConfig>;
export type LocaleConfig = SiteConfig['locales'][number];
export type VersionConfig = SiteConfig['versions'][number];
export type HostedSearch = z.infer<typeof hostedSearch>;
export type NavbarItem = SiteConfig['navbar']['items'][number];
