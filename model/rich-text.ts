/** A piece of text with inline markup, ready for React: data sentences with their `code`, links, and emphasis. */
export type RichText = readonly RichTextPart[];

export type RichTextPart =
  | string
  | { code: string }
  | { strong: string }
  /** Path with hash (`/docs/tags#create`), hash alone, or an outside address. */
  | { link: string; text: string };
