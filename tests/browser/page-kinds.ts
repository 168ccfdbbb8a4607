import type { Page } from '@playwright/test';
import { paste } from './paste.ts';

/** One kind of page, with what has to be done to have all of it in view. */
export interface PageKind {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** Only at this width; at every width unless given. */
  width?: number;
  /** What is in view depends on the content of the whole site, so its look isn't compared with the one on record. */
  isList?: true;
  /** Checked on every run, and not only when a change touches it: one of each design. */
  isSample?: true;
}

async function openSearch(page: Page, query: string): Promise<void> {
  await page.getByRole('button', { name: 'Search docs' }).first().click();
  await page.getByRole('combobox').fill(query);
  await page.getByRole('option').first().waitFor();
  // The first results come before those of the whole index.
  await page.getByText('Loading the search index').first().waitFor({ state: 'detached' });
}

const trace = 'Traceback (most recent call last):\n  File "ingest.py", line 3, in <module>\nKeyError: 1';

const cleanRecipe = `source:
  type: mysql
  config:
    host_port: db.example.com:3306
    username: datahub
    password: \${MYSQL_PASSWORD}
    table_pattern: {allow: [shop]}
sink:
  type: datahub-rest
  config:
    server: http://datahub.example.com:8080
`;

/** Every kind of page that the real site has. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', isSample: true, path: '/' },
  { name: 'docs landing', path: '/docs' },
  { name: 'guide with code, tabs, tables and a diagram', isSample: true, path: '/docs/api/tutorials/adding-tags' },
  { name: 'feature guide with availability', path: '/docs/domains' },
  { name: 'guide with pictures of the web application', isSample: true, path: '/docs/lineage/lineage-feature-guide' },
  { name: 'long page', path: '/docs/cli' },
  { name: 'connector', path: '/docs/generated/ingestion/sources/snowflake' },
  {
    name: 'connector with filtered options',
    isSample: true,
    path: '/docs/generated/ingestion/sources/snowflake',
    prepare: async (page) => {
      await page.getByRole('searchbox', { name: /^Filter/ }).fill('fail_safe');
      await page.getByText(/^\d of/).waitFor();
    },
  },
  { name: 'Helm values', path: '/docs/deploy/helm/global' },
  {
    name: 'filtered Helm values',
    path: '/docs/deploy/helm/global',
    prepare: async (page) => {
      await page.getByRole('searchbox', { name: /^Filter/ }).fill('truststore');
      await page.getByText(/^\d of/).waitFor();
    },
  },
  { name: 'dataset transformers', path: '/docs/metadata-ingestion/docs/transformer/dataset_transformer' },
  { name: 'entity', isSample: true, path: '/docs/generated/metamodel/entities/dataset' },
  { name: 'integrations', path: '/integrations' },
  {
    name: 'filtered integrations with a choice to compare',
    isSample: true,
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
  { name: 'score of search', path: '/search/quality' },
  { name: 'proofs of samples', path: '/samples' },
  {
    name: 'filtered list of samples',
    isList: true,
    path: '/samples/programs',
    prepare: async (page) => {
      await page.getByRole('searchbox', { name: /^Filter/ }).fill('snowflake');
      await page.getByText(/^\d+ of \d+ entries/).waitFor();
    },
  },
  { name: 'accessibility', path: '/accessibility' },
  {
    name: 'capability matrix with filters',
    isSample: true,
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
    isSample: true,
    path: '/integrations/compare?ids=snowflake,postgres,mysql,nothing',
    prepare: (page) => page.getByRole('region', { name: /^Comparison of/ }).waitFor(),
  },
  {
    name: 'comparison of the differences only',
    path: '/integrations/compare?ids=bigquery,redshift&differences=only',
    prepare: (page) => page.getByRole('region', { name: /^Comparison of/ }).waitFor(),
  },
  {
    name: 'failed comparison',
    path: '/integrations/compare',
    prepare: async (page) => {
      await page.route('**/latest/tools/*/connectors/**', (route) => route.abort());
      await page.goto('/integrations/compare?ids=snowflake,postgres');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'empty recipe studio', path: '/tools/recipes' },
  {
    name: 'recipe being written',
    isSample: true,
    path: '/tools/recipes?source=snowflake&on=ui',
    prepare: async (page) => {
      await page.getByRole('figure', { name: 'snowflake.dhub.yaml' }).waitFor();
      await page.getByLabel('password', { exact: true }).fill('hunter2');
      await page.locator('summary', { hasText: 'other options' }).first().click();
      await page.getByText('This looks like the secret itself').waitFor();
    },
  },
  {
    name: 'recipe with an unknown source',
    path: '/tools/recipes?source=snowflak',
    prepare: (page) => page.getByText('There is no source').waitFor(),
  },
  {
    name: 'recipe whose facts can’t be loaded',
    path: '/tools/recipes',
    prepare: async (page) => {
      await page.context().route('**/latest/tools/**', (route) => route.abort());
      await page.goto('/tools/recipes?source=mysql');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'empty recipe editor',
    path: '/tools/recipes?mode=check',
    prepare: (page) => page.locator('.cm-editor').waitFor(),
  },
  {
    name: 'recipe without problems, with tried patterns',
    path: '/tools/recipes?mode=check',
    prepare: async (page) => {
      await page.locator('.cm-editor').waitFor();
      await page.getByRole('textbox', { name: 'Recipe', exact: true }).fill(cleanRecipe);
      await page.getByText('No problems found').waitFor();
      for (const summary of ['What was checked', 'Try your patterns'])
        await page.locator('summary', { hasText: summary }).first().click();
      await page.getByLabel('Names, one per line').fill('shop.orders\nmy.shop');
      await page.getByText('1 of 2 names passes.').waitFor();
    },
  },
  {
    name: 'recipe with a key pair that lacks its key',
    path: '/tools/recipes?source=snowflake&scenario=production-with-key-pair-profiling-and-clean-up',
    prepare: async (page) => {
      await page.locator('dh-island[data-state=mounted]').first().waitFor();
      await page.getByLabel('private_key', { exact: true }).fill('');
      await page.locator('.studio-rules').first().waitFor();
    },
  },
  {
    name: 'recipe with problems',
    isSample: true,
    path: '/tools/recipes?mode=check',
    prepare: async (page) => {
      await page.locator('.cm-editor').waitFor();
      await page.getByRole('button', { name: 'try an example' }).click();
      await page.getByRole('heading', { name: 'Problems' }).waitFor();
      await page.getByRole('complementary', { name: 'At the cursor' }).getByText('object').waitFor();
    },
  },
  {
    name: 'recipe editor that can’t be loaded',
    path: '/tools/recipes',
    prepare: async (page) => {
      await page.route('**/create-yaml-editor-*.js', (route) => route.abort());
      await page.goto('/tools/recipes?mode=check');
      await page.getByText('The editor couldn’t be loaded.').waitFor();
    },
  },
  {
    name: 'GraphQL workbench with its first result',
    isSample: true,
    path: '/tools/graphql',
    prepare: (page) => page.locator('.cm-editor').waitFor(),
  },
  {
    name: 'GraphQL workbench with errors in the operation',
    path: '/tools/graphql',
    prepare: async (page) => {
      await page.locator('.cm-editor').waitFor();
      await page.getByRole('textbox', { name: 'Operation' }).fill('{ dataset(url: "x") { domian } }');
      await page.getByText('errors in the operation').waitFor();
    },
  },
  {
    name: 'GraphQL workbench with a change',
    isSample: true,
    path: '/tools/graphql?operation=addTag',
    prepare: async (page) => {
      await page.locator('.cm-editor').waitFor();
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.getByText(/The re(?:quest succeeded|sponse contains)/).waitFor();
    },
  },
  {
    name: 'GraphQL workbench whose catalog can’t be loaded',
    path: '/tools/graphql',
    prepare: async (page) => {
      await page.context().route('**/latest/tools/**', (route) => route.abort());
      await page.goto('/tools/graphql');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'GraphQL query builder',
    isSample: true,
    path: '/tools/graphql?mode=build',
    prepare: (page) => page.getByRole('heading', { name: 'Your operation' }).waitFor(),
  },
  {
    name: 'operation that is run below its sample',
    path: '/docs/graphql/queries',
    prepare: async (page) => {
      const block = page.locator('figure[data-runnable]').first();
      await block.scrollIntoViewIfNeeded();
      await block.hover();
      await block.locator('[data-run]').click();
      await page.locator('.bench-in-place pre').waitFor();
    },
  },
  {
    name: 'upgrade path',
    isSample: true,
    path: '/tools/upgrade?from=0.8.34&on=kubernetes&connectors=snowflake',
    prepare: (page) => page.getByRole('heading', { name: 'What you can skip' }).waitFor(),
  },
  {
    name: 'impossible upgrade',
    path: '/tools/upgrade?from=0.10.0&to=0.9.2',
    prepare: (page) => page.getByText('The project doesn’t test').waitFor(),
  },
  {
    name: 'empty upgrade path',
    path: '/tools/upgrade',
    prepare: (page) => page.getByText('Choose your current version.').waitFor(),
  },
  {
    name: 'choice of an API',
    isSample: true,
    path: '/docs/api/datahub-apis',
    prepare: (page) => page.getByRole('radio', { name: 'React to changes' }).check(),
  },
  { name: 'guild', path: '/guild' },
  { name: 'GraphQL overview', path: '/docs/graphql' },
  { name: 'GraphQL mutations', path: '/docs/graphql/mutations' },
  {
    name: 'GraphQL types with filter',
    isSample: true,
    path: '/docs/graphql/enums',
    prepare: async (page) => {
      await page.getByRole('searchbox', { name: /^Filter/ }).fill('deprecated');
      await page.getByText(/^\d+ of \d+ entries/).waitFor();
    },
  },
  { name: 'SDK functions and classes', isSample: true, path: '/docs/python-sdk/builder' },
  { name: 'SDK models', path: '/docs/python-sdk/models' },
  { name: 'tools', path: '/tools' },
  {
    name: 'deploy studio',
    isSample: true,
    path: '/tools/deploy',
    prepare: (page) => page.getByText('The checker found no problems.').waitFor(),
  },
  {
    name: 'deploy studio with a diagram and an invalid entry',
    path: '/tools/deploy?consumers=separate',
    prepare: async (page) => {
      await page.getByText('The checker found no problems.').waitFor();
      await page.getByLabel('Database host').fill('https://db.internal');
      await page.getByText('Diagram', { exact: true }).click();
    },
  },
  {
    name: 'deploy studio with commands',
    path: '/tools/deploy?kafka=confluent',
    prepare: async (page) => {
      await page.getByText('The checker found no problems.').waitFor();
      await page.getByText('Commands', { exact: true }).click();
    },
  },
  {
    name: 'deploy studio with decisions',
    path: '/tools/deploy?platform=docker',
    prepare: async (page) => {
      await page.getByText('The checker found no problems.').waitFor();
      await page.getByText('Decisions', { exact: true }).click();
    },
  },
  {
    name: 'deploy studio with problems',
    isSample: true,
    path: '/tools/deploy?mode=check',
    prepare: async (page) => {
      await page.locator('.tool .cm-content').waitFor();
      await page.getByRole('button', { name: 'try an example with errors' }).click();
      await page.getByRole('heading', { name: 'Problems' }).waitFor();
    },
  },
  {
    name: 'metamodel explorer',
    path: '/tools/metamodel',
    prepare: (page) => page.locator('dh-island[data-state=mounted]').first().waitFor(),
  },
  {
    name: 'metamodel explorer with an entity',
    isSample: true,
    path: '/tools/metamodel?entity=dataset&view=graph',
    prepare: (page) => page.getByRole('link', { name: 'Page about Dataset' }).waitFor(),
  },
  {
    name: 'metamodel explorer with a path and an unknown name',
    path: '/tools/metamodel?from=query&to=corpuser&aspect=nothing&view=graph',
    prepare: (page) => page.getByRole('region', { name: 'Paths' }).waitFor(),
  },
  {
    name: 'metamodel explorer with lineage as a table',
    path: '/tools/metamodel?lineage=1&view=table',
    prepare: (page) => page.getByText('Arrows follow the data').first().waitFor(),
  },
  {
    name: 'URN workbench with a URN',
    isSample: true,
    path: '/tools/urn?urn=urn:li:dataJob:(urn:li:dataFlow:(airflow,shop_nightly,prod),build_orders)',
    prepare: async (page) => {
      await page.getByText('Build a URN from its parts').click();
      await page.getByRole('heading', { name: 'Read, hide, or delete the entity' }).waitFor();
    },
  },
  {
    name: 'URN workbench with a list of URNs',
    path: '/tools/urn',
    prepare: async (page) => {
      await page.locator('dh-island[data-state=mounted]').first().waitFor();
      await page.locator('.tool textarea').first().fill('urn:li:tag:pii\nurn:li:corpgroup:finance\nhello');
      await page.getByRole('region', { name: 'Pasted URNs' }).waitFor();
    },
  },
  {
    name: 'URN workbench with errors',
    path: '/tools/urn?urn=urn:li:dataset:(hive, shop.orders,prod)',
    prepare: (page) => page.getByRole('heading', { name: 'Corrected' }).waitFor(),
  },
  {
    name: 'known errors of a pasted text, with the redacted text checked',
    isSample: true,
    path: '/tools/errors',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Trace' }).fill('token=abcdef: port is already allocated at 10.0.0.1');
      await page.getByRole('heading', { name: 'Port is already allocated' }).waitFor();
      await page.getByRole('heading', { name: 'Sections that may help' }).waitFor();
      await page.getByRole('checkbox', { name: 'I’ve checked that nothing private is left in the text' }).check();
      await page.getByRole('link', { name: 'Report on GitHub' }).waitFor();
    },
  },
  {
    name: 'text that nothing is known about, before it is checked',
    path: '/tools/errors',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Trace' }).fill('frobnicator zork');
      await page.getByText('No known error matches').waitFor();
      await page.getByRole('heading', { name: 'Sections that may help' }).waitFor();
    },
  },
  {
    name: 'pasted message with several causes, with the question answered',
    path: '/tools/errors',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Trace' }).fill('PKIX path building failed');
      const question = page.getByRole('group', { name: 'Which connection failed?' });
      await question.getByRole('radio', { name: /^Elasticsearch/ }).check();
      await page.locator('.found-error').first().waitFor();
    },
  },
  {
    name: 'pasted file that is no text',
    path: '/tools/errors',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Trace' }).fill('PK\u0003\u0004\u0001\u0002');
      await page.getByText('This isn’t text').waitFor();
    },
  },
  {
    name: 'offer of an offline copy',
    path: '/offline',
    prepare: (page) => page.getByText('No copy is saved on this device.').waitFor(),
  },
  {
    name: 'offline copy that broke off',
    path: '/offline',
    prepare: async (page) => {
      await page.route(/\/(assets|latest)\/search\//, (route) => route.abort());
      await page.route('**/*.fragment.json', (route) => route.abort());
      await page.getByRole('button', { name: 'Save these docs offline' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'search dialog that offers a tool for a pasted error',
    isList: true,
    path: '/docs/quickstart',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search docs' }).first().click();
      await page.locator('dialog dh-island[data-state=mounted]').waitFor();
      await paste(page.getByRole('combobox'), trace);
      await page.getByRole('link', { name: 'Find its cause' }).waitFor();
    },
  },
  {
    name: 'search dialog that offers a tool for pasted URNs',
    path: '/docs/quickstart',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search docs' }).first().click();
      await page.locator('dialog dh-island[data-state=mounted]').waitFor();
      await paste(page.getByRole('combobox'), 'urn:li:tag:pii\nurn:li:corpuser:jdoe');
      await page.getByText('These are URNs.').waitFor();
    },
  },
  {
    name: 'search page that offers a tool for a pasted error',
    isList: true,
    path: '/search',
    prepare: async (page) => {
      await page.locator('dh-island[data-state=mounted]').first().waitFor();
      await paste(page.getByRole('searchbox', { name: 'Search docs' }), trace);
      await page.getByRole('link', { name: 'Find its cause' }).waitFor();
    },
  },
  { name: 'empty search', path: '/search' },
  {
    name: 'search results',
    isList: true,
    isSample: true,
    path: '/search?q=tag',
    prepare: (page) => page.locator('.result-list > li').first().waitFor(),
  },
  {
    name: 'search without results',
    path: '/search?q=zzqqxx',
    prepare: (page) => page.getByText('No results for').waitFor(),
  },
  {
    name: 'failed search',
    path: '/search',
    prepare: async (page) => {
      await page.route(/\/(assets|latest)\/search\//, (route) => route.abort());
      await page.goto('/search?q=tag');
      await page.getByText('Unable to fetch results').waitFor();
    },
  },
  {
    name: 'not found',
    isSample: true,
    path: '/docs/quickstrat',
    prepare: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  },
  {
    name: 'search dialog',
    isList: true,
    isSample: true,
    path: '/docs/quickstart',
    prepare: (page) => openSearch(page, 'ingestion'),
  },
  {
    name: 'search dialog with a filter that leaves nothing',
    path: '/docs/quickstart',
    prepare: async (page) => {
      await openSearch(page, 'stateful ingestion');
      await page.getByRole('button', { name: /^Python SDK/ }).click();
      await page.getByRole('combobox').fill('townhalls');
      await page.getByText('Remove a filter').waitFor();
    },
  },
  {
    name: 'search dialog with a corrected query',
    isList: true,
    path: '/docs/quickstart',
    prepare: async (page) => {
      await openSearch(page, 'personal acess token');
      await page.getByText('Showing results for').waitFor();
    },
  },
  {
    name: 'search dialog with a weak match',
    isList: true,
    path: '/docs/quickstart',
    prepare: async (page) => {
      await openSearch(page, 'migrate from openmetadata to datahub');
      await page.getByText('These pages come closest').waitFor();
    },
  },
  {
    name: 'search dialog without results',
    path: '/docs/quickstart',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search docs' }).first().click();
      await page.getByRole('combobox').fill('zzqqxx');
      await page.getByText('Let us know.').waitFor();
    },
  },
  {
    name: 'failed search dialog',
    isSample: true,
    path: '/docs/quickstart',
    prepare: async (page) => {
      await page.route(/\/(assets|latest)\/search\//, (route) => route.abort());
      await page.getByRole('button', { name: 'Search docs' }).first().click();
      await page.getByRole('combobox').fill('tag');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'search dialog with searches that were made before',
    path: '/search?q=tag',
    prepare: async (page) => {
      await page.locator('.result-list a').first().click();
      await page.waitForURL(/\/docs\//);
      await page.goto('/docs/quickstart');
      await page.getByRole('button', { name: 'Search docs' }).first().click();
      await page.getByRole('region', { name: 'Recent searches' }).waitFor();
    },
  },
  {
    name: 'search with a filter that leaves nothing',
    path: '/search?q=townhalls&kind=sdk',
    prepare: (page) => page.getByText('Remove a filter').waitFor(),
  },
  {
    name: 'mobile menu',
    isSample: true,
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
  { name: 'environment variables', path: '/docs/deploy/environment/datahub-frontend-react' },
  { name: 'Compose files', path: '/docs/deploy/compose' },
];
