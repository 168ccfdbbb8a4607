import type { NamedLink, TypeText } from '#model/blocks.ts';
import { recordAnchor, recordLabel } from './addresses.ts';

/**
 * A type as text, with a link from every record that the page describes.
 * @param type as in the facts, for example `array[com.linkedin.metadata.search.SearchEntity]`
 * @param known names of the page's records
 */
export function typeText(type: string, known: ReadonlySet<string>): TypeText {
  const parts: (string | NamedLink)[] = [];
  let last = 0;
  for (const found of type.matchAll(/[A-Za-z][\w.]*/g)) {
    if (found.index > last) parts.push(type.slice(last, found.index));
    const [name] = found;
    if (known.has(name)) parts.push({ name: recordLabel(name), href: `#${recordAnchor(name)}` });
    else parts.push(recordLabel(name));
    last = found.index + name.length;
  }
  if (last < type.length) parts.push(type.slice(last));
  return parts;
}
