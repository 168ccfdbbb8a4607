import type { PageDraft } from '#model/page.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** Pages of two versions, or a page and a screen, claim the same address. Only a warning: the first one is published. */
export const pagesDuplicateRoute: Rule = ({ drafts, screens }) => {
  const taken = new Map<string, PageDraft>();
  return drafts.flatMap((draft) => {
    const other = taken.get(draft.path);
    taken.set(draft.path, other ?? draft);
    const screen = screens.find(({ path }) => path === draft.path);
    const claim =
      other && other.version !== draft.version
        ? `${other.origin.file}, which is published there`
        : !other && screen
          ? `the ${screen.screen} screen, which this page replaces`
          : undefined;
    if (claim === undefined) return [];
    const message = `The address "${draft.path}" is already taken by ${claim}.`;
    const fix = 'Move the page, or change the path of its version.';
    return [{ ...draft.origin, rule: 'pages/duplicate-route', message, fix, severity: 'warning' }];
  });
};
