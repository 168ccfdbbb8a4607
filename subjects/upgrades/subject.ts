import { connectorKinds } from '../connectors/data.ts';
import { step, subject } from '../subject.ts';
import { upgradeKinds } from './data.ts';
import { upgradeFacts } from './facts.ts';
import { generateUpgrades } from './generate.ts';
import { upgradeTexts } from './texts.ts';

/** What changed in which version, and the way from one version to another. */
export const upgrades = subject({
  name: 'upgrades',
  texts: upgradeTexts,
  data: upgradeKinds,
  generators: [step('upgrades', { ...upgradeKinds, connectors: connectorKinds.connectors }, generateUpgrades)],
  siteFacts: step('upgrade-facts', upgradeKinds, upgradeFacts),
  view: () => import('./view.tsx'),
});
