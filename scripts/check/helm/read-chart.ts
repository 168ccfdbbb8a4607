import { execFileSync } from 'node:child_process';
import { readPlatform } from '../messages/read-platform.ts';

/** The chart repository at the commit that is documented. */
export const CHART_COMMIT = '3133f567d3e351f015c82b9404cc2552240ba1f6';
export const CHART_REPOSITORY = 'acryldata/datahub-helm';

/**
 * Reads the files of a chart with its subcharts, without a work tree.
 * @param gitDir git directory of a clone of the chart repository
 * @param folder the chart's folder, for example `charts/datahub`
 * @returns text by path
 * @throws Error when there is no such repository
 */
export function readChart(gitDir: string, folder: string): Map<string, string> {
  const listed = execFileSync('git', ['--git-dir', gitDir, 'ls-tree', '-r', '--name-only', CHART_COMMIT, folder], {
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter((path) => /(?:Chart|values)\.yaml$|\/templates\/.*\.(?:ya?ml|tpl)$/.test(path));
  return readPlatform(gitDir, CHART_COMMIT, files);
}
