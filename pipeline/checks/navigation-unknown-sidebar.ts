import { didYouMean } from '#model/rules/addresses.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** A version refers to a sidebar that isn't in navigation.yaml. */
export const navigationUnknownSidebar: Rule = ({ config, navigationFile }) => {
  if (!navigationFile) return [];
  const known = Object.keys(navigationFile.value);
  return config.value.versions.flatMap((version, index) =>
    version.sidebars.flatMap((name, at) => {
      if (known.includes(name)) return [];
      const nearby = didYouMean(name, known).fix;
      return {
        ...config.origin(['versions', index, 'sidebars', at]),
        rule: 'navigation/unknown-sidebar',
        message: `Configuration error: the version "${version.name}" refers to the sidebar "${name}", which isn't in ${navigationFile.file}.`,
        fix: nearby ?? `The sidebars are ${known.join(', ') || 'missing'}.`,
        severity: 'error' as const,
      };
    }),
  );
};
