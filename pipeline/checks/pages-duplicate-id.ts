import type { Rule } from '#model/rules/site-under-check.ts';

/** Two files of one version make the same page, for example `tags.md` and `tags/index.md`. */
export const pagesDuplicateId: Rule = ({ drafts }) => {
  const first = new Map<string, string>();
  return drafts.flatMap((draft) => {
    const key = `${draft.version} ${draft.id}`;
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, draft.origin.file);
      return [];
    }
    const message = `The ID "${draft.id}" is already taken by ${other}.`;
    const fix = 'Rename or remove one of the files.';
    return [{ ...draft.origin, rule: 'pages/duplicate-id', message, fix, severity: 'error' }];
  });
};
