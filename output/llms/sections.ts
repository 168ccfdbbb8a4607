import type { LocaleSite } from '#model/locale-site.ts';
import type { NavNode } from '#model/navigation.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** Pages below one heading of a section. */
export interface SectionGroup {
  /** Labels of the categories between the section and its pages; empty for pages right below the section. */
  title: string;
  paths: string[];
}

/** A category at the top of the navigation. */
export interface DocsSection {
  title: string;
  /** Folder of its files below the locale's base, for example `docs/get-started`. */
  folder: string;
  groups: SectionGroup[];
}

/** The sections of all sidebars, in their order. */
export function docsSections({ config }: SiteModel, { navigation }: LocaleSite): DocsSection[] {
  return config.versions.flatMap(({ path, sidebars }) =>
    sidebars.flatMap((name) =>
      (navigation.sidebars[name] ?? []).flatMap((node) => {
        if (node.type !== 'category') return [];
        const steps = [path.slice(1), ...(sidebars.length > 1 ? [name] : []), node.key];
        const groups = groupsOf(node, '').filter(({ paths }) => paths.length > 0);
        return groups.length > 0 ? [{ title: node.label, folder: steps.join('/'), groups }] : [];
      }),
    ),
  );
}

type Category = Extract<NavNode, { type: 'category' }>;

function groupsOf({ path, items }: Category, title: string): SectionGroup[] {
  const pages = items.flatMap((item) => (item.type === 'page' ? [item.path] : []));
  const inner = items.flatMap((item) =>
    item.type === 'category' ? groupsOf(item, title === '' ? item.label : `${title}: ${item.label}`) : [],
  );
  return [{ title, paths: path === undefined ? pages : [...new Set([path, ...pages])] }, ...inner];
}
