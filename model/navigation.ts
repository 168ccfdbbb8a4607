import { z } from 'zod';

const link = z.strictObject({
  label: z.string().min(1).describe('Text of the link.'),
  href: z.url({ protocol: /^https?$/ }).describe('Absolute address outside the site.'),
});

const doc = z.union([
  z.string().min(1).describe('Id of a page, for example docs/quickstart.'),
  z.strictObject({
    doc: z.string().min(1).describe('Id of a page, for example docs/quickstart.'),
    label: z.string().min(1).optional().describe('Replaces the sidebar label of the page.'),
    managedOnly: z.boolean().optional().describe('Marks the entry as part of Managed DataHub only.'),
  }),
]);

/** An entry of navigation.yaml: a page, an outside link, or a category that contains entries. */
export type NavigationEntry =
  | z.infer<typeof doc>
  | z.infer<typeof link>
  | {
      category: string;
      doc?: string | undefined;
      open?: boolean | undefined;
      managedOnly?: boolean | undefined;
      items: NavigationEntry[];
    };

export const navigationEntry: z.ZodType<NavigationEntry> = z.union([
  doc,
  link,
  z.strictObject({
    category: z.string().min(1).describe('Label of the category.'),
    doc: z.string().min(1).optional().describe('Page that opens with a click on the label.'),
    open: z.boolean().optional().describe('Whether the category starts open.'),
    managedOnly: z.boolean().optional().describe('Marks the category as part of Managed DataHub only.'),
    items: z
      .array(z.lazy(() => navigationEntry))
      .min(1)
      .describe("The category's entries, in order."),
  }),
]);

/** The whole of navigation.yaml: named sidebars. */
export const navigationFile = z.record(z.string().min(1), z.array(navigationEntry));
export type NavigationFile = z.infer<typeof navigationFile>;

/** A resolved node of a sidebar. */
export type NavNode =
  | { type: 'page'; id: string; path: string; label: string; managedOnly: boolean }
  | { type: 'link'; href: string; label: string }
  | {
      type: 'category';
      /** Unique in its sidebar: the labels from the top joined with `/`, slugged. */
      key: string;
      label: string;
      /** Page that a click on the label opens. */
      path?: string;
      /** First page inside, for readers without script. */
      firstPath: string;
      open: boolean;
      managedOnly: boolean;
      items: NavNode[];
    };

/** One step of the breadcrumbs. */
export interface TrailStep {
  label: string;
  path?: string;
}

export interface PagePlace {
  /** Name of the sidebar that shows the page. */
  sidebar: string;
  /** Categories above the page, outermost first; without the page itself. */
  trail: readonly TrailStep[];
  /** Keys of the same categories, then of the category that the page itself opens, if it does. */
  categories: readonly string[];
  previous?: { label: string; path: string };
  next?: { label: string; path: string };
}

export interface Navigation {
  sidebars: Readonly<Record<string, readonly NavNode[]>>;
  /** By page path. If a page appears in several places, this is the first one. */
  places: Readonly<Record<string, PagePlace>>;
}
