import type { ScreenRoute } from '#model/locale-site.ts';
import type { SiteConfig } from '#model/site-config.ts';

/** Every sample with what proved it; what each list holds: subjects/samples/sample-lists.ts. */
const sampleLists: readonly ScreenRoute[] = [
  {
    path: '/samples/commands',
    screen: 'sample-list',
    title: 'Samples: commands',
    description: 'Every block of commands in the documentation, by page, with what was proved of it.',
  },
  {
    path: '/samples/files',
    screen: 'sample-list',
    title: 'Samples: recipes, data and settings',
    description:
      'Every recipe, document and file of settings in the documentation, by page, with what was proved of it.',
  },
  {
    path: '/samples/programs',
    screen: 'sample-list',
    title: 'Samples: programs, queries and schemas',
    description: 'Every program, query and schema in the documentation, by page, with what was proved of it.',
  },
];

/**
 * The routes that are not made of Markdown or data.
 * @param data what only some sites have, which decides whether there is something to show
 */
export function screensOf(
  config: SiteConfig,
  data: Readonly<Record<'searchScores' | 'conformances', readonly unknown[]>>,
): ScreenRoute[] {
  const quality: ScreenRoute = {
    path: '/search/quality',
    screen: 'search-quality',
    title: 'How well search answers',
    description: `How well search of the ${config.title} documentation answers judged queries, and how well the error tool recognizes real reports.`,
  };
  const accessibility: ScreenRoute = {
    path: '/accessibility',
    screen: 'accessibility',
    title: 'Accessibility',
    description: `How the ${config.title} documentation meets WCAG 2.2, what is tested, what isn’t, and where to report a barrier.`,
    keywords: ['WCAG', 'conformance', 'a11y', 'screen reader', 'keyboard shortcuts'],
  };
  return [
    { path: '/', screen: 'home', title: config.tagline, description: config.description },
    {
      path: '/docs',
      screen: 'docs-landing',
      title: 'Documentation',
      description: `Where to begin with ${config.title}: evaluate it, deploy it, or integrate your systems with it.`,
    },
    {
      path: '/guild',
      screen: 'community',
      title: 'Community',
      description: `The people around ${config.title}: where to ask, how to contribute, and who helps others.`,
      keywords: ['community', 'who contributes', 'get help', 'contributors', 'champions'],
    },
    {
      path: '/integrations',
      screen: 'integrations',
      title: 'Integrations',
      description: `The systems that ${config.title} reads metadata from, with what each connector can do.`,
      keywords: [
        'connectors',
        'list of connectors',
        'supported sources',
        'supported systems',
        'which databases are supported',
        'is my system supported',
      ],
    },
    {
      path: '/integrations/matrix',
      screen: 'integrations-matrix',
      title: 'Capabilities of all connectors',
      description: `One table of all connectors of ${config.title}: column-level lineage, usage, profiling, deletion, and other capabilities.`,
      keywords: [
        'connector features',
        'capability matrix',
        'which connectors have lineage',
        'which connectors support profiling',
        'which connectors support column-level lineage',
        'connectors with the column-level lineage capability',
        'which connectors detect deleted entities',
        'which connectors extract usage, ownership, or tags',
      ],
    },
    {
      path: '/integrations/compare',
      screen: 'integrations-compare',
      title: 'Compare connectors',
      description: `Two to four connectors of ${config.title} side by side: capabilities, requirements, options and support status.`,
      keywords: ['difference between connectors', 'connectors side by side', 'choose a connector'],
    },
    {
      path: '/search',
      screen: 'search',
      title: 'Search',
      description: `Search all pages of the ${config.title} documentation by word, option, URN or error message.`,
    },
    ...(data.searchScores.length > 0 ? [quality] : []),
    ...(data.conformances.length > 0 ? [accessibility] : []),
    {
      path: '/docs/graphql',
      screen: 'graphql-overview',
      title: 'GraphQL reference',
      description: 'Queries, mutations and types of the GraphQL API, by what you want to read or change.',
      keywords: ['graphql types', 'graphql schema', 'api reference'],
    },
    {
      path: '/offline',
      screen: 'offline',
      title: 'Read offline',
      description: `Keep the ${config.title} documentation on your device: pages, search and tools without a connection, until you remove them.`,
      keywords: ['offline documentation', 'read without internet', 'download the documentation', 'air-gapped docs'],
    },
    {
      path: '/samples',
      screen: 'samples',
      title: 'How samples are proved',
      description: `What is checked of every block of code in the ${config.title} documentation, how often, and the exceptions with their reasons.`,
      keywords: ['are the samples tested', 'verified code samples', 'illustrative samples'],
    },
    ...sampleLists,
    {
      path: '/tools',
      screen: 'tools',
      title: 'Tools',
      description: `Tools for ${config.title} that run in your browser: check a URN, find the cause of an error.`,
      keywords: ['helpers', 'online tools'],
    },
    {
      path: '/tools/recipes',
      screen: 'tool-recipes',
      title: 'Recipe studio',
      description: `Write an ingestion recipe of ${config.title} from a form, or paste one and have its mistakes found and mended. Nothing leaves your browser.`,
      keywords: [
        'recipe generator',
        'recipe builder',
        'validate a recipe',
        'check my recipe',
        'write a recipe',
        'yaml generator',
      ],
    },
    {
      path: '/tools/upgrade',
      screen: 'tool-upgrade',
      title: 'Upgrade path',
      description: `From one version of ${config.title} to another: ordered steps, the breaking changes that concern you, what is indexed again.`,
      keywords: [
        'upgrade planner',
        'can I skip versions',
        'upgrade from version to version',
        'breaking changes between versions',
      ],
    },
    {
      path: '/tools/errors',
      screen: 'tool-errors',
      title: 'Paste your error',
      description: `Find the cause of an error in ${config.title}: paste a trace, a log, or a message to get likely causes, a check for each one, and the fix.`,
      keywords: [
        'error search',
        'explain an error',
        'stack trace',
        'what does this error mean',
        'find the cause of an error',
      ],
    },
    {
      path: '/tools/metamodel',
      screen: 'tool-metamodel',
      title: 'Metamodel explorer',
      description: `All entities, aspects and relationships of ${config.title} as a graph and a table: neighbours, lineage, and the path between two entities.`,
      keywords: ['entity graph', 'model diagram', 'relationship diagram', 'browse entities and aspects'],
    },
    {
      path: '/tools/urn',
      screen: 'tool-urn',
      title: 'URN workbench',
      description: `Parse, validate, or build ${config.title} URNs, one or a whole list, and copy them encoded for any API.`,
      keywords: [
        'urn bench',
        'urn builder',
        'urn generator',
        'encode a urn',
        'validate a urn',
        'decode a urn',
        'escape a urn',
      ],
    },
  ];
}
