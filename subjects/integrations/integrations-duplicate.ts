import type { Problem } from '#model/problem.ts';
import type { SiteUnderCheck } from '#model/rules/site-under-check.ts';
import { connectorPath } from '../connectors/connector-path.ts';
import type { IntegrationData } from './data.ts';

/**
 * An entry of the directory repeats a connector or another entry. Facts in a connector's file must not be stated a second time.
 * While connectors are planned, a repeated one is only a warning, so that a writer who adds a connector's file doesn't have to
 * change the directory at the same time.
 */
export function integrationsDuplicate({ integrations: [file] }: IntegrationData, site: SiteUnderCheck): Problem[] {
  if (!file) return [];
  const connectors = new Set(site.pages.filter(({ kind }) => kind === 'connector').map((page) => page.path));
  return file.value.flatMap(({ title, path }, index): Problem[] => {
    const origin = file.origin([index, 'path']);
    if (connectors.has(path)) {
      return [
        {
          ...origin,
          rule: 'integrations/duplicate',
          message: 'The entry repeats a connector that has a file in content/connectors/.',
          fix: 'Delete the entire entry. The directory lists every connector automatically.',
          severity: someConnectorIsPlanned(site) ? 'warning' : 'error',
        },
      ];
    }
    const first = file.value.findIndex((other) => other.path === path);
    if (first === index) return [];
    return [
      {
        ...origin,
        rule: 'integrations/duplicate',
        message: `Two entries refer to the page "${path}": "${file.value[first]?.title}" and "${title}".`,
        fix: 'Keep only one of them.',
        severity: 'error',
      },
    ];
  });
}

function someConnectorIsPlanned({ hidden }: SiteUnderCheck): boolean {
  return [...hidden].some((path) => path.startsWith(connectorPath('')));
}
