import { announceMatches, startFilter } from './filter-tools.ts';
import { matchOptions, type OptionEntry } from './match-options.ts';

interface Row extends OptionEntry {
  element: HTMLElement;
}

const known = new WeakMap<Element, Row[]>();

/** The rows of a table, read once. */
function rowsOf(table: HTMLTableElement): Row[] {
  const rows =
    known.get(table) ??
    [...(table.tBodies[0]?.rows ?? [])].map((element) => ({
      element,
      text: element.textContent.toLowerCase(),
      depth: Number(element.dataset.depth ?? 0),
      marks: element.dataset.marks?.split(' ') ?? [],
    }));
  known.set(table, rows);
  return rows;
}

/** The references that tools filter: the one around them, or all after them. */
function referencesOf(tools: HTMLElement): readonly HTMLElement[] {
  const around = tools.closest<HTMLElement>('.option-reference');
  return around ? [around] : [...document.querySelectorAll<HTMLElement>('.option-reference')];
}

/** The heading of a reference that shares its filter with others, and what is between them. */
function headOf(reference: HTMLElement): HTMLElement[] {
  const head: HTMLElement[] = [];
  for (let at = reference.previousElementSibling; at instanceof HTMLElement; at = at.previousElementSibling) {
    if (at.matches('.option-reference, search')) break;
    head.push(at);
    if (at.matches('h2')) return head;
  }
  return [];
}

/** Shows the rows that the tools above them ask for, with their parents, and says how many match. */
export function filterOptions(tools: HTMLElement): void {
  const [field, ...boxes] = tools.querySelectorAll('input');
  const marks = (key: 'only' | 'without') => boxes.flatMap(({ checked, dataset }) => (checked && dataset[key]) || []);
  const query = { text: field?.value ?? '', only: marks('only'), without: marks('without') };
  const isShared = tools.closest('.option-reference') === null;
  let matches = 0;
  for (const reference of referencesOf(tools)) {
    let found = 0;
    for (const table of reference.querySelectorAll('table')) found += filterTable(table, query);
    matches += found;
    if (isShared) for (const part of headOf(reference)) part.hidden = found === 0;
  }
  announceMatches(tools, matches);
}

/** Returns how many rows of a table match. */
function filterTable(table: HTMLTableElement, query: Parameters<typeof matchOptions>[1]): number {
  const rows = rowsOf(table);
  const states = matchOptions(rows, query);
  for (const [index, { element }] of rows.entries()) {
    element.hidden = !states[index];
    element.toggleAttribute('data-parent', states[index] === 'parent');
  }
  const isEmpty = !states.some(Boolean);
  table.hidden = isEmpty;
  const type = table.closest<HTMLElement>('.shared-type');
  if (type) type.hidden = isEmpty;
  return states.filter((state) => state === 'match').length;
}

startFilter({
  tools: '[data-option-tools]',
  apply: filterOptions,
  toolsOf: (hidden) =>
    hidden.closest('.option-reference')?.querySelector<HTMLElement>('[data-option-tools]') ??
    document.querySelector<HTMLElement>('[data-option-tools]'),
});
