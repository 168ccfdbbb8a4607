import { Document, isCollection, visit } from 'yaml';
import type { z } from 'zod';
import type { siteConfig } from '#model/site-config.ts';
import type { DataPath } from './offset-of.ts';

/** A whole site.yaml that uses every key: problems take their examples from it, and stand-ins for keys that are wrong. */
export const exampleSite: z.input<typeof siteConfig> = {
  title: 'DataHub',
  tagline: 'A Metadata Platform for the Modern Data Stack',
  description: 'Documentation of the metadata platform: evaluate it, deploy it and build on its APIs.',
  titleDelimiter: '|',
  url: 'https://docs.example.com',
  baseUrl: '/catalog/',
  baseUrlBanner: true,
  trailingSlash: null,
  defaultLocale: 'en',
  locales: [{ code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' }],
  versions: [
    {
      name: 'current',
      label: 'Next',
      path: '/docs',
      isLast: true,
      drafts: ['docs/plans'],
      sidebars: ['overviewSidebar'],
    },
  ],
  docsPlugin: 'default',
  navbar: {
    hideOnScroll: false,
    items: [
      { label: 'Docs', to: '/docs', activeBase: '/docs' },
      { label: 'GitHub', icon: 'github', href: 'https://github.com/datahub-project/datahub' },
    ],
  },
  footer: {
    groups: [
      {
        title: 'Docs',
        items: [
          { label: 'Quickstart', to: '/docs/quickstart' },
          { label: 'Blog', href: 'https://blog.example.com' },
        ],
      },
    ],
    copyright: { years: '2015-2023', holder: 'DataHub Project Authors' },
  },
  announcement: {
    id: 'managed',
    content: '**Managed DataHub**: the same platform, run for you.',
    action: { label: 'Sign up', href: 'https://example.com/sign-up' },
    backgroundColor: '#070707',
    textColor: '#ffffff',
    isCloseable: true,
  },
  colorMode: { default: 'light', switch: true, respectSystem: false },
  security: { contact: 'mailto:security@example.com', policy: 'https://example.com/security' },
  search: { provider: 'local' },
  editBase: 'https://github.com/datahub-project/datahub/edit/master/docs-website/',
  repository: 'https://github.com/datahub-project/datahub',
};

/** Keys of the hosted search provider, which exclude those of the example above. */
const hostedSearch = { applicationId: 'A1B2C3D4E5', searchKey: '0123456789abcdef', indexName: 'docs' };

/**
 * Shows how a key of site.yaml is written.
 * @param path keys and indexes from the top; any index stands for all entries
 * @returns one line of YAML such as `baseUrl: /catalog/`, or undefined for an unknown key
 */
export function siteExampleAt(path: DataPath): string | undefined {
  const keys = path.filter((step) => typeof step !== 'number');
  const key = keys.at(-1);
  if (key === undefined) return undefined;
  const value = find({ ...exampleSite, search: { ...exampleSite.search, ...hostedSearch } }, keys);
  return value === undefined ? undefined : onOneLine(String(key), value);
}

function find(value: unknown, keys: DataPath): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(value)) return value.map((entry) => find(entry, keys)).find((each) => each !== undefined);
  const isParent = typeof value === 'object' && value !== null;
  return isParent ? find((value as Record<PropertyKey, unknown>)[key], rest) : undefined;
}

/** Lists and nested keys are shown in brackets and braces, so that an example never needs a second line. */
function onOneLine(key: string, value: unknown): string {
  const document = new Document({ [key]: value });
  visit(document, {
    Pair: (_, { value: node }) => {
      if (isCollection(node)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 }).trim();
}
