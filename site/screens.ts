import * as community from './community/CommunityPage.tsx';
import * as docsLanding from './docs-landing/DocsLandingPage.tsx';
import * as home from './home/HomePage.tsx';
import * as offline from './offline/OfflinePage.tsx';
import type { ScreenModule } from './screen-module.ts';
import * as search from './search/SearchPage.tsx';
import * as tools from './tools/ToolsPage.tsx';

/** The page component of every screen that belongs to the frame of the site; those of subjects are in their `view.tsx`. */
export const screenModules: Readonly<Record<string, ScreenModule>> = {
  home: { file: 'site/home/HomePage.tsx', module: home, styles: ['home', 'tool-previews'] },
  'docs-landing': {
    file: 'site/docs-landing/DocsLandingPage.tsx',
    module: docsLanding,
    styles: ['landing', 'tool-previews', 'pictures'],
  },
  community: { file: 'site/community/CommunityPage.tsx', module: community, styles: ['landing'] },
  search: { file: 'site/search/SearchPage.tsx', module: search, styles: ['search'] },
  offline: { file: 'site/offline/OfflinePage.tsx', module: offline, styles: ['offline'] },
  tools: { file: 'site/tools/ToolsPage.tsx', module: tools, styles: ['landing', 'tool-previews'] },
};
