import type { HelmData } from '#subjects/helm/data.ts';
import type { DeployData } from './data.ts';

/** What the studio's page says about the check. */
export function siteFacts({ helmFacts, deployRules }: Pick<DeployData, 'deployRules'> & Pick<HelmData, 'helmFacts'>): {
  version: string;
  rules: number;
} {
  const chart = helmFacts.find(({ value }) => value.chart === 'datahub')?.value;
  return { version: chart?.version ?? '', rules: deployRules.length };
}
