import type { ComponentProps, ComponentType } from 'react';
import { SlashKey } from '#site/accessibility/SlashKey.tsx';
import { LineageDemo } from '#site/home/LineageDemo.tsx';
import { Comparison } from '#site/integrations/Comparison.tsx';
import { Directory } from '#site/integrations/Directory.tsx';
import { NearestPages } from '#site/not-found/NearestPages.tsx';
import { OfflineCopy } from '#site/offline/OfflineCopy.tsx';
import { SearchForm } from '#site/search/SearchForm.tsx';
import { SearchResultsPage } from '#site/search/SearchResultsPage.tsx';
import { ErrorTool } from '#site/tools/errors/ErrorTool.tsx';
import { Explorer } from '#site/tools/metamodel/Explorer.tsx';
import { RecipeStudio } from '#site/tools/recipes/RecipeStudio.tsx';
import { UpgradePlanner } from '#site/tools/upgrade/UpgradePlanner.tsx';
import { UrnBench } from '#site/tools/urn/UrnBench.tsx';

/**
 * Components of all islands, for rendering at build time. Each name has a module `{name}.island.tsx` beside this file, which the
 * browser loads.
 */
export const islands = {
  integrations: Directory,
  'integrations-compare': Comparison,
  'lineage-demo': LineageDemo,
  'search-dialog': SearchForm,
  'search-page': SearchResultsPage,
  'nearest-pages': NearestPages,
  offline: OfflineCopy,
  'slash-key': SlashKey,
  'tool-recipes': RecipeStudio,
  'tool-upgrade': UpgradePlanner,
  'tool-errors': ErrorTool,
  'tool-metamodel': Explorer,
  'tool-urn': UrnBench,
} satisfies Record<string, ComponentType<never>>;

export type IslandName = keyof typeof islands;
export type IslandProps<N extends IslandName> = ComponentProps<(typeof islands)[N]>;
