import { didYouMean } from '#model/rules/addresses.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** A version leaves out a page that does not exist, so something else is published that should not be. */
export const versionsUnknownDraft: Rule = ({ config, drafts }) => {
  const ids = new Set(drafts.map((draft) => draft.id));
  return config.value.versions.flatMap((version, index) =>
    version.drafts.flatMap((id, at) => {
      if (ids.has(id)) return [];
      const message = `Configuration error: "drafts" lists the page "${id}", which doesn't exist.`;
      const fix =
        didYouMean(id, ids).fix ?? 'A page’s ID is its address without the leading slash, for example docs/quickstart.';
      const origin = config.origin(['versions', index, 'drafts', at]);
      return { ...origin, rule: 'versions/unknown-draft', message, fix, severity: 'error' as const };
    }),
  );
};
