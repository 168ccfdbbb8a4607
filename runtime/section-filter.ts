import { announceMatches, startFilter } from './filter-tools.ts';

/** An entry of a long reference page, with the methods of a class. */
interface Section {
  elements: readonly HTMLElement[];
  /** All words, in lower case. */
  text: string;
}

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

/** Shows the entries that hold every word of the field. */
export function filterSections(tools: HTMLElement): void {
  const words = tools.querySelector('input')?.value.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  let matches = 0;
  for (const { elements, text } of sectionsOf(tools)) {
    const isShown = words.every((word) => text.includes(word));
    for (const element of elements) element.hidden = !isShown;
    if (isShown) matches++;
  }
  announceMatches(tools, matches);
}

// The rest of a long page holds more entries than were read.
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
