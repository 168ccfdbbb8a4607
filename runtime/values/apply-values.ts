import type { ReaderValues, SampleValue } from '#model/reader-values.ts';
import { loadOverlays } from '../overlays.ts';
import { rewrite } from './rewrite.ts';
import { valueWord } from './value-words.ts';

/** What the build wrote into the places that show something else now. */
const originals = new WeakMap<Element, Node[]>();

/**
 * Shows the reader's values in all samples of the page, or what the build wrote where there is none.
 * @returns how many places show a value of the reader's
 */
export function applyValues(values: ReaderValues): number {
  const changed: { place: HTMLDataElement; original: string }[] = [];
  for (const place of document.querySelectorAll<HTMLDataElement>('[data-code] data')) {
    const nodes = originals.get(place);
    if (nodes) restore(place, nodes);
    const original = place.textContent;
    const text = rewrite(place.value as SampleValue, original, values);
    if (text === undefined || text === original) continue;
    originals.set(place, [...place.childNodes]);
    place.replaceChildren(text);
    place.dataset.yours = '';
    changed.push({ place, original });
  }
  if (changed.length > 0) explain(changed);
  return changed.length;
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
    if (place.dataset.yours === '') place.title = valueWord('marked').replace('{original}', () => original);
  }
}
