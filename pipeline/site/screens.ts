import type { SiteConfig } from '#model/site-config.ts';
import type { ScreenRoute } from '#model/site-model.ts';

/** The routes that are not made of Markdown or data. */
export function screensOf(config: SiteConfig): ScreenRoute[] {
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
    },
    {
      path: '/integrations',
      screen: 'integrations',
      title: 'Integrations',
      description: `The systems that ${config.title} reads metadata from, with what each connector can do.`,
    },
    {
      path: '/integrations/matrix',
      screen: 'integrations-matrix',
      title: 'Capabilities of all connectors',
      description: `One table of all connectors of ${config.title}: what each can read, and how that is switched on.`,
    },
    {
      path: '/integrations/compare',
      screen: 'integrations-compare',
      title: 'Compare connectors',
      description: `Two to four connectors of ${config.title} side by side: capabilities, requirements, options and support status.`,
    },
    {
      path: '/search',
      screen: 'search',
      title: 'Search',
      description: `Search all pages of the ${config.title} documentation by word, option, URN or error message.`,
    },
    {
      path: '/docs/graphql',
      screen: 'graphql-overview',
      title: 'GraphQL reference',
      description: 'Queries, mutations and types of the GraphQL API, by what you want to read or change.',
    },
    {
      path: '/tools',
      screen: 'tools',
      title: 'Tools',
      description: `Tools for ${config.title} that run in your browser: check a URN, find the cause of an error.`,
    },
    {
      path: '/tools/upgrade',
      screen: 'tool-upgrade',
      title: 'Upgrade path',
      description: `From one version of ${config.title} to another: ordered steps, the breaking changes that concern you, what is indexed again.`,
    },
    {
      path: '/tools/errors',
      screen: 'tool-errors',
      title: 'Paste your error',
      description: `Paste a trace, log or message of ${config.title}: known errors with likely causes, a check for each and the fix. Nothing leaves your browser.`,
    },
    {
      path: '/tools/urn',
      screen: 'tool-urn',
      title: 'URN bench',
      description: `Paste a URN of ${config.title}: its parts explained, mistakes corrected, encoded for every API. Or build one from a form.`,
    },
  ];
}
