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

/** Shows the rows that the tools above them ask for, with their parents, and says how many match. */
export function filterOptions(tools: HTMLElement): void {
  const reference = tools.closest('.option-reference');
  if (!reference) return;
  const [field, ...boxes] = tools.querySelectorAll('input');
  const marks = (key: 'only' | 'without') => boxes.flatMap(({ checked, dataset }) => (checked && dataset[key]) || []);
  const query = { text: field?.value ?? '', only: marks('only'), without: marks('without') };
  let matches = 0;
  for (const table of reference.querySelectorAll('table')) {
    const rows = rowsOf(table);
    const states = matchOptions(rows, query);
    for (const [index, { element }] of rows.entries()) {
      element.hidden = !states[index];
      element.toggleAttribute('data-parent', states[index] === 'parent');
    }
    matches += states.filter((state) => state === 'match').length;
    const isEmpty = !states.some(Boolean);
    table.hidden = isEmpty;
    const type = table.closest<HTMLElement>('.shared-type');
    if (type) type.hidden = isEmpty;
  }
  announceMatches(tools, matches);
}

startFilter({
  tools: '[data-option-tools]',
  apply: filterOptions,
  toolsOf: (hidden) => hidden.closest('.option-reference')?.querySelector<HTMLElement>('[data-option-tools]'),
});
