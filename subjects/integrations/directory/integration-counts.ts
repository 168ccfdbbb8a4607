import { fill } from '#model/fill.ts';
import type { Integration } from '#model/integration.ts';
import type { IntegrationTexts } from '#model/integration-texts.ts';

type Texts = Pick<IntegrationTexts, 'integrationCounts' | 'integrationModules' | 'integrationConnections'>;

/** Explains the numbers of integrations and connectors. */
export function integrationCounts(integrations: readonly Integration[], { integrationCounts: text }: Texts): string {
  const connectors = integrations.filter(({ modules }) => modules.length > 0);
  return fill(text, {
    products: integrations.length,
    connectors: connectors.length,
    others: integrations.length - connectors.length,
  });
}

/** Explains the number of modules, which is what the matrix and the comparison list. */
export function moduleCounts(integrations: readonly Integration[], { integrationModules: text }: Texts): string {
  return fill(text, { modules: integrations.flatMap(({ modules }) => modules).length });
}

/** Explains the numbers of integrations that pull and that push. */
export function connectionCounts(
  integrations: readonly Integration[],
  { integrationConnections: text }: Texts,
): string {
  const pull = integrations.filter(({ connection }) => connection === 'Pull').length;
  return fill(text, { pull, push: integrations.length - pull });
}
