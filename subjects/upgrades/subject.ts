import { connectorKinds } from '../connectors/data.ts';
import { step, subject } from '../subject.ts';
import { upgradeKinds } from './data.ts';
import { upgradeFacts } from './facts.ts';
import { generateUpgrades } from './generate.ts';
import { upgradeTranslatable } from './translatable.ts';

/** What changed in which version, and the path from one version to another. */
export const upgrades = subject({
  name: 'upgrades',
  pages: ['/docs/how/updating-datahub'],
  texts: upgradeTranslatable,
  data: upgradeKinds,
  generators: [step('upgrades', { ...upgradeKinds, connectors: connectorKinds.connectors }, generateUpgrades)],
  siteFacts: step('upgrade-facts', upgradeKinds, upgradeFacts),
  view: () => import('./view.tsx'),
  docsTools: () => import('./mcp.ts'),
});
