import { announceMatches, startFilter } from './filter-tools.ts';
import { nameRank } from './name-rank.ts';

/** An entry of a long reference page, with the methods of a class. */
interface Section {
  elements: readonly HTMLElement[];
  /** Its own name, the text of its heading. */
  name: string;
  /** All words, in lower case. */
  text: string;
  /** Keeps the section's place while it is shown first. */
  place: Comment;
}

/** If a filter leaves at most as many entries, their folded parts are opened. */
const openedUpTo = 5;

const known = new WeakMap<Element, Section[]>();

/** The entries below the tools, read once. Only sections that begin with a described member count. */
function sectionsOf(tools: HTMLElement): Section[] {
  const sections = known.get(tools) ?? readSections(tools);
  known.set(tools, sections);
  return sections;
}

function readSections(tools: HTMLElement): Section[] {
  const groups: HTMLElement[][] = [];
  for (let element = tools.nextElementSibling; element; element = element.nextElementSibling) {
    if (!(element instanceof HTMLElement)) continue;
    if (element.matches('h2, h3, [data-entry]:has(> :is(h2, h3))')) groups.push([element]);
    else groups.at(-1)?.push(element);
  }
  return groups
    .filter(([first]) => first?.matches('[data-entry]'))
    .map((elements) => ({
      elements,
      name: elements[0]?.querySelector('h2, h3')?.textContent?.trim() ?? '',
      place: document.createComment(''),
      // Where a type is used says nothing about the type: every filter by a name would find all that it is made of.
      text: elements
        .flatMap((element) => (element.matches('[data-entry]') ? [...element.children].flatMap(contents) : [element]))
        .filter((element) => !element.matches('.graphql-uses'))
        .map(({ textContent }) => textContent)
        .join(' ')
        .toLowerCase(),
    }));
}

/** What a part of an entry is made of: its block, or text. */
function contents(part: Element): Element[] {
  return part.matches('div') ? [...part.children] : [part];
}

/** Does what the tools, or the button among them that opens all entries, are used for. */
export function useSections(used: HTMLElement): void {
  if (used.matches('[data-section-tools]')) filterSections(used);
  else toggleEntries(used);
}

/** Shows the entries that contain every word of the field, those of that name first, and their links in "On this page". */
function filterSections(tools: HTMLElement): void {
  const typed = tools.querySelector('input')?.value.trim().toLowerCase() ?? '';
  const words = typed.split(/\s+/).filter(Boolean);
  const sections = sectionsOf(tools);
  for (const { elements, place } of sections) {
    if (place.isConnected) place.replaceWith(...elements);
  }
  const found = sections.filter(({ elements, text }) => {
    const isShown = words.every((word) => text.includes(word));
    for (const element of elements) element.hidden = !isShown;
    return isShown;
  });
  let last: Element = tools;
  for (const rank of [0, 1]) {
    for (const { elements, name, place } of found) {
      if (nameRank(name, typed) !== rank) continue;
      elements[0]?.before(place);
      last.after(...elements);
      last = elements.at(-1) ?? last;
    }
  }
  // What a filter by name is after is what these entries contain.
  if (words.length > 0 && found.length <= openedUpTo) {
    const shown = found.flatMap(({ elements }) => elements);
    for (const folded of shown.flatMap((element) => [...element.querySelectorAll<HTMLDetailsElement>('[data-folded]')]))
      folded.open = true;
  }
  filterContents(sections);
  announceMatches(tools, found.length);
}

/** Opens what is folded in all entries below a button, or closes it, and gives the button its other text. */
function toggleEntries(button: HTMLElement): void {
  const isOpening = button.ariaExpanded !== 'true';
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('[data-entry] [data-folded]'))
    folded.open = isOpening;
  button.ariaExpanded = String(isOpening);
  const text = button.textContent;
  button.textContent = button.dataset.close ?? '';
  button.dataset.close = text;
}

/** Hides the links of "On this page" that lead to hidden entries. */
function filterContents(sections: readonly Section[]): void {
  const hidden = new Set(
    sections
      .flatMap(({ elements }) => elements.filter((element) => element.hidden))
      .flatMap((element) => [element, ...element.querySelectorAll('[id]')].map(({ id }) => `#${id}`)),
  );
  for (const link of document.querySelectorAll<HTMLAnchorElement>(':is([data-toc], .toc-folded) a')) {
    const item = link.closest('li');
    if (item) item.hidden = hidden.has(link.getAttribute('href') ?? '');
  }
}

// The rest of a long page contains more entries than have been read.
document.addEventListener('dh:shown', () => {
  for (const tools of document.querySelectorAll<HTMLElement>('[data-section-tools]')) {
    if (known.delete(tools)) filterSections(tools);
  }
});

startFilter({
  tools: '[data-section-tools]',
  apply: filterSections,
  toolsOf: (hidden) => hidden.parentElement?.querySelector<HTMLElement>('[data-section-tools]'),
});
