import type { ComponentType } from 'react';
import { BadgeRow } from '#site/reference/Badges.tsx';
import { SectionFilter } from '#site/reference/SectionFilter.tsx';
import type { ScreenModule } from '#site/screen-module.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { screenModules } from '#site/screens.ts';
import { subjects } from './index.ts';
import type { Subject } from './subject.ts';

const all: readonly Subject[] = subjects;

// Subjects import their components lazily, so that code that only reads data doesn't load React. Code that imports this module
// renders pages.
const views = (await Promise.all(all.flatMap(({ view }) => view?.() ?? []))).map(({ view }) => view);

/** The component of each block, by its type. */
export const blockViews: Readonly<Record<string, ComponentType<{ block: never }>>> = Object.assign(
  // What several subjects use.
  { 'badge-row': BadgeRow, 'section-filter': SectionFilter },
  ...views.map(({ blocks }) => blocks),
);

/** The page component of every screen. */
export const screenViews: Readonly<Record<string, ScreenModule>> = Object.assign(
  {},
  screenModules,
  ...views.map(({ screens }) => screens),
);

/** What the Run buttons of a page load, by the kind of its samples. */
export const runSetups: Readonly<Record<string, ComponentType>> = Object.assign(
  {},
  ...views.map(({ runSetups: setups }) => setups),
);

/** Screens of the web application beside the texts of tools, by the address of the tool. */
export const toolPictures: Readonly<Record<string, ComponentType>> = Object.assign(
  {},
  ...views.map(({ pictures }) => pictures),
);

/** What the home page and the cards of tools show, by `/` or the address of the tool. */
export const toolPreviews: Readonly<Record<string, ComponentType<ScreenProps<never>>>> = Object.assign(
  {},
  ...views.map(({ previews }) => previews),
);
