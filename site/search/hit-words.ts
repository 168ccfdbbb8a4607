import type { PageKind } from '#model/page.ts';
import type { SectionHit } from '#search/answer.ts';
import type { SearchTexts } from './search-texts.ts';

// One word that begins with a lowercase letter or contains separators or capitals: an option, a field, a command.
const NAME = /^[a-z_][^\s]*$|^\S+[._*]\S+$|^\S*[a-z\d][A-Z]\S*$/;

/** Whether the title of a section is the name of something in the software. */
export function isName(title: string, kind: PageKind): boolean {
  return NAME.test(title) || ((kind === 'graphql' || kind === 'sdk' || kind === 'settings') && /^\S+$/.test(title));
}

const names: Partial<Record<PageKind, keyof SearchTexts>> = {
  connector: 'searchInOption',
  entity: 'searchInField',
};
const fields = {
  title: 'searchInTitle',
  page: 'searchInPage',
  code: 'searchInCode',
  text: 'searchInText',
} as const satisfies Record<SectionHit['field'], keyof SearchTexts>;

/** Says where the words of a query were found, for example `in option name`. */
export function matchedIn({ field, title }: SectionHit, kind: PageKind, texts: SearchTexts): string {
  if (field === 'title' && isName(title, kind)) return texts[names[kind] ?? 'searchInName'];
  return texts[fields[field]];
}
