import type { Page } from '@playwright/test';

/** One kind of page, with what has to be done to have all of it in view. */
export interface PageKind {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** Only at this width; at every width unless given. */
  width?: number;
}

async function openSearch(page: Page, query: string): Promise<void> {
  await page.getByRole('button', { name: 'Search docs' }).first().click();
  await page.getByRole('combobox').fill(query);
  await page.getByRole('option').first().waitFor();
}

/** Every kind of page that the real site has. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'docs landing', path: '/docs' },
  { name: 'guide with code, tabs, tables and a diagram', path: '/docs/api/tutorials/adding-tags' },
  { name: 'feature guide with availability', path: '/docs/domains' },
  { name: 'long page', path: '/docs/cli' },
  { name: 'connector', path: '/docs/generated/ingestion/sources/snowflake' },
  {
    name: 'connector with filtered options',
    path: '/docs/generated/ingestion/sources/snowflake',
    prepare: async (page) => {
      await page.getByRole('searchbox', { name: /^Filter/ }).fill('fail_safe');
      await page.getByText(/^1 of/).waitFor();
    },
  },
  { name: 'dataset transformers', path: '/docs/metadata-ingestion/docs/transformer/dataset_transformer' },
  { name: 'entity', path: '/docs/generated/metamodel/entities/dataset' },
  { name: 'integrations', path: '/integrations' },
  {
    name: 'filtered integrations with a choice to compare',
    path: '/integrations?q=table&type=datastore&compare=snowflake,postgres',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Compare 2' }).waitFor();
      if ((page.viewportSize()?.width ?? 0) <= 996) await page.getByRole('button', { name: 'Filters (2)' }).click();
    },
  },
  {
    name: 'integrations without results',
    path: '/integrations?q=snowflake&status=incubating',
    prepare: (page) => page.getByText('Nothing matches').waitFor(),
  },
  { name: 'capability matrix', path: '/integrations/matrix' },
  {
    name: 'capability matrix with filters',
    path: '/integrations/matrix?compare=snowflake',
    prepare: async (page) => {
      await page.getByText('Choose one more').waitFor();
      await page.getByRole('button', { name: 'Filters' }).click();
    },
  },
  {
    name: 'empty comparison',
    path: '/integrations/compare',
    prepare: (page) => page.getByText('Choose two to four connectors.').waitFor(),
  },
  {
    name: 'comparison',
    path: '/integrations/compare?ids=snowflake,postgres,mysql,nothing',
    prepare: (page) => page.getByRole('region', { name: /^Comparison of/ }).waitFor(),
  },
  {
    name: 'failed comparison',
    path: '/integrations/compare',
    prepare: async (page) => {
      await page.route('**/assets/connectors/**', (route) => route.abort());
      await page.goto('/integrations/compare?ids=snowflake,postgres');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'upgrade path',
    path: '/tools/upgrade?from=0.8.34&on=kubernetes&connectors=snowflake',
    prepare: (page) => page.getByRole('heading', { name: 'What you can skip' }).waitFor(),
  },
  {
    name: 'impossible upgrade',
    path: '/tools/upgrade?from=0.10.0&to=0.9.2',
    prepare: (page) => page.getByText('A downgrade isn’t tested').waitFor(),
  },
  {
    name: 'empty upgrade path',
    path: '/tools/upgrade',
    prepare: (page) => page.getByText('Choose the version you have.').waitFor(),
  },
  {
    name: 'choice of an API',
    path: '/docs/api/datahub-apis',
    prepare: (page) => page.getByRole('radio', { name: 'React to changes' }).check(),
  },
  { name: 'guild', path: '/guild' },
  { name: 'GraphQL overview', path: '/docs/graphql' },
  { name: 'GraphQL mutations', path: '/docs/graphql/mutations' },
  {
    name: 'GraphQL types with filter',
    path: '/docs/graphql/enums',
    prepare: async (page) => {
      await page.getByRole('searchbox', { name: /^Filter/ }).fill('deprecated');
      await page.getByText(/^\d+ of \d+ entries/).waitFor();
    },
  },
  { name: 'SDK functions and classes', path: '/docs/python-sdk/builder' },
  { name: 'SDK models', path: '/docs/python-sdk/models' },
  { name: 'tools', path: '/tools' },
  {
    name: 'URN bench with a URN',
    path: '/tools/urn?urn=urn:li:dataJob:(urn:li:dataFlow:(airflow,shop_nightly,prod),build_orders)',
    prepare: async (page) => {
      await page.getByText('Build one from its parts').click();
      await page.getByRole('heading', { name: 'Read and delete it' }).waitFor();
    },
  },
  {
    name: 'URN bench with mistakes',
    path: '/tools/urn?urn=urn:li:dataset:(hive, shop.orders,prod)',
    prepare: (page) => page.getByRole('heading', { name: 'Corrected' }).waitFor(),
  },
  {
    name: 'known errors of a pasted text',
    path: '/tools/errors',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Trace' }).fill('token=abcdef: port is already allocated at 10.0.0.1');
      await page.getByText('What was stripped').click();
      await page.getByRole('heading', { name: 'Port is already allocated' }).waitFor();
    },
  },
  {
    name: 'text that nothing is known about',
    path: '/tools/errors',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Trace' }).fill('frobnicator zork');
      await page.getByText('Nothing is known').waitFor();
    },
  },
  { name: 'empty search', path: '/search' },
  { name: 'search results', path: '/search?q=tag', prepare: (page) => page.locator('ol > li').first().waitFor() },
  {
    name: 'search without results',
    path: '/search?q=zzqqxx',
    prepare: (page) => page.getByText('No results for').waitFor(),
  },
  {
    name: 'failed search',
    path: '/search',
    prepare: async (page) => {
      await page.route('**/assets/search/**', (route) => route.abort());
      await page.goto('/search?q=tag');
      await page.getByText('Unable to fetch results').waitFor();
    },
  },
  {
    name: 'not found',
    path: '/docs/quickstrat',
    prepare: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  },
  { name: 'search dialog', path: '/docs/quickstart', prepare: (page) => openSearch(page, 'ingestion') },
  {
    name: 'mobile menu',
    path: '/docs/quickstart',
    width: 390,
    prepare: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'mobile menu, main part',
    path: '/docs/quickstart',
    width: 390,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Back to main menu' }).click();
    },
  },
];
