import { fill } from '#model/fill.ts';
import type { Strings } from '#model/strings.ts';
import { escapeXml } from '#output/escape-xml.ts';

/**
 * The note at the top of an archived page whose controls only work on the site.
 * @param address public address of the page
 * @param styles address of the style sheet of notes
 */
export function archiveNote(strings: Strings, build: string, address: string, styles: string): string {
  const link = `<a href="${escapeXml(address)}">${escapeXml(address)}</a>`;
  const text = fill(escapeXml(strings.archiveNote), { build, address: link });
  return `<link rel="stylesheet" href="${styles}"/><p class="copy-note">${text}</p>`;
}
