import type { Page, Section } from '#model/page.ts';

/** A section, and the page that contains it. */
export interface Place {
  path: string;
  section: Section;
}

/** Which sections contain which words as code or in text. */
export interface Mentions {
  /** Sections that contain exactly these words as code, like tables of variables and flags. */
  asCode(words: string): readonly Place[];
  /** Sections in whose code or text the word occurs; letters, digits, `_`, and `-` make a word. */
  anywhere(word: string): readonly Place[];
  /** Sections with this title, in the singular or plural; case and what joins its words don't matter. */
  titled(title: string): readonly Place[];
}

/** Looks through all sections once. */
export function collectMentions(pages: readonly Page[]): Mentions {
  const code = new Map<string, Place[]>();
  const words = new Map<string, Place[]>();
  const titles = new Map<string, Place[]>();
  const add = (map: Map<string, Place[]>, key: string, place: Place) => {
    const places = map.get(key);
    if (places === undefined) map.set(key, [place]);
    else if (places.at(-1) !== place) places.push(place);
  };
  for (const { path, content } of pages) {
    for (const section of content().sections) {
      const place = { path, section };
      add(titles, folded(section.title), place);
      for (const entry of section.code) add(code, entry.trim().replace(/[=:].*$/s, ''), place);
      for (const [word] of `${section.code.join('\n')}\n${section.text}`.matchAll(/[\w-]+/g)) add(words, word, place);
    }
  }
  return {
    asCode: (each) => code.get(each) ?? [],
    anywhere: (each) => words.get(each) ?? [],
    titled: (each) => {
      const title = folded(each);
      return [title, `${title}s`, title.replace(/y$/, 'ies')].flatMap((form) => titles.get(form) ?? []);
    },
  };
}

/** `glossaryTerm`, `glossary_term` and `Glossary term` are one title. */
function folded(title: string): string {
  return title
    .replace(/(?<=[a-z0-9])(?=[A-Z])|[-_\s]+/g, ' ')
    .trim()
    .toLowerCase();
}
