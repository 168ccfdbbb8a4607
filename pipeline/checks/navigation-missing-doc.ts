import type { Rule } from '#model/rules/site-under-check.ts';

/** A page isn't in any sidebar, and its front matter doesn't say that this is intended. */
export const navigationMissingDoc: Rule = ({ pages, navigation, navigationFile }) => {
  if (!navigationFile) return [];
  return pages
    .filter((page) => page.inSidebar && !navigation.places[page.path])
    .map((page) => ({
      ...page.origin,
      rule: 'navigation/missing-doc',
      message: `No sidebar lists the page "${page.id}", so readers can't find it.`,
      fix: `Add "${page.id}" to ${navigationFile.file}, or add "sidebar: none" to its front matter.`,
      severity: 'error',
    }));
};
