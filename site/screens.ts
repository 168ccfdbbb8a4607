import type { ComponentType } from 'react';
import type { ScreenRoute } from '#model/site-model.ts';
import * as accessibility from './accessibility/AccessibilityPage.tsx';
import * as community from './community/CommunityPage.tsx';
import * as docsLanding from './docs-landing/DocsLandingPage.tsx';
import * as graphqlOverview from './graphql-overview/GraphqlOverviewPage.tsx';
import * as home from './home/HomePage.tsx';
import * as compare from './integrations/ComparePage.tsx';
import * as integrations from './integrations/IntegrationsPage.tsx';
import * as matrix from './integrations/MatrixPage.tsx';
import * as offline from './offline/OfflinePage.tsx';
import * as sampleList from './samples/SampleListPage.tsx';
import * as samples from './samples/SamplesPage.tsx';
import type { ScreenProps } from './screen-props.ts';
import * as searchQuality from './search/quality/SearchQualityPage.tsx';
import * as search from './search/SearchPage.tsx';
import * as errors from './tools/errors/ErrorsPage.tsx';
import * as metamodel from './tools/metamodel/MetamodelPage.tsx';
import * as recipes from './tools/recipes/RecipesPage.tsx';
import * as tools from './tools/ToolsPage.tsx';
import * as upgrade from './tools/upgrade/UpgradePage.tsx';
import * as urnBench from './tools/urn/UrnBenchPage.tsx';

/** A page component's module, and the style sheets that only it needs (names of files in styles/sheets/). */
export interface ScreenModule {
  file: string;
  module: { default?: ComponentType<ScreenProps> };
  styles: readonly string[];
}

/** The page component of every screen that is not a documentation page. */
export const screenModules: Readonly<Record<ScreenRoute['screen'], ScreenModule>> = {
  home: { file: 'site/home/HomePage.tsx', module: home, styles: ['home', 'tool-previews'] },
  'docs-landing': {
    file: 'site/docs-landing/DocsLandingPage.tsx',
    module: docsLanding,
    styles: ['landing', 'tool-previews'],
  },
  community: { file: 'site/community/CommunityPage.tsx', module: community, styles: ['landing'] },
  integrations: { file: 'site/integrations/IntegrationsPage.tsx', module: integrations, styles: ['integrations'] },
  'integrations-matrix': { file: 'site/integrations/MatrixPage.tsx', module: matrix, styles: ['integrations'] },
  'integrations-compare': { file: 'site/integrations/ComparePage.tsx', module: compare, styles: ['integrations'] },
  search: { file: 'site/search/SearchPage.tsx', module: search, styles: ['search'] },
  'search-quality': {
    file: 'site/search/quality/SearchQualityPage.tsx',
    module: searchQuality,
    styles: ['search-quality'],
  },
  accessibility: {
    file: 'site/accessibility/AccessibilityPage.tsx',
    module: accessibility,
    styles: ['accessibility'],
  },
  'graphql-overview': {
    file: 'site/graphql-overview/GraphqlOverviewPage.tsx',
    module: graphqlOverview,
    styles: ['landing'],
  },
  offline: { file: 'site/offline/OfflinePage.tsx', module: offline, styles: ['offline'] },
  samples: { file: 'site/samples/SamplesPage.tsx', module: samples, styles: ['samples'] },
  'sample-list': { file: 'site/samples/SampleListPage.tsx', module: sampleList, styles: ['samples', 'filters'] },
  tools: { file: 'site/tools/ToolsPage.tsx', module: tools, styles: ['landing', 'tool-previews'] },
  'tool-recipes': { file: 'site/tools/recipes/RecipesPage.tsx', module: recipes, styles: ['tools', 'recipes'] },
  'tool-upgrade': { file: 'site/tools/upgrade/UpgradePage.tsx', module: upgrade, styles: ['tools', 'upgrade'] },
  'tool-errors': { file: 'site/tools/errors/ErrorsPage.tsx', module: errors, styles: ['tools'] },
  'tool-metamodel': {
    file: 'site/tools/metamodel/MetamodelPage.tsx',
    module: metamodel,
    styles: ['tools', 'reference', 'metamodel-explorer'],
  },
  'tool-urn': { file: 'site/tools/urn/UrnBenchPage.tsx', module: urnBench, styles: ['tools'] },
};
