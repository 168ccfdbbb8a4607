import { feedTexts } from './feed-texts.ts';
import { integrationTexts } from './integration-texts.ts';
import { offlineTexts } from './offline-texts.ts';
import { pageMenuTexts } from './page-menu-texts.ts';
import { sampleTexts } from './sample-texts.ts';
import { searchTexts } from './search-texts.ts';
import { valueTexts } from './value-texts.ts';

/**
 * Interface texts in English. A locale's content/locales/{code}/interface.yaml may translate any of them; texts that it leaves out stay English.
 * `{name}` marks a value that is filled in.
 */
export const english = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  docsNavigation: 'Docs pages',
  sidebar: 'Sidebar',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  onThisPage: 'On this page',
  previous: 'Previous',
  next: 'Next',
  pageNavigation: 'Previous and next page',
  editThisPage: 'Edit this page',
  lastUpdated: 'Last updated on {date} by {author}',
  version: 'Version: {label}',
  versionMenu: 'Version',
  language: 'Language',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  backToMainMenu: 'Back to main menu',
  mobileMenu: 'Menu',
  search: 'Search',
  searchDocs: 'Search docs',
  searchOrPaste: 'Search or paste an error, URN, or recipe',
  searchShortcut: 'Search ({keys})',
  lightMode: 'Switch to light mode',
  darkMode: 'Switch to dark mode',
  announcement: 'Announcement',
  closeAnnouncement: 'Close announcement',
  codeBlock: 'Code',
  copyCode: 'Copy code',
  runSample: 'Run',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  wrapLines: 'Wrap long lines',
  enlargeImage: 'Enlarge image',
  tableLabel: 'Table {number}: {columns}',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {number}',
  taskDone: 'Done',
  taskOpen: 'Not done',
  close: 'Close',
  headingLink: 'Copy link to “{title}”',
  noteLabel: 'Note',
  tipLabel: 'Tip',
  infoLabel: 'Info',
  cautionLabel: 'Caution',
  dangerLabel: 'Danger',
  availability: 'Availability',
  selfHosted: 'Self-hosted DataHub',
  managed: 'Managed DataHub',
  available: 'available',
  notAvailable: 'not available',
  managedOnly: 'Managed DataHub only',
  alsoCalled: 'Also called',
  notFoundTitle: 'Page not found',
  notFoundText: 'This page doesn’t exist. Check the address, or search the documentation.',
  notFoundNearest: 'Pages with a similar address',
  notTranslated: 'This page hasn’t been translated yet. You are reading it in {language}.',
  loading: 'Loading',
  loadFailed: 'This part of the page could not be loaded.',
  retry: 'Retry',
  crashed: 'This page crashed.',
  tryAgain: 'Try again',
  navigatedTo: 'Navigated to {title}',
  expandCategory: 'Expand “{label}”',
  opensInNewTab: 'opens in a new tab',
  filterOptions: 'Filter {count} options',
  requiredOptions: 'Required only',
  hideDeprecated: 'Hide deprecated',
  optionsShown: '{shown} of {count} options',
  noOptions: 'No options match.',
  filterEntries: 'Filter {count} entries',
  entriesShown: '{shown} of {count} entries',
  noEntries: 'No entries match.',
  openEntries: 'Expand all',
  closeEntries: 'Collapse all',
  copyOption: 'Copy “{title}” as YAML',
  copy: 'Copy',
  jsonSchema: 'JSON Schema',
  ...feedTexts,
  ...integrationTexts,
  ...valueTexts,
  ...pageMenuTexts,
  ...sampleTexts,
  ...searchTexts,
  ...offlineTexts,
} as const;

/** English texts by key. */
export type EnglishTexts = Readonly<Record<string, string>>;

/** The same texts in any language. */
export type Texts<T extends EnglishTexts> = { readonly [K in keyof T]: string };

export type StringKey = keyof typeof english;
export type Strings = Readonly<Record<StringKey, string>>;
