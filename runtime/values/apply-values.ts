import type { ReaderValues, SampleValue } from '#model/reader-values.ts';
import { loadOverlays } from '../overlays.ts';
import { rewrite } from './rewrite.ts';
import { valueWord } from './value-words.ts';

/** The original content of the places that show something else now. */
const originals = new WeakMap<Element, Node[]>();

/**
 * Shows the reader's values in all samples of the page, or what the build wrote where there is none.
 * @param mark `new` highlights the places, because the reader has just entered the values
 * @returns how many places show a value of the reader's, and how many of those are in closed tabs or sections
 */
export function applyValues(values: ReaderValues, mark: '' | 'new' = ''): { count: number; hidden: number } {
  const changed: { place: HTMLDataElement; original: string }[] = [];
  for (const place of document.querySelectorAll<HTMLDataElement>('[data-code] data')) {
    const nodes = originals.get(place);
    const original = nodes?.map((node) => node.textContent).join('') ?? place.textContent;
    const text = rewrite(place.value as SampleValue, original, values);
    if (text === undefined || text === original) {
      if (nodes) restore(place, nodes);
      continue;
    }
    if (!nodes) originals.set(place, [...place.childNodes]);
    // Storing values applies them once more: a place that has its value keeps its highlight.
    const isShown = place.textContent === text;
    if (!isShown) place.replaceChildren(text);
    if (!isShown || mark === 'new') place.dataset.yours = mark;
    changed.push({ place, original });
  }
  if (changed.length > 0) explain(changed);
  const hidden = changed.filter(({ place }) => !place.checkVisibility()).length;
  return { count: changed.length, hidden };
}

function restore(place: HTMLDataElement, nodes: Node[]): void {
  place.replaceChildren(...nodes);
  place.removeAttribute('title');
  delete place.dataset.yours;
  originals.delete(place);
}

/** Titles come with the words of the panel, a moment after the values. */
async function explain(changed: readonly { place: HTMLDataElement; original: string }[]): Promise<void> {
  try {
    await loadOverlays();
  } catch (error) {
    return console.warn(error);
  }
  for (const { place, original } of changed) {
    if (place.dataset.yours !== undefined) place.title = valueWord('marked').replace('{original}', () => original);
  }
}
