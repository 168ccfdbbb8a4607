import { connectorPath } from '#subjects/connectors/connector-path.ts';
import type { Rule, SiteUnderCheck } from './site-under-check.ts';

/**
 * An entry of the directory repeats a connector or another entry. Facts in a connector's file must not be stated a second time.
 * While connectors are still owed, a repeated one is only a warning, so that a writer who adds a connector's file doesn't have to
 * change the directory at the same time.
 */
export const integrationsDuplicate: Rule = (site) => {
  const { integrations, pages } = site;
  if (!integrations) return [];
  const connectors = new Set(pages.filter(({ kind }) => kind === 'connector').map((page) => page.path));
  return integrations.value.flatMap(({ title, path }, index) => {
    const origin = integrations.origin([index, 'path']);
    if (connectors.has(path)) {
      return {
        ...origin,
        rule: 'integrations/duplicate',
        message: 'The entry repeats a connector that has a file in content/connectors/.',
        fix: 'Delete the whole entry: the directory lists every connector by itself.',
        severity: someConnectorIsOwed(site) ? 'warning' : 'error',
      };
    }
    const first = integrations.value.findIndex((other) => other.path === path);
    if (first === index) return [];
    return {
      ...origin,
      rule: 'integrations/duplicate',
      message: `Two entries name the page "${path}": "${integrations.value[first]?.title}" and "${title}".`,
      fix: 'Keep one of the two.',
      severity: 'error',
    };
  });
};

function someConnectorIsOwed({ hidden }: SiteUnderCheck): boolean {
  return [...hidden].some((path) => path.startsWith(connectorPath('')));
}
