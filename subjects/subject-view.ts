import type { ComponentType } from 'react';
import type { ScreenModule } from '#site/screen-module.ts';
import type { ScreenProps } from '#site/screen-props.ts';

/** The build-time components of a subject. */
export interface SubjectView {
  /** Components of blocks, by the block's type. */
  blocks?: Readonly<Record<string, ComponentType<{ block: never }>>>;
  /** Page components, by the screen that they render. */
  screens?: Readonly<Record<string, ScreenModule>>;
  /** What the home page and the cards of tools show, by `/` or the address of the tool, for example `/tools/errors`. */
  previews?: Readonly<Record<string, ComponentType<ScreenProps<never>>>>;
  /** What the Run buttons of a page load when one is pressed, by the kind of its samples (`data-runnable`). Other pages don't contain it. */
  runSetups?: Readonly<Record<string, ComponentType>>;
  /** Screens of the web application that belong to the pages of tools, by the address of the tool. */
  pictures?: Readonly<Record<string, ComponentType>>;
}
