import type { Strings } from '#model/strings.ts';

/** What a twin's text depends on besides the page. */
export interface TwinContext {
  strings: Pick<Strings, 'diagramText' | 'pictureText'>;
  /** The address that a link of the page has in its twin. */
  link: (href: string) => string;
}
