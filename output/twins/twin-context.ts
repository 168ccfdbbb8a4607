import type { Strings } from '#model/strings.ts';

/** What the text of a twin depends on beside the page. */
export interface TwinContext {
  strings: Pick<Strings, 'diagramText' | 'pictureText'>;
  /** The address that a link of the page has in its twin. */
  link: (href: string) => string;
}
