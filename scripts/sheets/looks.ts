/** A screen on a sheet: the name of its file, and its path. */
export interface Screen {
  name: string;
  path: string;
}

/** One screen for each kind of page. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'docs', path: '/docs' },
  { name: 'introduction', path: '/docs/introduction' },
  { name: 'quickstart', path: '/docs/quickstart' },
  { name: 'concept', path: '/docs/what/urn' },
  { name: 'tutorial', path: '/docs/api/tutorials/adding-tags' },
  { name: 'feature', path: '/docs/domains' },
  { name: 'lineage', path: '/docs/lineage/lineage-feature-guide' },
  { name: 'deploy', path: '/docs/deploy/kubernetes' },
  { name: 'connector', path: '/docs/generated/ingestion/sources/snowflake' },
  { name: 'entity', path: '/docs/generated/metamodel/entities/dataset' },
  { name: 'graphql', path: '/docs/graphql/objects' },
  { name: 'sdk', path: '/docs/python-sdk/builder' },
  { name: 'integrations', path: '/integrations' },
  { name: 'matrix', path: '/integrations/matrix' },
  { name: 'search', path: '/search?q=lineage' },
  { name: 'tools', path: '/tools' },
  { name: 'recipe-studio', path: '/tools/recipes?type=snowflake' },
  { name: 'error-tool', path: '/tools/errors' },
  { name: 'urn-workbench', path: '/tools/urn' },
  { name: 'graphql-workbench', path: '/tools/graphql' },
  { name: 'metamodel-explorer', path: '/tools/metamodel' },
  { name: 'upgrade-path', path: '/tools/upgrade' },
  { name: 'community', path: '/guild' },
  { name: 'not-found', path: '/nowhere' },
];

/** Windows in which a screen is shown, in CSS pixels. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2200, height: 1240 },
] as const;

export const THEMES = ['light', 'dark'] as const;
