import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions, UsageError } from '../options.ts';
import { chartFactsOf } from './helm/chart-facts.ts';
import { factsText } from './helm/facts-text.ts';
import { readChart } from './helm/read-chart.ts';

/** Charts that are documented, by the name of their file in content/helm/facts/. */
const charts = { datahub: 'charts/datahub', prerequisites: 'charts/prerequisites' } as const;

/**
 * `npm run check -- helm --platform GIT_DIR`: compares the files in content/helm/facts/ with the charts that they were made from. With `--write`, it
 * writes them.
 * @param root folder of the repository
 * @param words the options; the git directory is that of a clone of the chart repository
 * @returns whether the files match the charts
 * @throws UsageError without a git directory
 */
export function checkHelm(root: string, words: readonly string[]): boolean {
  const { values } = readOptions(words, { platform: { type: 'string' }, write: { type: 'boolean' } });
  const { platform, write } = values;
  if (platform === undefined) throw new UsageError('Specify a clone of the chart repository: --platform GIT_DIR.');
  const results = Object.entries(charts).map(([name, folder]) => {
    const file = `content/helm/facts/${name}.yaml`;
    const facts = chartFactsOf(folder, readChart(platform, folder));
    const text = factsText(facts);
    if (write) writeFileSync(join(root, file), text);
    const same = write || readFileSync(join(root, file), 'utf8') === text;
    const counts = `${facts.values.length} defaults, ${facts.templates.length} templates`;
    console.log(
      same
        ? `${file}: ${counts}`
        : `${file} differs from the chart. Run the command with --write, and review the changes.`,
    );
    return same;
  });
  return results.every(Boolean);
}
