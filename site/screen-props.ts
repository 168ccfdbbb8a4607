import type { Connector } from '#model/connector.ts';
import type { Integration } from '#model/integration.ts';
import type { Page } from '#model/page.ts';
import type { ScreenRoute, SiteModel } from '#model/site-model.ts';

/** What the pages that are not documentation are made from. */
export interface ScreenProps {
  screen: ScreenRoute;
  pages: readonly Page[];
  connectors: readonly Connector[];
  integrations: readonly Integration[];
  urns: SiteModel['urns'];
  metamodel: SiteModel['metamodel'];
  errorPages: SiteModel['errorPages'];
  upgrades: SiteModel['upgrades'];
  searchScore: SiteModel['searchScore'];
  errorScore: SiteModel['errorScore'];
  conformance: SiteModel['conformance'];
  toolFacts: SiteModel['toolFacts'];
  /** HTML of the Markdown files in content/pages/, by file name without extension. */
  pieces: Readonly<Record<string, string>>;
}
