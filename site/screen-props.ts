import type { ComponentType } from 'react';
import type { ScreenRoute } from '#model/locale-site.ts';
import type { Page } from '#model/page.ts';

/**
 * What the pages that are not documentation are made from.
 * @typeParam Facts the facts that the page needs, by subject; the build passes those of all subjects
 */
export interface ScreenProps<Facts extends object = object> {
  screen: ScreenRoute;
  pages: readonly Page[];
  facts: Facts;
  /** What tools load in the browser: plain data by name, for example `urn/dataset`. */
  toolFacts: Readonly<Record<string, object>>;
  /** What the home page and the cards of tools show, by `/` or the address of the tool; they are given the same props. */
  previews: Readonly<Record<string, ComponentType<ScreenProps<never>>>>;
  /** Screens of the web application that belong to the pages of tools, by the address of the tool. */
  pictures: Readonly<Record<string, ComponentType>>;
  /** HTML of the Markdown files in content/pages/, by file name without extension. */
  screenTexts: Readonly<Record<string, string>>;
}
