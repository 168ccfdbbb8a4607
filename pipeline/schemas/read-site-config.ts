import type { Loaded } from '#model/loaded.ts';
import type { Problem } from '#model/problem.ts';
import { type SiteConfig, siteConfig } from '#model/site-config.ts';
import { checkSiteConfig } from './check-site-config.ts';
import { exampleSite, siteExampleAt } from './example-site.ts';
import { parseYaml, type YamlSource } from './parse-yaml.ts';
import { validateSource } from './validate-yaml.ts';

/**
 * Reads site.yaml.
 * @param text the file; undefined when it does not exist
 * @param file path for problems
 * @returns always a configuration, so that the content can still be checked: wrong top-level keys are replaced by the example's.
 *   Every error is a problem, which stops the build later.
 */
export function readSiteConfig(
  text: string | undefined,
  file: string,
): { config: Loaded<SiteConfig>; problems: Problem[] } {
  if (text === undefined) {
    const fix = 'Create it. Its first line could be, for example: title: DataHub';
    const problem: Problem = {
      file,
      rule: 'data/missing-file',
      message: `There is no ${file}.`,
      fix,
      severity: 'error',
    };
    return { config: standIn({ file, value: {}, origin: () => ({ file }) }), problems: [problem] };
  }
  const { source, problems: syntax } = parseYaml(text, file);
  if (syntax.length > 0) return { config: standIn(source), problems: syntax };
  const { data, problems } = validateSource(siteConfig, source, siteExampleAt);
  if (data) return { config: data, problems: checkSiteConfig(data) };
  return { config: standIn(source), problems };
}

/**
 * Parts of the example that would be checked against the content and would then be reported as problems in a file that the user
 * didn't write.
 */
const silent: Partial<typeof exampleSite> = {
  baseUrl: '/',
  versions: exampleSite.versions.map((version) => ({ ...version, drafts: [] })),
  navbar: { items: [] },
  footer: { ...exampleSite.footer, groups: [] },
  announcement: undefined,
};

function standIn(source: YamlSource): Loaded<SiteConfig> {
  const written = typeof source.value === 'object' && source.value !== null ? source.value : {};
  const usable = Object.entries(siteConfig.shape).flatMap(([key, schema]) => {
    const value: unknown = (written as Record<string, unknown>)[key];
    return value !== undefined && schema.safeParse(value).success ? [[key, value]] : [];
  });
  const value = siteConfig.parse({ ...exampleSite, ...silent, ...Object.fromEntries(usable) });
  return { value, file: source.file, origin: source.origin };
}
